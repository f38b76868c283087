import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { type DocumentSource, lettersAlone } from '#lib/documentText.ts';
import { stemsOf } from '#lib/nativeForms.ts';
import { aliasesOf } from '#lib/searchAliases.ts';
import { otherForms } from '#lib/wordForms.ts';
import type { Db } from '../database/db.ts';

/** At most this many pages are checked; a search that matches more shows the records that mention the words. */
const MOST_PAGES = 1000;
/** Shorter words are contained in nearly everything. */
const SHORTEST = 3;

/** The words to look for in PDFs: for each typed word or name, its letters and those of its alternatives. */
export type DocumentWords = readonly (readonly string[])[];

/** Letters without blanks, which programs and OCR set wrongly in Indian scripts. Misspelled words and words of another script are not looked for there. */
const wordsOfDocuments = (typed: readonly string[]): DocumentWords =>
  typed
    .map((word) => [word, ...stemsOf(word), ...otherForms(word), ...aliasesOf(word)].map(lettersAlone))
    .map((words) => words.filter(({ length }) => length >= SHORTEST))
    .filter((words) => words.length > 0);

/** The page has one of each. */
const pageHas = (asked: DocumentWords): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    asked.map((words) => sql`g.letters like any(${words.map((word) => `%${word}%`)}::text[])`),
    sql` and `,
  )})`;

/** The files whose text has all these words and names on one page, and the letters by which they were found. */
export async function documentsHolding(
  db: Db,
  typed: readonly string[],
): Promise<{ readonly papers: readonly string[]; readonly paperWords: DocumentWords }> {
  const documentTextWords = wordsOfDocuments(typed);
  if (documentTextWords.length === 0) return { papers: [], paperWords: documentTextWords };
  const { rows } = await sql<{ id: string }>`select distinct p.media_id as id from paper p join (
    select g.paper_id from paper_page g where ${pageHas(documentTextWords)} limit ${MOST_PAGES}) g on g.paper_id = p.id`.execute(
    db,
  );
  return { papers: rows.map(({ id }) => id), paperWords: documentTextWords };
}

/** The PDF of a record in which the words were found: on which pages, and an excerpt of the first. */
export interface DocumentMatch {
  readonly record: string;
  readonly file: string;
  readonly page: number;
  readonly source: DocumentSource;
  readonly text: string;
  /** The further pages, as many as are named. */
  readonly also: readonly number[];
}

/** At most this many further pages are listed. */
const MOST_NAMED = 5;

/** Where the words were found in the PDFs of these records. `ids`: of records that the viewer may read. */
export async function documentsFound(
  db: Db,
  kind: Kind,
  ids: readonly string[],
  {
    papers: documents = [],
    paperWords: documentTextWords = [],
  }: { readonly papers?: readonly string[]; readonly paperWords?: DocumentWords },
): Promise<ReadonlyMap<string, DocumentMatch>> {
  const columns = documentColumns(kind);
  if (documents.length === 0 || documentTextWords.length === 0 || ids.length === 0 || columns.length === 0)
    return new Map();
  const matches = columns.map((column) => sql`m.id = any(${column})`);
  const { rows } = await sql<Omit<DocumentMatch, 'also'> & { also: readonly number[] }>`
    select f.record, f.file, f.pages[1] as page, f.pages[2:${MOST_NAMED + 1}::integer] as also, g.source, g.text from (
      select distinct on (t.id) t.id as record, m.file_name as file, p.id as paper, array_agg(g.number order by g.number) as pages
      from ${sql.table(kind.name)} t join media m on (${sql.join(matches, sql` or `)}) join paper p on p.media_id = m.id
      join paper_page g on g.paper_id = p.id
      where t.id = any(${ids}::uuid[]) and m.id = any(${documents}::uuid[]) and not g.waits and ${pageHas(documentTextWords)}
      group by t.id, m.file_name, p.id order by t.id, count(*) desc, m.file_name) f
    join paper_page g on g.paper_id = f.paper and g.number = f.pages[1]`.execute(db);
  return new Map(rows.map((row) => [row.record, row]));
}

/** The columns of a kind that hold its PDFs. */
export const documentColumns = (kind: Kind): RawBuilder<unknown>[] =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'file' && field.accept.includes('pdf') && field.many ? [sql.ref(`t.${name}`)] : [],
  );
