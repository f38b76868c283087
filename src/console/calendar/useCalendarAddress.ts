import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { churchMinute } from '#lib/dates.ts';
import { isMonth } from '#lib/months.ts';
import { VIEW_PARAMETER } from '../kit/list/trashParameter.ts';

const VIEWS = ['month', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What the calendar shows, as stored in the address. */
export interface Shown {
  readonly month: string;
  readonly view: View;
  /** The hidden kinds. */
  readonly without: readonly string[];
  /** The unit whose items are shown; '' for all. */
  readonly unit: string;
}

/** The state of the calendar in the address, and a setter: it can be shared, reloaded and reached with "back" like any page. */
export function useCalendarAddress(): Shown & { show(next: Partial<Shown>): void } {
  const [query, setQuery] = useSearchParams();
  const [usual] = useState<View>(() => (window.matchMedia('(min-width: 48rem)').matches ? 'month' : 'list'));
  const month = query.get('month') ?? '';
  return {
    month: isMonth(month) ? month : churchMinute(new Date()).slice(0, 7),
    view: VIEWS.find((one) => one === query.get(VIEW_PARAMETER)) ?? usual,
    without: query.getAll('without'),
    unit: query.get('unit') ?? '',
    show: ({ without, ...next }) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          if (without) {
            after.delete('without');
            for (const kind of without) after.append('without', kind);
          }
          return after;
        },
        // Synchronously: otherwise a ticked box would spring back until the next render.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  };
}
