import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { excerptAround } from '#lib/foundWords.ts';
import { excerpt, textOf } from '#lib/html.ts';
import type { FieldName, Loaded } from '#store/records/load.ts';
import { listRecords } from '#store/records/records.ts';
import { isFoundBy, type SearchTerms } from '#store/search/searchTerms.ts';
import { textsAround } from '#store/search/textAround.ts';
import { foundInPapers } from '../papers/paperFound.load.ts';
import type { Finding, Found, FoundGroup } from './finding.ts';

/** So much of a text stands under a title. */
const EXCERPT = 180;

/** How a kind is found. */
interface Searched<F> {
  /** What is read of each record that is shown. */
  readonly fields: readonly F[];
  /** The long text of which the sentence with the found words is shown. */
  readonly text?: F;
  /** Only records with these values of the kind's filters. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** The column of the moment by which near ones come before far ones; otherwise they come in the kind's order, the newest first. */
  readonly near?: string;
}

/** What is shown of a record. `intro`: a sentence that stands there unless the words were found in the long text alone. */
type Shown = Omit<Found, 'id' | 'text' | 'unitName'> & { readonly intro?: string };

/** The records of a kind as something that the search finds: what visitors may see of it, titles first. */
export function recordFinding<K extends Kind, F extends FieldName<K>>(
  group: FoundGroup,
  kind: K,
  { fields, text, where, near }: Searched<F>,
  shown: (item: Loaded<K, F, 'whole'>, today: string) => Shown,
): Finding {
  return {
    group,
    of: [kind.name],
    find: async ({ db, terms, page, limit, today, language: readIn }) => {
      const ranked = near === undefined ? true : { by: near, near: new Date(today) };
      const query = { terms, ranked, where, activated: true, page, limit, readIn } as const;
      const load = { fields, files: 'whole' } as const;
      const { docs, totalDocs } = await listRecords(VISITOR, db, kind, query, load);
      const ids = docs.map(({ id }) => id);
      const texts = text === undefined ? undefined : await textsAround(VISITOR, db, kind, text, ids, terms);
      const papers = await foundInPapers(db, kind, ids, terms);
      const items = docs.map((item) => {
        const { intro = '', ...found } = shown(item, today);
        const whole = sentencesOf(texts?.get(item.id) ?? '');
        const said = foundSentence(terms, intro, whole);
        const inPaper = papers.get(item.id);
        // What the record says itself is enough of an excerpt.
        const paper = inPaper && (said === undefined ? inPaper : { ...inPaper, excerpt: undefined });
        return {
          ...{ id: item.id, unitName: unitOf(item), ...found, inPaper: paper },
          text: said ?? (paper ? '' : beginningOf(intro, whole)),
        };
      });
      return { items, total: totalDocs };
    },
  };
}

/** The text of formatted paragraphs, headings and rows as sentences, one after the other. */
export const sentencesOf = (html: string): string =>
  textOf(html.replace(/([\p{L}\p{M}\p{N})”’])\s*(<\/(?:p|h[1-6]|li|td|th|blockquote)>)/gu, '$1.$2'));

const unitOf = ({ department, diocese }: AnyRecord): string => (department ?? diocese)?.name ?? '';

/** The first of these texts in which something was found, around that; else the beginning of the first that there is. */
export const sentenceOf = (terms: SearchTerms, ...texts: readonly string[]): string =>
  foundSentence(terms, ...texts) ?? beginningOf(...texts);

function foundSentence(terms: SearchTerms, ...texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const found = excerptAround(text, (word) => isFoundBy(terms, word), EXCERPT);
    if (found !== undefined) return found;
  }
  return undefined;
}

const beginningOf = (...texts: readonly string[]): string =>
  excerpt(texts.find((text) => text !== '') ?? '', EXCERPT);
