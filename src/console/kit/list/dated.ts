import type { Kind } from '#kinds/define.ts';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { translations } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import type { Chosen, ListFilter } from './filters.ts';
import { LIST } from './words.ts';

/** The sort keys of a kind's lists. */
export type SortName<K extends Kind> = K extends { readonly sortable: infer S } ? keyof S & string : never;

export const PARTS = translations({ en: { when: 'When', fromToday: 'From today', past: 'Past' } });

/** The filters and the sort order that select current and past records. */
interface DatedBy<K extends Kind> {
  readonly by: SortName<K>;
  readonly from: string;
  readonly to: string;
  readonly takes: 'day' | 'moment';
}

/** Makes a list begin at today; `when`: '' from today on, 'past', 'all'. */
export interface Dated<K extends Kind> {
  readonly by: SortName<K>;
  readonly filter: ListFilter;
  when(chosen: Chosen): string;
  asked(when: string): object;
}

/** The same in the form `useRecordList` takes, with words in the current language. */
export function useDated<K extends Kind>(dated: DatedBy<K>): Dated<K> {
  const words = useWords(PARTS);
  const { all } = useWords(LIST);
  return {
    by: dated.by,
    filter: partsFilter({ ...words, all }),
    when: (chosen) => chosen[PART]?.[0] ?? '',
    asked: (when) => askedOfPart(dated, when),
  };
}

/** The URL parameter for the part that is shown: '' from today on, 'past', 'all'. */
const PART = 'when';

/** The filter for upcoming, past or all records, as a segmented control. */
function partsFilter(words: {
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

/** The request parameters: the next record first, or the most recent past one. */
function askedOfPart<K extends Kind>(
  { by, from, to, takes }: DatedBy<K>,
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
