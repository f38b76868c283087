import { type RawBuilder, sql } from 'kysely';
import type { Field, Kind } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { textOf } from '#lib/html.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db, Tx } from './db.ts';
import { fileFields, idsOfAddresses } from './files.ts';
import { type Action, permitted } from './may.ts';
import { cleanRichText } from './richText.ts';
import { RULES } from './rules.ts';
import { learnWords } from './search.ts';

/** A stored row as it stands in its table. */
export type StoredRow = Record<string, unknown> & { id: string; version: number; deleted_at: Date | null };

/** What is written, in columns or in the wire's form of file fields (addresses). Absent stays as it is. */
export type Change = Readonly<Record<string, unknown>>;

export interface WriteOptions {
  readonly now: Date;
  /** The organisation's short form: names of new sub-domains drop it (AMB-032). */
  readonly brand: string;
  /** The version that the editor had loaded; a save that started from an older one gets 409 (ADD-1). */
  readonly version?: number | undefined;
  /** The same key from the same account gets the first answer, and nothing happens twice (ADD-2). */
  readonly onceKey?: Buffer | undefined;
}

/** A created or changed record's id and version; `repeated` when an earlier request with the same key had done it. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly repeated: boolean;
}

const MISSING = 'This entry does not exist (any more). Reload the list and try again.';
/** The one sentence for foreign, missing, malformed and trashed (AMB-002). */
export const missing = (): Refusal => new Refusal(404, MISSING);

/** Adds a record. The caller's role was checked by the call; the unit is checked here. Answers after COMMIT. Throws Refusal. */
export async function createRecord(
  viewer: Staff,
  db: Db,
  kind: Kind,
  change: Change,
  options: WriteOptions,
): Promise<Written> {
  if (!allowedToCreate(viewer, kind)) throw new Refusal(403, 'You are not allowed to add this.');
  return inOneTransaction(db, async (tx) => {
    const id = newId(options.now.getTime());
    const first = options.onceKey && (await claim(tx, options.onceKey, kind, id, options.now));
    if (first) return { id: first, version: 1, repeated: true };
    const columns = await toColumns(tx, kind, change, null);
    const ready = {
      ...columns,
      ...(await RULES[kind.name as KindName]({ viewer, tx, id, before: null, change: columns, ...options })),
    };
    requireFields(kind, ready, true);
    await insert(tx, kind, { ...ready, id, ...stamps(viewer, options.now, true) });
    const after = await recorded(tx, viewer, kind, id, 'create', null, options.now);
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
  return inOneTransaction(db, async (tx) => {
    const before = await locked(tx, viewer, kind, id, 'change');
    await refuseStale(tx, before, options.version);
    const columns = await toColumns(tx, kind, change, before);
    const ready = {
      ...columns,
      ...(await RULES[kind.name as KindName]({ viewer, tx, id, before, change: columns, ...options })),
    };
    requireFields(kind, ready, false);
    await update(tx, kind, [id], { ...ready, ...stamps(viewer, options.now, false) });
    const after = await recorded(tx, viewer, kind, id, 'change', before, options.now);
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
  await inOneTransaction(db, async (tx) => {
    // In one order, so that two of these at once wait instead of blocking each other.
    for (const id of [...new Set(ids)].sort()) {
      const before = await locked(tx, viewer, kind, id, 'switch');
      await refuseStale(tx, before, options.version);
      await update(tx, kind, [id], { activated, ...stamps(viewer, options.now, false) });
      await recorded(tx, viewer, kind, id, 'switch', before, options.now);
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
  await inOneTransaction(db, async (tx) => {
    const before = await locked(tx, viewer, kind, id, 'remove');
    const columns = { deleted_at: options.now };
    const ready = {
      ...columns,
      ...(await RULES[kind.name as KindName]({ viewer, tx, id, before, change: columns, ...options })),
    };
    await update(tx, kind, [id], { ...ready, ...stamps(viewer, options.now, false) });
    await recorded(tx, viewer, kind, id, 'remove', before, options.now);
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
  await inOneTransaction(db, async (tx) => {
    const before = await locked(tx, viewer, kind, id, 'remove', true);
    const columns = { deleted_at: null };
    const ready = {
      ...columns,
      ...(await RULES[kind.name as KindName]({ viewer, tx, id, before, change: columns, ...options })),
    };
    await update(tx, kind, [id], { ...ready, ...stamps(viewer, options.now, false) });
    await recorded(tx, viewer, kind, id, 'restore', before, options.now);
  });
}

async function inOneTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

function allowedToCreate(viewer: Staff, kind: Kind): boolean {
  if (kind.may.create === 'nobody') return false;
  return (
    viewer.role === 'full_administrator' ||
    (kind.may.create === 'staffOfItsUnit' &&
      viewer.unit !== null &&
      !!kind.belongsTo?.includes(viewer.unit.kind))
  );
}

/** The row, locked, when the viewer may do this with it. */
async function locked(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  action: Action,
  trashed = false,
): Promise<StoredRow> {
  if (!isId(id)) throw missing();
  const found = await sql<StoredRow>`
    select t.* from ${sql.table(kind.name)} t
    where t.id = ${id} and ${trashed ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`} and ${permitted(viewer, kind, action)} for update
  `.execute(tx);
  const row = found.rows[0];
  if (!row) throw missing();
  return row;
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

/** The change as columns: addresses become ids, rich text is cleaned. Only declared fields get through. */
async function toColumns(
  tx: Tx,
  kind: Kind,
  change: Change,
  before: StoredRow | null,
): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  const files = new Map(fileFields(kind));
  for (const [name, value] of Object.entries(change)) {
    const field: Field | undefined = kind.fields[name];
    if (value === undefined) continue;
    const file = files.get(name);
    if (file) {
      const addresses = (Array.isArray(value) ? value : [value]).filter(
        (address) => address !== '' && address !== null,
      ) as string[];
      const ids = await idsOfAddresses(tx, addresses, name, file);
      // '' stays '' until the check of what a record must have; null says on purpose that there is none.
      columns[name] = file.many !== undefined ? ids : (ids[0] ?? (value === '' ? '' : null));
    } else if (field?.type === 'richText') {
      columns[name] = cleanRichText(String(value)).html;
    } else {
      columns[name] = value;
    }
  }
  return { ...columns, ...searchWords(kind, { ...before, ...columns }) };
}

/** What search knows of a record: the words of its text fields. */
function searchWords(kind: Kind, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = kind.search.map((name) => {
    const value = String(row[name] ?? '');
    return kind.fields[name]?.type === 'richText' ? textOf(value) : value;
  });
  return { search_words: wordsOf(text.join(' ')) };
}

/** Refuses what the record must have but would not. On a change only what is named counts: an old record may be poorer than today's rules. */
function requireFields(kind: Kind, columns: Record<string, unknown>, isNew: boolean): void {
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = columns[name];
    const empty =
      value === '' || (Array.isArray(value) && value.length === 0) || (value === undefined && isNew);
    if (field.required && empty) fields[name] = field.sentence ?? `Please enter: ${field.label}`;
    if (field.type === 'file' && value === '') columns[name] = null;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal(422, first, { fields });
}

function stamps(viewer: Staff, now: Date, isNew: boolean): Record<string, unknown> {
  const changed = { updated_at: now, updated_by: viewer.accountId };
  return isNew
    ? { ...changed, created_at: now, created_by: viewer.accountId }
    : { ...changed, version: sql`version + 1` };
}

async function insert(tx: Tx, kind: Kind, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  await sql`insert into ${sql.table(kind.name)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => bound(name, columns[name])))})`.execute(tx);
}

async function update(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  columns: Record<string, unknown>,
): Promise<void> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${bound(name, value)}`);
  await sql`update ${sql.table(kind.name)} set ${sql.join(sets)} where id = any(${ids}::uuid[])`.execute(tx);
}

function bound(name: string, value: unknown): RawBuilder<unknown> {
  if (name === 'search_words') return sql`array_to_tsvector(${value}::text[])`;
  return typeof value === 'object' && value !== null && 'toOperationNode' in value
    ? (value as RawBuilder<unknown>)
    : sql`${value}`;
}

/** What every write leaves beside its rows: the revision, the files in use, the words for search, and a new content generation. */
async function recorded(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  action: string,
  before: StoredRow | null,
  now: Date,
): Promise<StoredRow> {
  const found = await sql<StoredRow>`select t.* from ${sql.table(kind.name)} t where id = ${id}`.execute(tx);
  const after = found.rows[0];
  if (!after) throw missing();
  await sql`insert into revision (kind, record_id, version, action, at, by, before, after)
    values (${kind.name}, ${id}, ${after.version}, ${action}, ${now}, ${viewer.accountId}, ${snapshot(kind, before)}, ${snapshot(kind, after)})`.execute(
    tx,
  );
  await noteFiles(tx, kind, after);
  await learnWords(
    tx,
    wordsOf(
      kind.search
        .map((name) => (kind.fields[name]?.type === 'richText' ? textOf(String(after[name])) : after[name]))
        .join(' '),
    ),
  );
  await bumpGeneration(tx);
  return after;
}

function snapshot(kind: Kind, row: StoredRow | null): string | null {
  if (!row) return null;
  const secret = new Set(
    Object.entries(kind.fields).flatMap(([name, field]) => (field.type === 'secret' ? [name] : [])),
  );
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'search_words' && !secret.has(name))),
  );
}

async function noteFiles(tx: Tx, kind: Kind, row: StoredRow): Promise<void> {
  const ids = fileFields(kind).flatMap(([name]) => (row[name] as string | string[] | null) ?? []);
  const names = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'richText' ? cleanRichText(String(row[name])).fileNames : [],
  );
  await sql`insert into media_use (media_id, kind, record_id)
    select id, ${kind.name}, ${row.id} from media where id = any(${ids}::uuid[]) or file_name = any(${names}::text[]) on conflict do nothing`.execute(
    tx,
  );
}

/** Moves the content generation in this transaction and tells all nodes when it commits: every cached page from before is then old. */
export async function bumpGeneration(tx: Tx): Promise<void> {
  await sql`update content_generation set n = n + 1`.execute(tx);
  await sql`select pg_notify('content', (select n::text from content_generation))`.execute(tx);
}

/** Claims a request's key for this new record; the id of the first one when the key was used within 24 hours. */
async function claim(tx: Tx, key: Buffer, kind: Kind, id: string, now: Date): Promise<string | undefined> {
  await sql`delete from repeated_request where key_hash = ${key} and at < ${new Date(now.getTime() - 24 * 3_600_000)}`.execute(
    tx,
  );
  const mine =
    await sql`insert into repeated_request (key_hash, kind, record_id, at) values (${key}, ${kind.name}, ${id}, ${now}) on conflict do nothing returning 1`.execute(
      tx,
    );
  if (mine.rows.length > 0) return undefined;
  const first = await sql<{
    record_id: string;
  }>`select record_id from repeated_request where key_hash = ${key}`.execute(tx);
  return first.rows[0]?.record_id;
}
