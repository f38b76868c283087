import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Tx } from '../database/db.ts';
import { withChildRows } from '../rows/childRows.ts';
import { type Action, permitted } from '../rows/may.ts';
import { notFound, readOtherwise, type StoredRow, stale } from '../rows/rows.ts';
import { requireWriterReauthentication } from './reauthentication.ts';

/**
 * The records with these ids, by id, locked until the transaction ends. Throws Refusal (404) when one is missing or the viewer may not do this with it. One
 * query in a fixed order, so two writers of the same records wait instead of deadlocking. The lock leaves the key free, so writers that only reference a record
 * as unit or author don't wait. Throws Refusal (403) for guarded records where the viewer has to authenticate again first.
 */
export async function lockRecords(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  ids: readonly string[],
  action: Action,
  trashed = false,
): Promise<StoredRow[]> {
  requireWriterReauthentication(viewer, kind);
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!wanted.every(isId)) throw notFound();
  const found = await sql<StoredRow>`
    select t.* from ${sql.table(kind.name)} t
    where t.id = any(${wanted}::uuid[]) and ${trashed ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`} and ${permitted(viewer, kind, action)}
    order by t.id for no key update of t`.execute(tx);
  if (found.rows.length < wanted.length) throw notFound();
  return withChildRows(tx, kind, found.rows);
}

/**
 * Throws Refusal (409) with the name of the person who has saved a record since the version that the editor had loaded (ADD-1). Later versions in which only
 * the record's files changed overwrite nobody's text; only someone who approves the record (`asSeen`) must have seen those as well (decision 0156). `isTyped`:
 * whether the editor has unsaved text that is kept.
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

/** Whether only a record's files, and their descriptions, have changed since an earlier version. */
async function isSame(tx: Tx, kind: Kind, { id, version }: StoredRow, then: number): Promise<boolean> {
  const since = await sql<{ n: number }>`select count(*)::int as n from revision r
    where r.kind = ${kind.name} and r.record_id = ${id} and r.version > ${then} and r.version <= ${version} and r.by_file`.execute(
    tx,
  );
  return since.rows[0]?.n === version - then;
}
