import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { DocumentSource } from '#lib/documentText.ts';
import { languageOf } from '#lib/language.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { documentLetters } from '../files/documents.ts';
import { ownFile } from '../files/fileRights.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound, stale } from '../rows/rows.ts';
import { placesOf } from './places.ts';
import { type FileChange, lockPlaces, noteShownOtherwise, refuseChangeOfPages } from './whereUsed.ts';

/** The state of a PDF page besides its text, for people who may correct it. */
export interface DocumentPageState {
  readonly number: number;
  readonly source: DocumentSource;
  /** No text yet. */
  readonly waits: boolean;
  readonly language: string;
  readonly version: number;
  /** Who has corrected it, and when; '' for a person who no longer exists. */
  readonly correctedBy: string;
  readonly correctedAt: Date | null;
}

/** The same with its text. */
export interface DocumentPageToCorrect extends DocumentPageState {
  readonly text: string;
}

/** A PDF whose text the viewer may correct. */
export interface DocumentToCorrect {
  readonly originalName: string;
  readonly pages: readonly DocumentPageState[];
}

const STATE = sql`g.number, g.source, g.waits, g.language, g.version, coalesce(a.user_name, '') as "correctedBy", g.corrected_at as "correctedAt"`;

/** The PDFs of this name that somebody may correct: anyone who may describe a file may correct its text. */
const mayCorrect = (viewer: Staff, name: string): RawBuilder<boolean> =>
  sql<boolean>`(m.file_name = ${name} and m.type = 'application/pdf' and m.replaced_in is null and m.trashed_at is null and ${ownFile(viewer)})`;

/** The PDF of this name with its pages; without pages while it is unread. Throws Refusal (404) for a foreign or unknown one, and for other files. */
export async function documentToCorrect(viewer: Staff, db: Db, name: string): Promise<DocumentToCorrect> {
  const found = await sql<{ id: string; originalName: string }>`
    select m.id, m.original_name as "originalName" from media m where ${mayCorrect(viewer, name)}`.execute(
    db,
  );
  const [file] = found.rows;
  if (!file) throw notFound();
  const pages =
    await sql<DocumentPageState>`select ${STATE} from paper p join paper_page g on g.paper_id = p.id
    left join account a on a.id = g.corrected_by where p.media_id = ${file.id} order by g.number`.execute(db);
  return { originalName: file.originalName, pages: pages.rows };
}

/** A page of it. Throws as `documentToCorrect` does, and for a page that it does not have. */
export async function documentPageToCorrect(
  viewer: Staff,
  db: Db,
  name: string,
  number: number,
): Promise<DocumentPageToCorrect> {
  const found =
    await sql<DocumentPageToCorrect>`select ${STATE}, case when g.waits then '' else g.text end as text
    from media m join paper p on p.media_id = m.id join paper_page g on g.paper_id = p.id left join account a on a.id = g.corrected_by
    where ${mayCorrect(viewer, name)} and g.number = ${number}`.execute(db);
  const [page] = found.rows;
  if (!page) throw notFound();
  return page;
}

interface Held {
  readonly id: string;
  readonly file: string;
  readonly fileName: string;
  readonly version: number;
  readonly name: string;
  readonly by: string | null;
  readonly used: boolean;
}

const CORRECT: FileChange = {
  status: 403,
  act: 'correct',
  instead: 'Tell it what is wrong on this page: it can correct it.',
};

/**
 * Corrects the text of a page. It then no longer counts as OCR text, no later reading changes it, and search uses the new text. Throws Refusal: 404 as
 * `documentPageToCorrect`, 409 when somebody, or OCR, has changed it since `version`, 403 where it is used on pages that the viewer may not change without the
 * office.
 */
export async function correctPage(
  viewer: Staff,
  db: Db,
  name: string,
  { page, text, version }: { readonly page: number; readonly text: string; readonly version: number },
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const asked = await sql<{ id: string; fileName: string }>`
      select m.id, m.file_name as "fileName" from media m where ${mayCorrect(viewer, name)}`.execute(tx);
    for (const file of asked.rows) await lockPlaces(tx, viewer, file);
    const found = await sql<Held>`
      select g.paper_id as id, m.id as file, m.file_name as "fileName", g.version, m.original_name as name, (select user_name from account a where a.id = g.corrected_by) as by,
        exists (select from media_use u where u.media_id = m.id) as used
      from media m join paper p on p.media_id = m.id join paper_page g on g.paper_id = p.id
      where ${mayCorrect(viewer, name)} and g.number = ${page} for no key update of g`.execute(tx);
    const [held] = found.rows;
    if (!held) throw notFound();
    if (held.version !== version)
      throw stale(held.by ?? 'The machine', held.by ? 'corrected this page' : 'read this page');
    const file = { id: held.file, fileName: held.fileName };
    const places = (await placesOf(viewer, tx, [file])).get(held.file) ?? [];
    await refuseChangeOfPages(tx, viewer, places, CORRECT);
    await noteShownOtherwise(tx, viewer, places, now);
    await sql`update paper_page set source = 'corrected', text = ${text}, letters = ${documentLetters(text)},
      language = case when ${/\p{L}/u.test(text)} then ${languageOf(text)} else language end, waits = false,
      version = version + 1, corrected_at = ${now}, corrected_by = ${viewer.accountId}
      where paper_id = ${held.id} and number = ${page}`.execute(tx);
    const { accountId: by, token } = viewer;
    const details = { page };
    await noteAct(tx, { act: 'paper_corrected', by, thing: held.name, token: token?.name, details, now });
    if (held.used) contentChanges(tx, MEDIA_TOPIC);
  });
}
