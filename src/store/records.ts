import { type RawBuilder, sql } from 'kysely';
import type { Kind, Role } from '#kinds/define.ts';
import { type NewsType, unitOfType } from '#kinds/news.ts';
import type { Page, RecordOf, UnitRef } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from './db.ts';
import { fileFields, filesById } from './files.ts';
import { found } from './found.ts';
import { type Action, permitted, permittedTally, unitColumn } from './may.ts';
import { matching } from './search.ts';

/** What a list is asked for. Days are YYYY-MM-DD, both inclusive; ids that are malformed match nothing. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly activated?: boolean | undefined;
  readonly type?: NewsType | undefined;
  readonly department?: readonly string[] | undefined;
  readonly diocese?: readonly string[] | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Accounts of this role only. */
  readonly role?: Role | undefined;
  /** Leaves this record out. */
  readonly without?: string | undefined;
}

type Row = Record<string, unknown> & { id: string };

const ACCOUNT_UNIT = sql`coalesce(t.department_id, t.diocese_id)`;

/**
 * One record that the viewer may see, or undefined: missing, foreign, malformed and trashed are the same.
 * `action`: what the viewer is about to do with it, 'read' when only looking.
 */
export async function readRecord<K extends Kind>(
  viewer: Viewer,
  db: Db,
  kind: K,
  id: string,
  action: Action = 'read',
): Promise<RecordOf<K> | undefined> {
  if (!isId(id)) return undefined;
  const rows = await sql<Row>`${selectFrom(kind)}
    where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, kind, action)}`.execute(db);
  return (await toRecords(db, kind, rows.rows))[0];
}

/** A page of the records that the viewer may see, newest first (AMB-057); units and accounts by name. */
export async function listRecords<K extends Kind>(
  viewer: Viewer,
  db: Db,
  kind: K,
  query: ListQuery,
): Promise<Page<RecordOf<K>>> {
  const { page, limit } = query;
  const search = await matching(db, query.search ?? '', {
    unit: kind.belongsTo ? unitColumn(kind) : null,
    author: kind.belongsTo !== undefined,
  });
  const where = sql.join(filters(viewer, kind, query), sql` and `);
  const { ids, totalDocs } = search
    ? await found(db, kind, query, { where, search, order: order(kind), columns: orderedBy(kind) })
    : { ids: await newest(db, kind, query, where), totalDocs: await count(viewer, db, kind, query, where) };
  const shown = ids.slice(0, limit);
  const rows =
    await sql<Row>`${selectFrom(kind)} where t.id = any(${shown}::uuid[]) order by ${order(kind)}`.execute(
      db,
    );
  return {
    docs: await toRecords(db, kind, rows.rows),
    hasNextPage: ids.length > limit,
    totalDocs,
    page,
    limit,
  };
}

/** The ids of one page, and one more that tells whether there is a next, by walking the index of the newest. */
async function newest(
  db: Db,
  kind: Kind,
  { page, limit }: ListQuery,
  where: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select t.id from ${sql.table(kind.name)} t where ${where} order by ${order(kind)} limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows.rows.map((row) => row.id);
}

/** How many news of the given family and units there are, active and inactive (000 §3 "News summary"). */
export async function countNews(
  viewer: Viewer,
  db: Db,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese' | 'activated'>,
): Promise<{ active: number; inactive: number }> {
  const rows = await sql<{ active: number; inactive: number }>`
    select coalesce(sum(n) filter (where activated), 0)::int as active, coalesce(sum(n) filter (where not activated), 0)::int as inactive
    from news_tally t where ${sql.join([permittedTally(viewer), ...unitFilters(query, sql`t.unit_id`)], sql` and `)}
  `.execute(db);
  return rows.rows[0] ?? { active: 0, inactive: 0 };
}

async function count(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: ListQuery,
  where: RawBuilder<unknown>,
): Promise<number> {
  if (kind.name !== 'news' || query.from || query.to) {
    const rows = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(kind.name)} t where ${where}`.execute(db);
    return rows.rows[0]?.n ?? 0;
  }
  const { active, inactive } = await countNews(viewer, db, query);
  const all = (query.activated === false ? 0 : active) + (query.activated === true ? 0 : inactive);
  // The one left out is among those counted only when it is itself to be seen here.
  const counted = query.without ? await readRecord(viewer, db, kind, query.without) : undefined;
  return all - (counted && fitsUnits(counted, query) ? 1 : 0);
}

function fitsUnits(
  record: { department: UnitRef | null; diocese: UnitRef | null },
  query: ListQuery,
): boolean {
  if (query.type && !record[unitOfType(query.type)]) return false;
  const wanted = [...(query.department ?? []), ...(query.diocese ?? [])];
  return wanted.length === 0 || wanted.includes(record.department?.id ?? record.diocese?.id ?? '');
}

function filters(viewer: Viewer, kind: Kind, query: ListQuery): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`t.deleted_at is null`, permitted(viewer, kind, 'read')];
  if (kind.belongsTo) all.push(...unitFilters(query, unitColumn(kind)));
  if (kind.name === 'account') {
    if (query.role) all.push(sql`t.role = ${query.role}`);
    all.push(...unitFilters(query, ACCOUNT_UNIT));
  }
  if (kind.switchable && query.activated !== undefined)
    all.push(query.activated ? sql`t.activated` : sql`not t.activated`);
  if (query.from) all.push(sql`t.sort_day >= ${query.from}::date`);
  if (query.to) all.push(sql`t.sort_day <= ${query.to}::date`);
  if (isId(query.without)) all.push(sql`t.id <> ${query.without}`);
  return all;
}

/** Of both families at once, departments and dioceses that are named are alternatives, not a contradiction (AMB-105). */
function unitFilters(
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
  unit: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (query.type) all.push(sql`t.type = ${query.type}`);
  const wanted = [
    ...(query.type === 'dioceses' ? [] : (query.department ?? [])),
    ...(query.type === 'departments' ? [] : (query.diocese ?? [])),
  ];
  if (wanted.length > 0) all.push(sql`${unit} = any(${wanted.filter(isId)}::uuid[])`);
  return all;
}

/** News by day, then by time of making; everything else by name. */
function order(kind: Kind): RawBuilder<unknown> {
  if (kind.belongsTo) return sql`t.sort_day desc, t.id desc`;
  return sql`lower(t.${nameColumn(kind)}), t.id`;
}

/** The columns that the order needs. */
function orderedBy(kind: Kind): RawBuilder<unknown> {
  return kind.belongsTo ? sql`t.id, t.sort_day` : sql`t.id, t.${nameColumn(kind)}`;
}

const nameColumn = (kind: Kind): RawBuilder<unknown> =>
  sql.ref(kind.name === 'account' ? 'user_name' : 'name');

function selectFrom(kind: Kind): RawBuilder<unknown> {
  const columns = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'secret' ? [] : [sql.ref(`t.${name}`)],
  );
  const units = kind.belongsTo || kind.name === 'account';
  return sql`
    select t.id, t.version, t.created_at, t.updated_at, author.user_name as author, ${sql.join(columns)}
      ${kind.name === 'account' ? sql`, t.role` : sql``}
      ${kind.switchable ? sql`, t.activated` : sql``}
      ${units ? sql`, dep.id as dep_id, dep.name as dep_name, dep.sub_domain as dep_label, dio.id as dio_id, dio.name as dio_name, dio.sub_domain as dio_label` : sql``}
    from ${sql.table(kind.name)} t left join account author on author.id = t.created_by
    ${units ? sql`left join department dep on dep.id = t.department_id left join diocese dio on dio.id = t.diocese_id` : sql``}`;
}

async function toRecords<K extends Kind>(db: Db, kind: K, rows: readonly Row[]): Promise<RecordOf<K>[]> {
  const fields = fileFields(kind);
  const ids = rows.flatMap((row) =>
    fields.flatMap(([name]) => (row[name] as string | string[] | null) ?? []),
  );
  const files = await filesById(db, ids);
  return rows.map((row) => {
    const record: Record<string, unknown> = { ...row };
    for (const [name, field] of fields) {
      const value = row[name] as string | string[] | null;
      record[name] =
        field.many === undefined
          ? (files.get(value as string) ?? null)
          : ((value ?? []) as string[]).flatMap((id) => files.get(id) ?? []);
    }
    return {
      ...record,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      activated: row.activated ?? true,
      department: unitOf(row, 'dep'),
      diocese: unitOf(row, 'dio'),
    } as unknown as RecordOf<K>;
  });
}

function unitOf(row: Row, alias: 'dep' | 'dio'): UnitRef | null {
  const id = row[`${alias}_id`];
  return typeof id === 'string'
    ? { id, name: String(row[`${alias}_name`]), subDomain: String(row[`${alias}_label`]) }
    : null;
}
