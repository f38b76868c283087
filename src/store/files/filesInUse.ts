import { sql } from 'kysely';
import type { FileField, Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import { filesInText, picturesInText } from '../richText/richText.ts';
import { type ChildRow, rowsFields } from '../rows/childRows.ts';
import type { StoredRow } from '../rows/rows.ts';
import { beingReplaced } from './cuts.ts';
import { mayStandIn } from './fileRights.ts';
import { fileFields, unknownFile } from './files.ts';

/** A file that stands in a record: by its id in a field for files, or by its name in a text. */
interface Standing {
  readonly file: string;
  readonly field: string;
  /** Of a field for files. */
  readonly of?: FileField;
  /** A text only leads there; it shows nothing. */
  readonly linked?: boolean;
}

/** The ids of files, by the fields in which they stand. */
export type FilesByField = Readonly<Record<string, readonly string[]>>;

/**
 * Notes the files that a record has, all of them at once, so that they stay as long as it does, and answers them by field. This is where a file comes into a record, by
 * whatever way: one that the viewer may not put there (AMB-044) refuses the whole as if it were unknown (422); a link to one is only a link. Throws Refusal (503), too,
 * for a part of a picture that is being replaced.
 */
export async function noteFiles(tx: Tx, viewer: Viewer, kind: Kind, row: StoredRow): Promise<FilesByField> {
  const standing = standingIn(kind, row);
  if (standing.length === 0) return {};
  const keys = [...new Set(standing.map(({ file }) => file))];
  const found = await sql<{
    id: string;
    file_name: string;
    cut_of: string | null;
    replaced: boolean;
    may: boolean;
  }>`
    select m.id, m.file_name, m.cut_of, (m.cut_of is not null and m.replacing_until > now())
      or m.replaced_at > now() - interval '1 minute' as replaced, ${mayStandIn(viewer, { kind: kind.name, id: row.id })} as may from media m
    where m.id = any(${keys.filter(isUuid)}::uuid[]) or m.file_name = any(${keys}::text[])
    order by m.id for key share of m`.execute(tx);
  // One that was found by its name before it was replaced, and noted afterwards, would stand here as it was.
  if (found.rows.some(({ replaced }) => replaced)) throw beingReplaced();
  const foreign = new Set(found.rows.flatMap((one) => (one.may ? [] : [one.id, one.file_name])));
  for (const { file, field, of, linked } of standing) {
    if (linked || !foreign.has(file)) continue;
    throw of
      ? unknownFile(field, of)
      : refusedField(field, 'A picture in this text is not known here. Please upload it again.');
  }
  // The whole picture stands where a part of it does: it is found there, described with it, and goes back in its place.
  const ids = found.rows.flatMap(({ id, cut_of: whole, may }) =>
    may ? [id, ...(whole ? [whole] : [])] : [],
  );
  // What lies in the trash comes out of it by being used: whoever threw it away waited for this row, or this transaction for that one.
  await sql`with used as (insert into media_use (media_id, kind, record_id)
      select distinct id, ${kind.name}, ${row.id}::uuid from unnest(${ids}::uuid[]) as t (id) order by 1 on conflict do nothing)
    update media set trashed_at = null where id = any(${ids}::uuid[]) and trashed_at is not null`.execute(tx);
  const known = new Map(
    found.rows.flatMap(({ id, file_name: name }) => [[id, id] as const, [name, id] as const]),
  );
  const perField = Map.groupBy(standing, ({ field }) => field);
  return Object.fromEntries(
    [...perField].map(([field, some]) => [
      field,
      [...new Set(some.flatMap(({ file }) => known.get(file) ?? []))],
    ]),
  );
}

/**
 * Locks the files that a record is to have, and the pictures that they are parts of, in the order of all writers, before the record names them: by its
 * foreign keys it would hold one of them first, and wait for another behind somebody who replaces both. `row`: the columns as they are to become.
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

function standingIn(kind: Kind, row: Readonly<Record<string, unknown>>): Standing[] {
  const own = partsOf(kind, row);
  const inRows = rowsFields(kind).flatMap(([name, field]) =>
    ((row[name] ?? []) as ChildRow[]).flatMap((child) =>
      partsOf({ fields: field.of }, child).map((one) => ({ ...one, field: name })),
    ),
  );
  return [...own, ...inRows];
}

function partsOf(of: Pick<Kind, 'fields'>, values: Readonly<Record<string, unknown>>): Standing[] {
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
