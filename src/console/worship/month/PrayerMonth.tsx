import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayOf, daysLater } from '#lib/dates.ts';
import { monthOf, weekdayNames, weekdayOf } from '#lib/dayNames.ts';
import { lastDayOf, monthsLater } from '#lib/months.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { ErrorState } from '../../kit/ErrorState.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { usePlace } from '../../kit/help/usePlace.ts';
import { useSentence } from '../../kit/useSentence.ts';
import { WORSHIP } from '../words.ts';
import { MessageBar } from './MessageBar.tsx';
import { type EditLink, SheetDay } from './SheetDay.tsx';
import type { Month, Prayer } from './useMonth.ts';
import { type Place, type Sheet, useSheet } from './useSheet.ts';
import './sheet.css';

export const MONTH_PARAMETER = 'month';

/** The month in the address, or the current one. */
export function useShownMonth(): string {
  const [query] = useSearchParams();
  const named = query.get(MONTH_PARAMETER) ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(named) ? named : dayOf(new Date()).slice(0, 7);
}

/** The prayer calendar as an editable sheet: thirty prayers on one screen. On a phone it is a list of the days. */
export function PrayerMonth({
  name,
  month,
  views,
  edit,
}: {
  name: string;
  month: Month;
  views: ReactNode;
  edit: EditLink;
}) {
  const { prayer: words } = useWords(WORSHIP);
  const language = useLanguage();
  const sentence = useSentence();
  const sheet = useSheet(month);
  const place = usePlace();
  const [, setQuery] = useSearchParams();
  const today = dayOf(new Date());
  const go = (to: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(MONTH_PARAMETER, to);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const step = (by: number, icon: 'earlier' | 'later') => {
    const to = monthsLater(name, by);
    return (
      <IconButton
        icon={icon === 'earlier' ? BEFORE : AFTER}
        label={monthOf(to, language)}
        onClick={() => go(to)}
      />
    );
  };
  const box = useRef<HTMLDivElement>(null);
  const [wantsToday, setWantsToday] = useState(false);
  const isThere = month.prayers !== undefined && name === today.slice(0, 7);
  useEffect(() => {
    if (!wantsToday || !isThere) return;
    setWantsToday(false);
    box.current?.querySelector<HTMLElement>(`[data-day="${today}"] textarea`)?.focus();
  }, [wantsToday, isThere, today]);
  const days = daysOf(name);
  const { prayers } = month;
  const filled = new Set(prayers?.map(({ date }) => date)).size;
  return (
    <>
      <LeaveGuard dirty={sheet.dirty} />
      <p className="lead-in">
        {words.lead}{' '}
        {place?.path && (
          <a href={place.path} target="_blank" rel="noopener">
            {words.see}
          </a>
        )}
      </p>
      <div className="month-bar">
        {step(-1, 'earlier')}
        <h2 aria-live="polite">{monthOf(name, language)}</h2>
        {step(1, 'later')}
        <Button
          look="line"
          onClick={() => {
            go(today.slice(0, 7));
            setWantsToday(true);
          }}
        >
          {words.today}
        </Button>
        <span className="small" aria-hidden={!prayers}>
          {words.filled(filled, days.length)}
        </span>
        <span className="far">{views}</span>
      </div>
      <MessageBar today={today} />
      {month.failed ? (
        <ErrorState sentence={sentence(month.failed, words.failed.list)} onRetry={month.reload} />
      ) : prayers ? (
        <div ref={box} className="sheetbox">
          <div className="sheet-week" aria-hidden="true">
            {weekdayNames(language).map((weekday, nth) => (
              <span key={weekday}>{weekdayOf(`2023-01-0${nth + 1}`, language)}</span>
            ))}
          </div>
          <div className="sheet">
            <Gaps count={new Date(days[0] ?? name).getUTCDay()} />
            {days.map((day) => (
              <SheetDay
                key={day}
                day={day}
                places={placesOf(day, prayers, sheet)}
                sheet={sheet}
                edit={edit}
                isToday={day === today}
              />
            ))}
            <Gaps count={6 - new Date(days.at(-1) ?? name).getUTCDay()} />
          </div>
        </div>
      ) : (
        <Skeleton rows={6} />
      )}
    </>
  );
}

/** Days of the adjacent months, which cannot be edited here. */
function Gaps({ count }: { count: number }) {
  return Array.from({ length: count }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
    <div key={nth} className="sheet-day sheet-day--other" aria-hidden="true" />
  ));
}

/** The fields of a day: one for each prayer, or an empty one. Text typed into the empty one is kept even if another user has filled the day. */
function placesOf(day: string, prayers: readonly Prayer[], sheet: Sheet): Place[] {
  const places = prayers.filter(({ date }) => date === day).map((prayer) => ({ day, prayer }));
  const blank: Place = { day, prayer: undefined };
  const isTyped = sheet.of(blank).typed !== undefined;
  return places.length === 0 || isTyped ? [...places, blank] : places;
}

function daysOf(month: string): string[] {
  const count = Number(lastDayOf(month).slice(8));
  return Array.from({ length: count }, (_, nth) => daysLater(`${month}-01`, nth));
}

const BEFORE = <path d="M15 4.500 7.500 12l7.500 7.500" />;
const AFTER = <path d="M9 4.500 16.500 12 9 19.500" />;
