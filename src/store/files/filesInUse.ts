import { sql } from 'kysely';
import type { FileField, Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import { filesInText, picturesInText } from '../richText/richText.ts';
import { type ChildRow, rowsFields } from '../rows/childRows.ts';
import type { StoredRow } from '../rows/rows.ts';
import { beingReplaced } from './cuts.ts';
import { mayBeUsedIn } from './fileRights.ts';
import { fileFields, unknownFile } from './files.ts';

/** A file used in a record: by its id in a file field, or by its name in a text. */
interface Use {
  readonly file: string;
  readonly field: string;
  /** The file field. */
  readonly of?: FileField;
  /** The text only links to the file. */
  readonly linked?: boolean;
}

/** The ids of files, by the fields that use them. */
export type FilesByField = Readonly<Record<string, readonly string[]>>;

/**
 * Stores all files that a record uses, so that they are kept as long as it is, and returns them by field. Every way of adding a file to a record passes here:
 * one that the viewer may not use there (AMB-044) refuses the whole write as if it were unknown (422); a link is always allowed. Also throws Refusal (503) for
 * a part of a picture that is being replaced.
 */
export async function noteFiles(tx: Tx, viewer: Viewer, kind: Kind, row: StoredRow): Promise<FilesByField> {
  const uses = standingIn(kind, row);
  if (uses.length === 0) return {};
  const keys = [...new Set(uses.map(({ file }) => file))];
  const found = await sql<{
    id: string;
    file_name: string;
    cut_of: string | null;
    replaced: boolean;
    may: boolean;
  }>`
    select m.id, m.file_name, m.cut_of, (m.cut_of is not null and m.replacing_until > now())
      or m.replaced_at > now() - interval '1 minute' as replaced, ${mayBeUsedIn(viewer, { kind: kind.name, id: row.id })} as may from media m
    where m.id = any(${keys.filter(isUuid)}::uuid[]) or m.file_name = any(${keys}::text[])
    order by m.id for key share of m`.execute(tx);
  // A file that was found by name before its replacement would be stored here in its old version.
  if (found.rows.some(({ replaced }) => replaced)) throw beingReplaced();
  const foreign = new Set(found.rows.flatMap((one) => (one.may ? [] : [one.id, one.file_name])));
  for (const { file, field, of, linked } of uses) {
    if (linked || !foreign.has(file)) continue;
    throw of
      ? unknownFile(field, of)
      : refusedField(field, 'A picture in this text is not known here. Please upload it again.');
  }
  // Using a part also uses the whole picture: it is found there, described with it, and restored with it.
  const ids = found.rows.flatMap(({ id, cut_of: whole, may }) =>
    may ? [id, ...(whole ? [whole] : [])] : [],
  );
  // Using a file restores it from the trash; the trashing transaction and this one wait for each other at the row.
  await sql`with used as (insert into media_use (media_id, kind, record_id)
      select distinct id, ${kind.name}, ${row.id}::uuid from unnest(${ids}::uuid[]) as t (id) order by 1 on conflict do nothing)
    update media set trashed_at = null where id = any(${ids}::uuid[]) and trashed_at is not null`.execute(tx);
  const known = new Map(
    found.rows.flatMap(({ id, file_name: name }) => [[id, id] as const, [name, id] as const]),
  );
  const perField = Map.groupBy(uses, ({ field }) => field);
  return Object.fromEntries(
    [...perField].map(([field, some]) => [
      field,
      [...new Set(some.flatMap(({ file }) => known.get(file) ?? []))],
    ]),
  );
}

/**
 * Locks the files of a record, and the pictures that they are parts of, in the order of all writers, before the record is written: its foreign keys would lock
 * one of them first, and then deadlock with somebody who replaces both. `row`: the columns after the write.
 */
export async function holdFiles(tx: Tx, kind: Kind, row: Readonly<Record<string, unknown>>): Promise<void> {
  const keys = [...new Set(standingIn(kind, row).map(({ file }) => file))];
  if (keys.length === 0) return;
  await sql`with named as (select id, cut_of from media
      where id = any(${keys.filter(isUuid)}::uuid[]) or file_name = any(${keys}::text[]))
    select from media where id in (select id from named union select cut_of from named) order by id for key share`.execute(
    tx,
  );
}

const isUuid = (key: string): boolean => /^[0-9a-f-]{36}$/.test(key);

function standingIn(kind: Kind, row: Readonly<Record<string, unknown>>): Use[] {
  const own = partsOf(kind, row);
  const inRows = rowsFields(kind).flatMap(([name, field]) =>
    ((row[name] ?? []) as ChildRow[]).flatMap((child) =>
      partsOf({ fields: field.of }, child).map((one) => ({ ...one, field: name })),
    ),
  );
  return [...own, ...inRows];
}

function partsOf(of: Pick<Kind, 'fields'>, values: Readonly<Record<string, unknown>>): Use[] {
  const files = fileFields(of).flatMap(([field, declared]) =>
    [values[field] ?? []].flat().map((file) => ({ file: String(file), field, of: declared })),
  );
  const texts = Object.entries(of.fields).flatMap(([field, { type }]) => {
    if (type !== 'richText') return [];
    const html = String(values[field] ?? '');
    const shown = picturesInText(html);
    return filesInText(html).map((file) => ({ file, field, linked: !shown.includes(file) }));
  });
  return [...files, ...texts];
}
