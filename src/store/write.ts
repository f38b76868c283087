import { sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { audit, withChildRows } from './audit.ts';
import { type ChildRow, rowsFields, writeChildRows } from './childRows.ts';
import { insert, requireFields, searchWordsOf, toColumns, update } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { type Action, permitted } from './may.ts';
import { activation, unitFor } from './ownership.ts';
import { type Change, notFound, type StoredRow } from './rows.ts';
import { RULES } from './rules/rules.ts';

export interface WriteOptions {
  readonly now: Date;
  /** The organisation's short form: names of new sub-domains drop it (AMB-032). */
  readonly brand: string;
  /** The version that the editor had loaded; a save that started from an older one gets 409 (ADD-1). */
  readonly version?: number | undefined;
  /** The same key from the same account gets the first answer, and nothing happens twice (ADD-2). */
  readonly idempotencyKey?: Buffer | undefined;
}

/** A created or changed record's id and version; `repeated` when an earlier request with the same key had done it. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly repeated: boolean;
}

/** Adds a record. The caller's role was checked by the call; the unit is checked here. Answers after COMMIT. Throws Refusal. */
export async function createRecord(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  change: Change,
  options: WriteOptions,
): Promise<Written> {
  if (!allowedToCreate(viewer, kind)) throw new Refusal(403, 'You are not allowed to add this.');
  return db.transaction().execute(async (tx) => {
    const id = newId(options.now.getTime());
    const first =
      options.idempotencyKey &&
      (await claimIdempotencyKey(tx, options.idempotencyKey, kind.name, id, options.now));
    if (first) return { id: first, version: 1, repeated: true };
    const ready = await applyRules(tx, viewer, kind, id, null, await toColumns(tx, kind, change), options);
    requireFields(kind, ready, true);
    const { columns, children } = splitChildren(kind, ready);
    await insert(tx, kind, { ...columns, id, ...stamps(viewer, options.now, true) });
    for (const [name, rows] of children) await writeChildRows(tx, kind, id, name, rows, options.now);
    const after = await audit(tx, viewer, kind, id, 'create', null, options.now);
    return { id, version: after.version, repeated: false };
  });
}

/** Changes the fields that are named. Throws Refusal: 404 when the viewer may not change it, 409 when the version is old. */
export async function changeRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  change: Change,
  options: WriteOptions,
): Promise<Written> {
  return db.transaction().execute(async (tx) => {
    const before = await lockRow(tx, viewer, kind, id, 'change');
    await refuseStale(tx, before, options.version);
    const ready = await applyRules(tx, viewer, kind, id, before, await toColumns(tx, kind, change), options);
    requireFields(kind, ready, false);
    const { columns, children } = splitChildren(kind, ready);
    await update(tx, kind, [id], { ...columns, ...stamps(viewer, options.now, false) });
    for (const [name, rows] of children) await writeChildRows(tx, kind, id, name, rows, options.now);
    const after = await audit(tx, viewer, kind, id, 'change', before, options.now);
    return { id, version: after.version, repeated: false };
  });
}

/** Switches records on or off for visitors; all of them, or none: a missing or foreign one refuses the whole (ADD-7). */
export async function switchRecords(
  viewer: Staff,
  db: Db,
  kind: Kind,
  ids: readonly string[],
  activated: boolean,
  options: WriteOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // In one order, so that two of these at once wait instead of blocking each other.
    for (const id of [...new Set(ids)].sort()) {
      const before = await lockRow(tx, viewer, kind, id, 'switch');
      await refuseStale(tx, before, options.version);
      await update(tx, kind, [id], { activated, ...stamps(viewer, options.now, false) });
      await audit(tx, viewer, kind, id, 'switch', before, options.now);
    }
  });
}

/** Moves a record to the trash, from where it can be restored for 30 days (ADD-4). */
export async function removeRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockRow(tx, viewer, kind, id, 'remove');
    const ready = await applyRules(tx, viewer, kind, id, before, { deleted_at: options.now }, options);
    await update(tx, kind, [id], { ...ready, ...stamps(viewer, options.now, false) });
    await audit(tx, viewer, kind, id, 'remove', before, options.now);
  });
}

/** Brings a record back from the trash. */
export async function restoreRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockRow(tx, viewer, kind, id, 'remove', true);
    const ready = await applyRules(tx, viewer, kind, id, before, { deleted_at: null }, options);
    await update(tx, kind, [id], { ...ready, ...stamps(viewer, options.now, false) });
    await audit(tx, viewer, kind, id, 'restore', before, options.now);
  });
}

function allowedToCreate(viewer: Viewer, kind: Kind): boolean {
  if (kind.may.create === 'nobody') return false;
  if (kind.may.create === 'everyone' || viewer.role === 'full_administrator') return true;
  if (kind.may.create === 'fullAdministrator' || !isStaff(viewer) || viewer.unit === null) return false;
  return unitsOf(kind).includes(viewer.unit.kind);
}

/** The columns with what the kind's own rules make of them, and the words that search is to find them by. */
async function applyRules(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  id: string,
  before: StoredRow | null,
  change: Record<string, unknown>,
  options: WriteOptions,
): Promise<Record<string, unknown>> {
  const context = { viewer, tx, id, before, change, ...options };
  const units = await unitFor(kind, context);
  const own = await RULES[kind.name as KindName]({ ...context, units });
  const ready = { ...change, ...units, ...activation(kind, context), ...own };
  return { ...ready, search_words: searchWordsOf(kind, { ...before, ...ready }) };
}

/** Columns of the record's own table, and the array fields whose rows stand in theirs. */
function splitChildren(kind: Kind, ready: Record<string, unknown>) {
  const columns = { ...ready };
  const children: [string, ChildRow[]][] = [];
  for (const [name] of rowsFields(kind)) {
    if (Array.isArray(columns[name])) children.push([name, columns[name]]);
    delete columns[name];
  }
  return { columns, children };
}

/** The row, locked, when the viewer may do this with it. */
async function lockRow(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  action: Action,
  trashed = false,
): Promise<StoredRow> {
  if (!isId(id)) throw notFound();
  const found = await sql<StoredRow>`
    select t.* from ${sql.table(kind.name)} t
    where t.id = ${id} and ${trashed ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`} and ${permitted(viewer, kind, action)} for update
  `.execute(tx);
  const row = found.rows[0];
  if (!row) throw notFound();
  return withChildRows(tx, kind, row);
}

async function refuseStale(tx: Tx, row: StoredRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return;
  const found = await sql<{
    user_name: string;
  }>`select user_name from account where id = ${row.updated_by}`.execute(tx);
  const who = found.rows[0]?.user_name ?? 'Somebody else';
  throw new Refusal(
    409,
    `${who} has saved this in the meantime. Your text is still here: reload to see the other version before you save again.`,
  );
}

function stamps(viewer: Viewer, now: Date, isNew: boolean): Record<string, unknown> {
  const by = isStaff(viewer) ? viewer.accountId : null;
  const changed = { updated_at: now, updated_by: by };
  return isNew ? { ...changed, created_at: now, created_by: by } : { ...changed, version: sql`version + 1` };
}

/** Claims a request's key for this new record; the id of the first one when the key was used within 24 hours. */
export async function claimIdempotencyKey(
  tx: Tx,
  key: Buffer,
  kind: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  await sql`delete from repeated_request where key_hash = ${key} and at < ${new Date(now.getTime() - 24 * 3_600_000)}`.execute(
    tx,
  );
  const mine =
    await sql`insert into repeated_request (key_hash, kind, record_id, at) values (${key}, ${kind}, ${id}, ${now}) on conflict do nothing returning 1`.execute(
      tx,
    );
  if (mine.rows.length > 0) return undefined;
  const first = await sql<{
    record_id: string;
  }>`select record_id from repeated_request where key_hash = ${key}`.execute(tx);
  return first.rows[0]?.record_id;
}
