import type { Kind } from '#kinds/define.ts';
import { excerptOfLetters } from '#lib/foundLetters.ts';
import { type ReadDb, untracked } from '#store/database/reads.ts';
import { documentSizes } from '#store/library/documentReads.ts';
import { documentsFound } from '#store/search/documentsHolding.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';
import type { FoundInDocument } from '../routing/source.ts';
import { partsOf, plainText } from './documentText.load.ts';

/** Length of the excerpt below a title. */
const EXCERPT = 180;

/** Finds matching pages in the documents of these records, which visitors may read. */
export async function foundInDocuments(
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
  terms: SearchTerms,
): Promise<ReadonlyMap<string, FoundInDocument>> {
  const found = await documentsFound(untracked(db), kind, ids, terms);
  const sizes = await documentSizes(untracked(db), [...new Set([...found.values()].map(({ file }) => file))]);
  return new Map(
    [...found].map(([record, { file, page, also, source, text }]) => {
      const parts = partsOf(sizes.get(file) ?? []);
      const placeOf = (number: number) => ({
        page: number,
        part: Math.max(1, parts.findIndex(({ from, to }) => number >= from && number <= to) + 1),
      });
      const excerpt = excerptOfLetters(plainText(text), (terms.paperWords ?? []).flat(), EXCERPT);
      const isOcr = source === 'machine';
      return [record, { file, first: placeOf(page), also: also.map(placeOf), excerpt, isMachine: isOcr }];
    }),
  );
}
