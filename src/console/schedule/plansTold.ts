import type { RowPlanDoc } from '#kinds/docs.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { planSaid } from './planSaid.ts';
import { SCHEDULE } from './words.ts';

/** So many hours are named in a question; of more the number is told. */
const MOST_NAMED = 5;

/** What does not come by itself while these records lie in the trash, in sentences; '' where nothing is planned. */
export function plansTold<R extends { readonly plans?: readonly RowPlanDoc[] }>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  language: Language,
): string {
  const words = wordsIn(SCHEDULE, language);
  const planned = rows.flatMap((row) =>
    (row.plans ?? []).filter(({ state }) => state !== 'failed').map((plan) => ({ row, plan })),
  );
  if (planned.length === 0) return '';
  const named = planned.slice(0, MOST_NAMED).map(({ row, plan }) => {
    const said = `${planSaid(plan, language)}.`;
    return rows.length === 1 ? said : words.of(nameOf(row), said);
  });
  const more = planned.length - named.length;
  return [...named, ...(more > 0 ? [words.moreHours(more)] : []), words.trash(rows.length)].join(' ');
}
