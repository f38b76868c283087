import { type RawBuilder, sql } from 'kysely';
import type { FileField, Kind } from '#kinds/define.ts';
import type { Focus } from '#kinds/pictureCut.ts';
import type { FileName, StoredFile } from '#kinds/records.ts';
import { nameInAddress } from '#lib/mediaNames.ts';
import { type Refusal, refusedField } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { ALT, CAPTION, CREDIT, DECORATIVE, SAYING } from './words.ts';

interface FileRow {
  id: string;
  file_name: string;
  original_name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  variants: StoredFile['variants'];
  alt: string;
  decorative: boolean;
  caption: string;
  credit: string;
  focus: Focus | null;
  readable: boolean;
}

const COLUMNS = sql`m.id, m.file_name, m.original_name, m.type, m.bytes, m.width, m.height, m.pages, m.variants,
  ${ALT} as alt, ${DECORATIVE} as decorative, ${CAPTION} as caption, ${CREDIT} as credit, m.focus,
  (m.kind = 'document' and exists (select from paper p join paper_page g on g.paper_id = p.id
    where p.media_id = m.id and not g.waits and g.text <> '')) as readable`;

/** How much a read loads of the files in its records: their names, or everything needed to show them. */
export type FileDetail = 'names' | 'whole';
export type FileOf<D extends FileDetail> = D extends 'whole' ? StoredFile : FileName;

/** The files with these ids, by id. */
export async function filesById<D extends FileDetail>(
  db: ReadDb,
  ids: readonly string[],
  detail: D,
): Promise<Map<string, FileOf<D>>> {
  if (ids.length === 0) return new Map();
  // The sizes of a picture's smaller copies are ten times its name, and most of what a list would read.
  const columns = detail === 'names' ? sql`m.id, m.file_name` : COLUMNS;
  const rows = await filesWhere(db, columns, sql`m.id = any(${[...new Set(ids)]}::uuid[])`);
  const fileOf = detail === 'names' ? fileName : storedFile;
  return new Map(rows.map((row) => [row.id, fileOf(row) as FileOf<D>]));
}

const fileName = (row: FileRow): FileName => ({ name: row.file_name });

/** The files with these names, by name: the descriptions of pictures within a text (ADD-16). */
export async function filesByName(db: ReadDb, names: readonly string[]): Promise<Map<string, StoredFile>> {
  // NUL can't be stored in any text: somebody has typed the address.
  const asked = [...new Set(names)].filter((name) => !name.includes('\0'));
  if (asked.length === 0) return new Map();
  const rows = await filesWhere(db, COLUMNS, sql`m.file_name = any(${asked}::text[])`);
  return new Map(rows.map((row) => [row.file_name, storedFile(row)]));
}

const filesWhere = (db: ReadDb, columns: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  rowsOf(db, [MEDIA_TOPIC], sql<FileRow>`select ${columns} from ${SAYING} where ${where}`);

function storedFile(row: FileRow): StoredFile {
  return {
    id: row.id,
    name: row.file_name,
    originalName: row.original_name,
    type: row.type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    pages: row.pages,
    variants: row.variants,
    alt: row.alt,
    decorative: row.decorative,
    caption: row.caption,
    credit: row.credit,
    focus: row.focus,
    ...(row.readable ? { readable: true } : {}),
  };
}

/** The file fields of a kind, or of an array field's rows. */
export function fileFields(kind: Pick<Kind, 'fields'>): [string, FileField][] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'file' ? [[name, field]] : [],
  );
}

/**
 * The ids of uploaded files by their addresses, in the same order; for a replaced file, its replacement. The database stores ids, so that a change of host
 * breaks nothing (AMB-038). Throws a Refusal (422) for a foreign address, or a file that this field does not accept.
 */
export async function idsOfAddresses(
  db: Db,
  addresses: readonly string[],
  name: string,
  field: FileField,
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const names = addresses.map(nameInAddress);
  const found = await sql<{ id: string; file_name: string; type: string; kind: string }>`
    select coalesce(replaced_in, id) as id, file_name, type, kind from media where file_name = any(${names.filter((known) => known !== null)}::text[])
  `.execute(db);
  const byName = new Map(found.rows.map((row) => [row.file_name, row]));
  return names.map((known) => {
    const row = known === null ? undefined : byName.get(known);
    if (!row) throw unknownFile(name, field);
    if (!field.accept.some((accepted) => fits(accepted, row))) {
      throw refusedField(
        name,
        `${field.label}: a file of this type can't stand here. Please upload another one.`,
      );
    }
    return row.id;
  });
}

/** The same refusal for a missing file and for one not allowed there, so that nobody learns which. */
export const unknownFile = (name: string, { label }: FileField): Refusal =>
  refusedField(name, `${label}: this file is not known here. Please upload it again.`);

function fits(accepted: string, row: { type: string; kind: string }): boolean {
  if (accepted === 'image' || accepted === 'video') return row.kind === accepted;
  return row.kind === 'document' && (accepted === 'pdf') === (row.type === 'application/pdf');
}
