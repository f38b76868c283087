import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Tx } from '../database/db.ts';
import { withChildRows } from '../rows/childRows.ts';
import { type Action, isHere, permitted } from '../rows/may.ts';
import { notFound, readOtherwise, type StoredRow, stale } from '../rows/rows.ts';
import { refuseUnprovedWriter } from './unproved.ts';

/**
 * The records with these ids, by id, locked until the transaction ends; throws Refusal (404) when one of them is missing or the viewer may not
 * do this with it. One query in one order, so that two writers of the same records wait instead of locking each other out; and a lock that
 * leaves the key free, so that nobody waits who only names one of them as unit or author. Throws Refusal (403) for guarded records where the viewer has
 * to prove first who it is.
 */
export async function lockRecords(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  ids: readonly string[],
  action: Action,
  trashed = false,
): Promise<StoredRow[]> {
  refuseUnprovedWriter(viewer, kind);
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!wanted.every(isId)) throw notFound();
  const found = await sql<StoredRow>`
    select t.* from ${sql.table(kind.name)} t
    where t.id = any(${wanted}::uuid[]) and ${trashed ? sql`t.deleted_at is not null` : isHere(viewer, kind)} and ${permitted(viewer, kind, action)}
    order by t.id for no key update of t`.execute(tx);
  if (found.rows.length < wanted.length) throw notFound();
  return withChildRows(tx, kind, found.rows);
}

/**
 * Throws Refusal (409) with the name of who has saved a record since the version that the editor had loaded (ADD-1). Since versions in which nothing of
 * the record itself has changed, but what its files show or say, nobody's words are overwritten: only who lets it through (`asSeen`) has to have
 * seen those as well (decision 0156). `isTyped`: whether there are words of the editor that are not lost.
 */
export async function refuseStale(
  tx: Tx,
  kind: Kind,
  row: StoredRow,
  version: number | undefined,
  { asSeen = false, isTyped = true } = {},
): Promise<void> {
  if (version === undefined || version === row.version) return;
  if (!asSeen && version < row.version && (await isSame(tx, kind, row, version))) return;
  const found = await sql<{
    user_name: string;
  }>`select user_name from account where id = ${row.updated_by}`.execute(tx);
  const who = found.rows[0]?.user_name;
  throw isTyped ? stale(who, 'saved this') : readOtherwise(who);
}

/** Whether only files of a record, and what is said of them, have changed since an earlier version. */
async function isSame(tx: Tx, kind: Kind, { id, version }: StoredRow, then: number): Promise<boolean> {
  const since = await sql<{ n: number }>`select count(*)::int as n from revision r
    where r.kind = ${kind.name} and r.record_id = ${id} and r.version > ${then} and r.version <= ${version} and r.by_file`.execute(
    tx,
  );
  return since.rows[0]?.n === version - then;
}
