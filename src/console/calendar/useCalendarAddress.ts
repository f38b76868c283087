import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { churchMinute } from '#lib/dates.ts';
import { isMonth } from '#lib/months.ts';
import { VIEW_PARAMETER } from '../shell/list/trashParameter.ts';

const VIEWS = ['month', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What of the calendar is shown, as it stands in the address. */
export interface Shown {
  readonly month: string;
  readonly view: View;
  /** Kinds that are left out. */
  readonly without: readonly string[];
  /** The unit whose things are shown; '' for all. */
  readonly unit: string;
}

/** What is shown, and the way to show something else: it is shared, reloaded and come back to like any page. */
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
        // At once: a box that was ticked would spring back until the screen is drawn anew.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
  };
}
