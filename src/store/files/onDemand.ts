import { sql } from 'kysely';
import type { FileDescription } from '#kinds/fileDescription.ts';
import type { NewFile } from '#kinds/newFile.ts';
import type { Variant } from '#kinds/records.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { insertDocument, type NewDocument } from './documents.ts';

/** A file whose row exists before the file: all that is known of it in advance. */
export interface FileOnDemand extends Omit<NewFile, 'sha256'> {
  readonly madeFrom: string;
  readonly variants: readonly Variant[];
  readonly words: Partial<FileDescription> | undefined;
  /** For a PDF. */
  readonly paper?: NewDocument;
}

/** Inserts a file that is created on demand, in the state after an upload, its description and the reading of a PDF. */
export async function insertOnDemand(
  db: Db,
  { words, paper, ...file }: FileOnDemand,
  also: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  const { id, uploadedBy: by, createdAt: now } = file;
  const { alt = '', decorative = false, caption = '', credit = '' } = words ?? {};
  await writing(db, async (tx) => {
    await sql`insert into media (id, file_name, original_name, type, kind, bytes, width, height, pages, sha256, unit_kind, unit_id, uploaded_by, created_at,
        sketch, variants, variants_at, has_words, made_from, alt, decorative, caption, credit, described_at, described_by, version)
      values (${id}, ${file.fileName}, ${file.originalName}, ${file.type}, ${file.kind}, ${file.bytes}, ${file.width}, ${file.height}, ${file.pages},
        sha256(convert_to(${file.madeFrom}, 'UTF8')), ${file.unitKind}, ${file.unitId}, ${by}, ${now}, ${file.sketch ? `x${file.sketch}` : null}::bit(64),
        ${JSON.stringify(file.variants)}::jsonb, ${now}, ${paper ? true : null}, ${file.madeFrom},
        ${alt}, ${decorative}, ${caption}, ${credit}, ${words ? now : null}, ${words ? by : null}, ${words ? 2 : 1})`.execute(
      tx,
    );
    if (words) await noteAct(tx, { act: 'file_described', by, thing: file.originalName, now });
    if (paper) await insertDocument(tx, id, paper, now);
    await also(tx, id);
  });
}

/** What is needed to create a file, or one of its variants. */
export interface FileToMake {
  readonly fileName: string;
  readonly type: string;
  /** null: it is in the store. */
  readonly madeFrom: string | null;
  readonly createdAt: Date;
  readonly variants: readonly Variant[];
}

/** The file of this name; undefined when there is none. */
export async function fileToMake(db: Db, fileName: string): Promise<FileToMake | undefined> {
  const found = await sql<FileToMake>`select file_name as "fileName", type, made_from as "madeFrom",
    created_at as "createdAt", variants from media where file_name = ${fileName}`.execute(db);
  return found.rows[0];
}

/** Records that a file is in the store, with its size and hash. */
export async function noteMade(
  db: Db,
  { fileName }: Pick<FileToMake, 'fileName'>,
  { bytes, sha256 }: { readonly bytes: number; readonly sha256: Uint8Array },
): Promise<void> {
  await writing(db, async (tx) => {
    // By name: a file replaced meanwhile belongs to another row.
    await sql`update media set bytes = ${bytes}, sha256 = ${Buffer.from(sha256)}, made_from = null
      where file_name = ${fileName} and made_from is not null`.execute(tx);
  });
}
