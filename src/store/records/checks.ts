import { sql } from 'kysely';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { ownFile } from '../files/fileRights.ts';
import { ALT, DECORATIVE, SAYING } from '../files/words.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { lockRecords } from './lockRecords.ts';
import { kindNamed, refuseForeign } from './named.ts';

/** At most this many dismissed remarks are kept per record: more than anybody would click. */
const MOST_LEFT = 300;

/** The dismissed remarks of a record. Throws Refusal (404) when the viewer may not change it, or there is no such kind. */
export async function remarksLeft(
  viewer: Staff,
  db: Db,
  name: string,
  id: string | null,
): Promise<readonly string[]> {
  const kind = kindNamed(name);
  if (id === null) return [];
  await refuseForeign(viewer, db, kind, id);
  const found = await sql<{
    key: string;
  }>`select key from check_left where kind = ${kind.name} and record_id = ${id} order by key`.execute(db);
  return found.rows.map(({ key }) => key);
}

/** Dismisses a remark on a record, or takes that back. Throws Refusal (404) when the viewer may not change it. */
export async function leaveRemark(
  viewer: Staff,
  db: Db,
  { kind: name, record, key, left }: { kind: string; record: string; key: string; left: boolean },
  now: Date,
): Promise<void> {
  const kind = kindNamed(name);
  await writing(db, async (tx) => {
    const [row] = await lockRecords(tx, viewer, kind, [record], 'change');
    const of = sql`kind = ${kind.name} and record_id = ${row?.id}`;
    if (!left) return void (await sql`delete from check_left where ${of} and key = ${key}`.execute(tx));
    await sql`insert into check_left (kind, record_id, key, at)
      select ${kind.name}, ${row?.id}, ${key}, ${now} where (select count(*) from check_left where ${of}) < ${MOST_LEFT}
      on conflict do nothing`.execute(tx);
  });
}

/** A file that can be checked before it is published. */
export interface LookedAt {
  readonly name: string;
  /** For a picture: whether it carries meaning or is decoration. */
  readonly says?: boolean;
  /** For a PDF: whether its text can be read. */
  readonly words?: boolean;
}

/** The check results of the files with these names that the viewer may use; empty for others and for files that were never checked. */
export async function filesLookedAt(viewer: Staff, db: Db, names: readonly string[]): Promise<LookedAt[]> {
  if (names.length === 0) return [];
  const found = await sql<{ name: string; type: string; says: boolean; words: boolean | null }>`
    select m.file_name as name, m.type, (${ALT} <> '' or ${DECORATIVE}) as says, m.has_words as words
    from ${SAYING} where m.file_name = any(${[...names]}::text[]) and ${ownFile(viewer)}`.execute(db);
  return found.rows.map(({ name, type, says, words }) => ({
    name,
    ...(type.startsWith('image/') ? { says } : {}),
    ...(words === null ? {} : { words }),
  }));
}

/** Throws Refusal (404) unless a record is public and belongs to what the viewer's own unit may show. */
export async function refuseUnpublic(viewer: Staff, db: Db, name: string, id: string): Promise<void> {
  const kind = kindNamed(name);
  if (!isId(id)) throw notFound();
  const found = await sql`select from ${sql.table(kind.name)} t where t.id = ${id} and t.deleted_at is null
    and ${permitted(viewer, kind, 'read')} and ${permitted(VISITOR, kind, 'read')}`.execute(db);
  if (found.rows.length === 0) throw notFound();
}
