import type { Kind } from '#kinds/define.ts';
import { excerptOfLetters } from '#lib/foundLetters.ts';
import { untracked } from '#store/database/reads.ts';
import { paperSizes } from '#store/library/paperReads.ts';
import { papersFound } from '#store/search/papersHolding.ts';
import type { SiteDb, Terms } from '../reading/database.load.ts';
import type { FoundInPaper } from '../search/finding.ts';
import { partsOf, plainText } from './paper.load.ts';

/** So much of a page stands under a title. */
const EXCERPT = 180;

/** Where in the papers of these records, which visitors may read, the words stand that were looked for. */
export async function foundInPapers(
  db: SiteDb,
  kind: Kind,
  ids: readonly string[],
  terms: Terms,
): Promise<ReadonlyMap<string, FoundInPaper>> {
  const found = await papersFound(untracked(db), kind, ids, terms);
  const sizes = await paperSizes(untracked(db), [...new Set([...found.values()].map(({ file }) => file))]);
  return new Map(
    [...found].map(([record, { file, page, also, source, text }]) => {
      const parts = partsOf(sizes.get(file) ?? []);
      const placeOf = (number: number) => ({
        page: number,
        part: Math.max(1, parts.findIndex(({ from, to }) => number >= from && number <= to) + 1),
      });
      const excerpt = excerptOfLetters(plainText(text), (terms.paperWords ?? []).flat(), EXCERPT);
      const isMachine = source === 'machine';
      return [record, { file, first: placeOf(page), also: also.map(placeOf), excerpt, isMachine }];
    }),
  );
}
