import type { Kind } from '#kinds/define.ts';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import type { ListFilter } from './filters.ts';
import type { SortName } from './useRecordList.ts';

/** How a list is asked for what is from today on, and for what is past: by which filters of its call, and in which order. */
export interface Dated<K extends Kind> {
  readonly by: SortName<K>;
  readonly from: string;
  readonly to: string;
  readonly takes: 'day' | 'moment';
}

/** The parameter of the address that says which part is shown: '' from today on, 'past', 'all'. */
export const PART = 'when';

/** From today on, or what is past, or all: side by side. */
export function partsFilter(words: {
  readonly when: string;
  readonly fromToday: string;
  readonly past: string;
  readonly all: string;
}): ListFilter {
  return {
    as: 'parts',
    place: 'bar',
    name: PART,
    legend: words.when,
    options: [
      { value: '', name: words.fromToday },
      { value: 'past', name: words.past },
      { value: 'all', name: words.all },
    ],
    body: () => ({}),
  };
}

/** What the call is asked for: the next one first, or the latest of those that are past. */
export function askedOfPart<K extends Kind>(
  { by, from, to, takes }: Dated<K>,
  part: string,
  now = new Date(),
): object {
  if (part === 'all') return {};
  const today = dayOf(now);
  const begins = startOfDay(today);
  if (part === 'past') {
    const until = takes === 'day' ? daysLater(today, -1) : new Date(begins.getTime() - 1).toISOString();
    return { [to]: until, order_by: by, direction: 'desc' };
  }
  return { [from]: takes === 'day' ? today : begins.toISOString(), order_by: by, direction: 'asc' };
}
