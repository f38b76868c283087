import type { Kind } from '#kinds/define.ts';
import { excerptOfLetters } from '#lib/foundLetters.ts';
import { type ReadDb, untracked } from '#store/database/reads.ts';
import { paperSizes } from '#store/library/paperReads.ts';
import { papersFound } from '#store/search/papersHolding.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';
import type { FoundInPaper } from '../routing/finding.ts';
import { partsOf, plainText } from './paper.load.ts';

/** Length of the excerpt below a title. */
const EXCERPT = 180;

/** Finds matching pages in the documents of these records, which visitors may read. */
export async function foundInPapers(
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
  terms: SearchTerms,
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
