import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { excerptAround } from '#lib/foundWords.ts';
import { excerpt, textOf } from '#lib/html.ts';
import type { FieldName, Loaded } from '#store/records/load.ts';
import { listRecords } from '#store/records/records.ts';
import { isFoundBy, type SearchTerms } from '#store/search/searchTerms.ts';
import { textsAround } from '#store/search/textAround.ts';
import { foundInDocuments } from '../documentText/documentFound.load.ts';
import type { Found, FoundGroup, SearchSource } from '../routing/source.ts';

/** Maximum length of an excerpt below a title. */
const EXCERPT = 180;

/** How to search a kind. */
interface Searched<F> {
  /** The fields read of each result. */
  readonly fields: readonly F[];
  /** The long text that excerpts are taken from. */
  readonly text?: F;
  /** Only records with these values of the kind's filters. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** The date column for sorting by nearness in time; without it the kind's own order applies, newest first. */
  readonly near?: string;
}

/** What is shown of a record. `intro`: the excerpt, unless only the long text matches. */
type Shown = Omit<Found, 'id' | 'text' | 'unitName'> & { readonly intro?: string };

/** Makes the records of a kind searchable: those that visitors may see, title matches first. */
export function recordSource<K extends Kind, F extends FieldName<K>>(
  group: FoundGroup,
  kind: K,
  { fields, text, where, near }: Searched<F>,
  shown: (item: Loaded<K, F, 'whole'>, today: string) => Shown,
): SearchSource {
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
      const documents = await foundInDocuments(db, kind, ids, terms);
      const items = docs.map((item) => {
        const { intro = '', ...found } = shown(item, today);
        const whole = sentencesOf(texts?.get(item.id) ?? '');
        const said = foundSentence(terms, intro, whole);
        const inDocument = documents.get(item.id);
        // A match in the record's own text is excerpt enough.
        const paper = inDocument && (said === undefined ? inDocument : { ...inDocument, excerpt: undefined });
        return {
          ...{ id: item.id, unitName: unitOf(item), ...found, inPaper: paper },
          text: said ?? (paper ? '' : beginningOf(intro, whole)),
        };
      });
      return { items, total: totalDocs };
    },
  };
}

/** Converts HTML to text with each paragraph, heading and row as a sentence. */
export const sentencesOf = (html: string): string =>
  textOf(html.replace(/([\p{L}\p{M}\p{N})”’])\s*(<\/(?:p|h[1-6]|li|td|th|blockquote)>)/gu, '$1.$2'));

const unitOf = ({ department, diocese }: AnyRecord): string => (department ?? diocese)?.name ?? '';

/** An excerpt around the first match in these texts, or else the beginning of the first that is not empty. */
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
