import { type RawBuilder, sql } from 'kysely';
import { type Kind, type PlainField, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { AnyRecord, FileName, Page, UnitRef } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { type ChildRow, rowsFields } from '../rows/childRows.ts';
import { type Action, permitted } from '../rows/may.ts';
import { type Change, notFound } from '../rows/rows.ts';
import { recordsOfRows } from './load.ts';
import type { AuditAction } from './writePath.ts';

/** One event in a record's history. `changed`: the declared fields that differ, and 'unit' or 'activated'. */
export interface HistoryEntry {
  readonly id: string;
  readonly version: number;
  readonly action: AuditAction;
  readonly at: Date;
  /** Who did it; null when a visitor sent it, or the program itself wrote it. */
  readonly by: string | null;
  /** The channel, where that was not the console or the API. */
  readonly via: 'mail_link' | 'time' | null;
  /** The name of the API token that acted for that person; null where none was used. */
  readonly token: string | null;
  readonly changed: readonly string[];
  /** Whether the record was switched on afterwards; null for kinds without a switch. */
  readonly activated: boolean | null;
  /** What the office wanted changed when it sent the record back. */
  readonly sentence: string;
}

/** An entry with the record's states before and after it; `before` is null for the first one. */
export interface ReadEntry extends HistoryEntry {
  readonly kind: Kind;
  readonly recordId: string;
  readonly before: AnyRecord | null;
  readonly after: AnyRecord;
  /** Who wrote the previous state, and when. */
  readonly beforeBy: string | null;
  readonly beforeAt: Date | null;
}

interface Row {
  id: number;
  kind: KindName;
  record_id: string;
  version: number;
  action: HistoryEntry['action'];
  at: Date;
  by: string | null;
  via: 'mail_link' | 'time' | null;
  token: string | null;
  before: Snapshot | null;
  after: Snapshot;
  changed: string[];
  activated: boolean | null;
  sentence: string | null;
  before_by: string | null;
  before_at: Date | null;
}
type Snapshot = Readonly<Record<string, unknown>>;

/** Anyone who may change a record may read its history; for records nobody changes (enquiries, orders), anyone who may remove it. */
export const mayReadHistory = (kind: Kind): Action => (kind.may.change === 'nobody' ? 'remove' : 'change');

/** What the history compares: the fields (secrets never), the unit, and whether the record is switched on. */
export function comparedFields(kind: Kind): string[] {
  const fields = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'secret' ? [] : [name],
  );
  return [...fields, ...unitsOf(kind).map((unit) => `${unit}_id`), ...(kind.switchable ? ['activated'] : [])];
}

/** Names under `changed`: both unit columns appear as 'unit'. */
export const namedFields = (columns: readonly string[]): string[] => [
  ...new Set(columns.map((column) => (/^(?:department|diocese)_id$/.test(column) ? 'unit' : column))),
];

const changedColumns = (kind: Kind): RawBuilder<string[]> => sql<string[]>`array(
  select name from unnest(${comparedFields(kind)}::text[]) with ordinality as told (name, place)
  where r.after -> name is distinct from r.before -> name and r.before is not null order by place)`;

const ACTIVATED = sql`(r.after ->> 'activated')::boolean`;
/** 'time' for a change that happened automatically at its planned time. */
export const VIA = sql<
  'mail_link' | 'time' | null
>`coalesce(r.via, case when r.planned_for is not null then 'time' end)`;
const SENTENCE = sql`case r.action when 'send_back' then r.after ->> 'sent_back' end`;

/** A record's history, newest first (ADD-1: the history keeps every state). Throws the one 404 when the viewer may not change it. */
export async function listHistory(
  viewer: Staff,
  db: Db,
  kind: Kind,
  recordId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<HistoryEntry>> {
  if (!isId(recordId)) throw notFound();
  const found =
    await sql`select 1 from ${sql.table(kind.name)} t where t.id = ${recordId} and ${permitted(viewer, kind, mayReadHistory(kind))}`.execute(
      db,
    );
  if (found.rows.length === 0) throw notFound();
  const where = sql`r.kind = ${kind.name} and r.record_id = ${recordId}`;
  const total = await sql<{ n: number }>`select count(*) as n from revision r where ${where}`.execute(db);
  const rows = await sql<Row>`
    select r.id, r.version, r.action, r.at, ${VIA} as via, r.token, a.user_name as by, ${changedColumns(kind)} as changed, ${ACTIVATED} as activated, ${SENTENCE} as sentence
    from revision r left join account a on a.id = r.by where ${where}
    order by r.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const totalDocs = total.rows[0]?.n ?? 0;
  return { docs: rows.rows.map(entryOf), hasNextPage: page * limit < totalDocs, totalDocs, page, limit };
}

function entryOf(row: Row): HistoryEntry {
  const { version, action, at, by, via, token, changed, activated, sentence } = row;
  return {
    id: String(row.id),
    version,
    action,
    at,
    by,
    via,
    token,
    changed: namedFields(changed),
    activated,
    sentence: sentence ?? '',
  };
}

/** One entry with its two states. Throws the one 404 when there is none, or when the viewer may not change its record. */
export async function readHistoryEntry(viewer: Staff, db: Db, id: string): Promise<ReadEntry> {
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  const names = await sql<{ kind: KindName }>`select kind from revision where id = ${id}`.execute(db);
  const kind: Kind | undefined = names.rows[0] && KINDS[names.rows[0].kind];
  if (!kind) throw notFound();
  const found = await sql<Row>`
    select r.*, ${VIA} as via, a.user_name as by, ${changedColumns(kind)} as changed, ${ACTIVATED} as activated, ${SENTENCE} as sentence, earlier.at as before_at, earlier.by as before_by
    from revision r
    join ${sql.table(kind.name)} t on t.id = r.record_id and ${permitted(viewer, kind, mayReadHistory(kind))}
    left join account a on a.id = r.by
    left join lateral (
      select e.at, b.user_name as by from revision e left join account b on b.id = e.by
      where e.kind = r.kind and e.record_id = r.record_id and e.id < r.id order by e.id desc limit 1) earlier on true
    where r.id = ${id}`.execute(db);
  const row = found.rows[0];
  if (!row) throw notFound();
  const states = await recordsOf(db, kind, row.before ? [row.before, row.after] : [row.after]);
  const after = states.at(-1);
  if (!after) throw notFound();
  return {
    ...entryOf(row),
    kind,
    recordId: row.record_id,
    before: row.before ? (states[0] ?? null) : null,
    after,
    beforeBy: row.before_by,
    beforeAt: row.before_at,
  };
}

/**
 * An earlier version of a record and the current one, with the names of the fields that differ; null where that version was not kept, or nothing differs. The
 * caller checks the viewer's permission.
 */
export async function comparedStates(
  db: Db,
  kind: Kind,
  id: string,
  version: number,
): Promise<{ before: AnyRecord; after: AnyRecord; changed: readonly string[] } | null> {
  const found = await sql<{ then: Snapshot; now: Snapshot; changed: string[] }>`
    select r.before as then, r.after as now, ${changedColumns(kind)} as changed
    from (select a.after as before, b.after from revision a,
        lateral (select n.after from revision n where n.kind = a.kind and n.record_id = a.record_id order by n.id desc limit 1) b
      where a.kind = ${kind.name} and a.record_id = ${id} and a.version = ${version} order by a.id desc limit 1) r`.execute(
    db,
  );
  const [row] = found.rows;
  const changed = row?.changed.filter((name) => kind.fields[name] !== undefined) ?? [];
  if (!row || changed.length === 0) return null;
  const [before, after] = await recordsOf(db, kind, [row.then, row.now]);
  return before && after ? { before, after, changed } : null;
}

/** Converts snapshots to records: JSON date strings become Dates again, and ids of units and files are resolved. */
async function recordsOf(db: Db, kind: Kind, snapshots: readonly Snapshot[]): Promise<AnyRecord[]> {
  const unitIds = snapshots.flatMap((one) => [one.department_id, one.diocese_id]).filter(isId);
  const units = await sql<{ id: string; name: string; sub_domain: string }>`
    select id, name, sub_domain from department where id = any(${unitIds}::uuid[])
    union all select id, name, sub_domain from diocese where id = any(${unitIds}::uuid[])`.execute(db);
  const unitOf = (id: unknown): UnitRef | undefined => {
    const unit = units.rows.find((one) => one.id === id);
    return unit && { id: unit.id, name: unit.name, subDomain: unit.sub_domain };
  };
  const children = rowsFields(kind);
  const rows = snapshots.map((one, at) => ({
    ...one,
    ...moments(kind.fields as Readonly<Record<string, PlainField>>, one),
    // Two states of one record need different ids.
    id: String(at),
    author: null,
    // The entries themselves show the review and the trash.
    ...{ waiting_since: null, sent_back: '', deleted_at: null },
    created_at: new Date(String(one.created_at)),
    updated_at: new Date(String(one.updated_at)),
    department_ref: unitOf(one.department_id),
    diocese_ref: unitOf(one.diocese_id),
  }));
  const childRows = new Map(
    rows.map((row): [string, Record<string, ChildRow[]>] => [
      row.id,
      Object.fromEntries(
        children.map(([name, field]) => [
          name,
          (((row as Snapshot)[name] ?? []) as ChildRow[]).map((one) => ({
            ...one,
            ...moments(field.of, one),
          })),
        ]),
      ),
    ]),
  );
  return recordsOfRows(db, kind, rows, childRows);
}

function moments(fields: Readonly<Record<string, { readonly type: string }>>, row: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'moment' && typeof row[name] === 'string' ? [[name, new Date(row[name])]] : [],
    ),
  );
}

/**
 * A change that restores an earlier state of a record: texts and values as they were, files by their addresses. Only the office may restore office-only fields.
 * The switch is left out: restoring a text publishes nothing.
 */
export function changeBackTo(viewer: Staff, kind: Kind, state: AnyRecord): Change {
  const office = viewer.role === 'full_administrator';
  const change: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === 'secret' || (!office && kind.office?.includes(name))) continue;
    const value = (state as AnyRecord & Snapshot)[name];
    change[name] =
      field.type === 'rows'
        ? (value as Snapshot[]).map((row) =>
            Object.fromEntries(Object.entries(field.of).map(([part, of]) => [part, written(of, row[part])])),
          )
        : written(field, value);
  }
  for (const unit of unitsOf(kind)) change[`${unit}_id`] = state[unit]?.id ?? null;
  return change;
}

function written(field: PlainField, value: unknown): unknown {
  if (field.type !== 'file') return value;
  const address = (file: unknown): string => `/media/${encodeURIComponent((file as FileName).name)}`;
  return field.many === undefined ? value && address(value) : (value as FileName[]).map(address);
}
