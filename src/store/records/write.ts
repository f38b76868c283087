import { sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { holdFiles } from '../files/filesInUse.ts';
import { textsNow } from '../files/namesNow.ts';
import { type ChildRow, rowsFields, withChildRows, writeChildRows } from '../rows/childRows.ts';
import type { Action } from '../rows/may.ts';
import { type Change, notFound, type StoredRow } from '../rows/rows.ts';
import { searchValues } from '../search/searchColumns.ts';
import { insert, requireFields, toColumns, update } from './columns.ts';
import { claimIdempotencyKey } from './idempotency.ts';
import { lockRecords, refuseStale } from './lockRecords.ts';
import { refuseUnread } from './mustWait.ts';
import { activation, refuseWithoutUnit, unitFor } from './ownership.ts';
import { requireWriterReauthentication } from './reauthentication.ts';
import { afterSwitching, afterWriting } from './review.ts';
import { ADVISORY_LOCKS, rulesOf, runEffects } from './writePath.ts';

export interface WriteOptions {
  readonly now: Date;
  /** The version that the editor had loaded; a save that started from an older one gets 409 (ADD-1). */
  readonly version?: number | undefined;
  /** A repeated key from the same account gets the first response, and nothing happens twice (ADD-2). */
  readonly idempotencyKey?: Buffer | undefined;
  /** Additional work for a new record in the same transaction, such as a mail; not repeated for a repeated request. */
  readonly also?: ((tx: Tx, id: string) => Promise<void>) | undefined;
  /** The change is a preview, or approved by the office: it need not wait. */
  readonly mayBePublic?: boolean | undefined;
  /** For a new record that continues another one: its review state, in columns. */
  readonly standing?: Readonly<Record<string, unknown>> | undefined;
  /** Reads the response inside the transaction, so later writes cannot change it. */
  readonly seen?: ((tx: Tx, id: string) => Promise<void>) | undefined;
}

/** A created or changed record's id and version; `repeated` when an earlier request with the same key did it. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly repeated: boolean;
}

/** Adds a record. The caller's role was checked by the call; the unit is checked here. Returns after COMMIT. Throws Refusal. */
export async function createRecord(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  change: Change,
  options: WriteOptions,
): Promise<Written> {
  if (!allowedToCreate(viewer, kind)) throw new Refusal(403, 'You are not allowed to add this.');
  requireWriterReauthentication(viewer, kind);
  const { now, idempotencyKey } = options;
  return inTurn(db, kind, async (tx) => {
    const id = newId(now.getTime());
    const first = idempotencyKey && (await claimIdempotencyKey(tx, idempotencyKey, kind.name, id, now));
    if (first) {
      await options.seen?.(tx, first);
      return { id: first, version: 1, repeated: true };
    }
    const ready = await applyRules(tx, viewer, kind, id, null, await toColumns(tx, kind, change), options);
    requireFields(kind, ready, true);
    await holdFiles(tx, kind, ready);
    const { columns, children } = splitChildren(kind, ready);
    const row = await insert(tx, kind, { ...columns, id, ...stamps(viewer, now, true) });
    const after = await withChildren(tx, kind, row, children, now);
    await runEffects(tx, { viewer, kind, action: 'create', written: [{ before: null, after }], now });
    await options.also?.(tx, id);
    await options.seen?.(tx, id);
    return { id, version: after.version, repeated: false };
  });
}

/** Changes the named fields. Throws Refusal: 404 when the viewer may not change it, 409 when the version is old. */
export async function changeRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  change: Change,
  options: WriteOptions,
): Promise<Written> {
  return inTurn(db, kind, async (tx) => {
    const before = await lockOne(tx, viewer, kind, id, 'change');
    const asSeen = change.activated === true && before.activated !== true;
    const isTyped = Object.keys(change).some((name) => name !== 'activated');
    await refuseStale(tx, kind, before, options.version, { asSeen, isTyped });
    if (!options.mayBePublic) await refuseUnread(tx, viewer, kind, before);
    const ready = await applyRules(tx, viewer, kind, id, before, await toColumns(tx, kind, change), options);
    requireFields(kind, ready, false);
    await holdFiles(tx, kind, { ...before, ...ready });
    const { columns, children } = splitChildren(kind, ready);
    const row = await updateOne(tx, kind, id, { ...columns, ...stamps(viewer, options.now, false) });
    const after = await withChildren(tx, kind, row, children, options.now);
    const { now } = options;
    await runEffects(tx, { viewer, kind, action: 'change', written: [{ before, after }], now });
    await options.seen?.(tx, id);
    return { id, version: after.version, repeated: false };
  });
}

/** Switches records on or off for visitors; all or none: a missing or foreign one refuses the whole request (ADD-7). */
export async function switchRecords(
  viewer: Staff,
  db: Db,
  kind: Kind,
  ids: readonly string[],
  activated: boolean,
  options: WriteOptions,
): Promise<void> {
  if (ids.length === 0) return;
  await inTurn(db, kind, async (tx) => {
    const before = await lockRecords(tx, viewer, kind, ids, 'switch');
    for (const row of before)
      await refuseStale(tx, kind, row, options.version, { asSeen: activated, isTyped: false });
    const columns = { activated, ...afterSwitching(kind), ...stamps(viewer, options.now, false) };
    const rows = await update(tx, kind, ids, columns);
    const after = new Map((await withChildRows(tx, kind, rows)).map((row) => [row.id, row]));
    const written = before.flatMap((row) => {
      const now = after.get(row.id);
      return now ? [{ before: row, after: now }] : [];
    });
    await runEffects(tx, { viewer, kind, action: 'switch', written, now: options.now });
    for (const id of ids) await options.seen?.(tx, id);
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
  await trash(viewer, db, kind, id, options, 'remove');
}

/** Restores a record from the trash. */
export async function restoreRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await trash(viewer, db, kind, id, options, 'restore');
}

async function trash(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  options: WriteOptions,
  action: 'remove' | 'restore',
): Promise<void> {
  const { now } = options;
  await inTurn(db, kind, async (tx) => {
    const before = await lockOne(tx, viewer, kind, id, 'remove', action === 'restore');
    await refuseStale(tx, kind, before, options.version);
    if (action === 'restore') await refuseWithoutUnit(tx, kind, before);
    // Files that were replaced everywhere are replaced here too.
    const texts = action === 'restore' ? await textsNow(tx, kind, before) : {};
    const change = { deleted_at: action === 'remove' ? now : null, ...texts };
    const ready = await applyRules(tx, viewer, kind, id, before, change, options);
    const { columns, children } = splitChildren(kind, ready);
    const row = await updateOne(tx, kind, id, { ...columns, ...stamps(viewer, now, false) });
    const after = await withChildren(tx, kind, row, children, now);
    await runEffects(tx, { viewer, kind, action, written: [{ before, after }], now });
    await options.seen?.(tx, id);
  });
}

/** Writes in one transaction, serialized with others that write something unique. */
const inTurn = <T>(db: Db, kind: Kind, work: (tx: Tx) => Promise<T>): Promise<T> =>
  writing(db, work, ...(ADVISORY_LOCKS[kind.name as KindName] ?? []));

/** Locks one record and returns it, like lockRecords. */
async function lockOne(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  action: Action,
  trashed = false,
): Promise<StoredRow> {
  const [row] = await lockRecords(tx, viewer, kind, [id], action, trashed);
  if (!row) throw notFound();
  return row;
}

async function updateOne(
  tx: Tx,
  kind: Kind,
  id: string,
  columns: Record<string, unknown>,
): Promise<StoredRow> {
  const [row] = await update(tx, kind, [id], columns);
  if (!row) throw notFound();
  return row;
}

function allowedToCreate(viewer: Viewer, kind: Kind): boolean {
  if (kind.may.create === 'nobody') return false;
  if (kind.may.create === 'everyone' || viewer.role === 'full_administrator') return true;
  if (kind.may.create === 'fullAdministrator' || !isStaff(viewer) || viewer.unit === null) return false;
  return unitsOf(kind).includes(viewer.unit.kind);
}

/** Applies the kind's rules and computes the search columns. */
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
  const own = await rulesOf(kind)({ ...context, units });
  const office = options.standing ?? { ...activation(kind, context), ...afterWriting(kind, context) };
  const ready = { ...change, ...units, ...office, ...own };
  return { ...ready, ...searchValues(kind, { ...before, ...ready }) };
}

/** Splits the columns of the record's table from the array fields, which have their own tables. */
function splitChildren(kind: Kind, ready: Record<string, unknown>) {
  const columns = { ...ready };
  const children: [string, ChildRow[]][] = [];
  for (const [name] of rowsFields(kind)) {
    if (Array.isArray(columns[name])) children.push([name, columns[name]]);
    delete columns[name];
  }
  return { columns, children };
}

/** Writes the child rows and returns the record with all of them, as history stores it. */
async function withChildren(
  tx: Tx,
  kind: Kind,
  row: StoredRow,
  children: readonly [string, ChildRow[]][],
  now: Date,
): Promise<StoredRow> {
  for (const [name, rows] of children) await writeChildRows(tx, kind, row.id, name, rows, now);
  const [whole = row] = await withChildRows(tx, kind, [row]);
  return whole;
}

/** Author and time columns of a row; a change increments the version. */
export function stamps(viewer: Viewer, now: Date, isNew: boolean): Record<string, unknown> {
  const by = isStaff(viewer) ? viewer.accountId : null;
  const changed = { updated_at: now, updated_by: by };
  return isNew ? { ...changed, created_at: now, created_by: by } : { ...changed, version: sql`version + 1` };
}
