import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { lastDayOf, monthsLater, weekdayNumber } from '#lib/months.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to from another one; undefined if the key does not move. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const step = STEPS[key];
  if (step !== undefined) return daysLater(day, step);
  if (key === 'Home') return daysLater(day, -weekdayNumber(day));
  if (key === 'End') return daysLater(day, 6 - weekdayNumber(day));
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = monthsLater(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const same = `${month}${day.slice(7)}`;
  return same > lastDayOf(month) ? lastDayOf(month) : same;
}

/**
 * Makes the days of a month one tab stop with keyboard navigation: the arrows by days and weeks, Home and End within the week, PageUp and PageDown by
 * months. `onMonth` shows another month.
 */
export function useDayKeys(month: string, onMonth: (month: string) => void) {
  const today = churchMinute(new Date()).slice(0, 10);
  const [asked, setAsked] = useState('');
  const moved = useRef(false);
  const sheet = useRef<HTMLOListElement>(null);
  const at = asked.startsWith(month) ? asked : today.startsWith(month) ? today : `${month}-01`;
  // After another month has rendered, focus the day that was navigated to.
  useLayoutEffect(() => {
    if (!moved.current || !asked.startsWith(month)) return;
    moved.current = false;
    sheet.current?.querySelector<HTMLElement>(`[data-day="${asked}"]`)?.focus();
  }, [asked, month]);
  return {
    sheet,
    /** The day that is the tab stop. */
    at,
    onFocus: (day: string) => day.startsWith(month) && setAsked(day),
    onKey: (day: string) => (event: KeyboardEvent) => {
      const next = dayAfterKey(day, event.key);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      moved.current = true;
      setAsked(next);
      if (!next.startsWith(month)) onMonth(next.slice(0, 7));
    },
  };
}
