import type { Kind } from '#kinds/define.ts';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { translations } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import type { Chosen, ListFilter } from './filters.ts';
import { LIST } from './words.ts';

/** By what the lists of a kind may be put in order. */
export type SortName<K extends Kind> = K extends { readonly sortable: infer S } ? keyof S & string : never;

export const PARTS = translations({ en: { when: 'When', fromToday: 'From today', past: 'Past' } });

/** By which filters of its call a list is asked for what is from today on and for what is past, and in which order. */
interface DatedBy<K extends Kind> {
  readonly by: SortName<K>;
  readonly from: string;
  readonly to: string;
  readonly takes: 'day' | 'moment';
}

/** What makes a list begin at today; `when`: '' from today on, 'past', 'all'. */
export interface Dated<K extends Kind> {
  readonly by: SortName<K>;
  readonly filter: ListFilter;
  when(chosen: Chosen): string;
  asked(when: string): object;
}

/** The same as `useRecordList` takes it; its words in the language of the page. */
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

/** The parameter of the address that says which part is shown: '' from today on, 'past', 'all'. */
const PART = 'when';

/** From today on, or what is past, or all: side by side. */
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

/** What the call is asked for: the next one first, or the latest of those that are past. */
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
