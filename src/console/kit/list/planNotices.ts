import type { RowPlanDoc } from '#kinds/docs.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { planSentence } from './planSentence.ts';
import { PLANS } from './planWords.ts';

/** At most this many times are listed in a question; beyond that only their number is given. */
const MOST_NAMED = 5;

/** The scheduled changes that do not happen while these records are in the trash, in sentences; '' if nothing is scheduled. */
export function planNotices<R extends { readonly plans?: readonly RowPlanDoc[] }>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  language: Language,
): string {
  const words = wordsIn(PLANS, language);
  const planned = rows.flatMap((row) =>
    (row.plans ?? []).filter(({ state }) => state !== 'failed').map((plan) => ({ row, plan })),
  );
  if (planned.length === 0) return '';
  const named = planned.slice(0, MOST_NAMED).map(({ row, plan }) => {
    const said = `${planSentence(plan, language)}.`;
    return rows.length === 1 ? said : words.of(nameOf(row), said);
  });
  const more = planned.length - named.length;
  return [...named, ...(more > 0 ? [words.moreHours(more)] : []), words.trash(rows.length)].join(' ');
}
