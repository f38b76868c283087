import { type RawBuilder, sql } from 'kysely';
import { type Kind, type PlainField, unitsOf } from '#kinds/define.ts';
import { news } from '#kinds/news.ts';
import type { Page, RecordOf, StoredFile, UnitRef } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import { type ChildRow, readChildRows, rowsFields } from './childRows.ts';
import { type Counts, countList, countRecords } from './counts.ts';
import type { Db } from './db.ts';
import { fileFields, filesById } from './files.ts';
import { filters, type ListQuery, orderedBy, orderOf } from './listQuery.ts';
import { type Action, permitted, unitColumn } from './may.ts';
import { matching } from './search.ts';
import { searchPage } from './searchPage.ts';

export type { ListQuery };

type Row = Record<string, unknown> & { id: string };

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

/** A page of the records that the viewer may see, in the kind's order or the one asked for (AMB-057). */
export async function listRecords<K extends Kind>(
  viewer: Viewer,
  db: Db,
  kind: K,
  query: ListQuery,
): Promise<Page<RecordOf<K>>> {
  const { page, limit } = query;
  const search = await matching(db, kind, query.search ?? '', {
    unit: kind.searchNames?.includes('unit') ? unitColumn(kind) : null,
    author: kind.searchNames?.includes('author') ?? false,
  });
  const where = sql.join(filters(viewer, kind, query), sql` and `);
  const { ids, totalDocs } = search
    ? await searchPage(db, kind, query, {
        where,
        search,
        order: orderOf(kind, query.order),
        columns: orderedBy(kind, query.order),
      })
    : { ids: await inOrder(db, kind, query, where), totalDocs: await total(viewer, db, kind, query, where) };
  const shown = ids.slice(0, limit);
  const rows = await sql<Row>`
    ${selectFrom(kind)} where t.id = any(${shown}::uuid[]) order by ${orderOf(kind, query.order)}`.execute(
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

/** How many news of the given family and units there are, active and inactive (000 §3 "News summary"). */
export const countNews = (
  viewer: Viewer,
  db: Db,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Promise<Counts> => countRecords(viewer, db, news, query);

async function total(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: ListQuery,
  where: RawBuilder<unknown>,
): Promise<number> {
  const leftOut = query.without ? await readRecord(viewer, db, kind, query.without) : undefined;
  return countList(viewer, db, kind, query, where, leftOut);
}

/** The ids of one page, and one more that tells whether there is a next, by walking the index of the order. */
async function inOrder(
  db: Db,
  kind: Kind,
  { page, limit, order }: ListQuery,
  where: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select t.id from ${sql.table(kind.name)} t where ${where} order by ${orderOf(kind, order)} limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows.rows.map((row) => row.id);
}

function selectFrom(kind: Kind): RawBuilder<unknown> {
  const columns = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'secret' || field.type === 'rows' ? [] : [sql.ref(`t.${name}`)],
  );
  const units = unitsOf(kind);
  const [department, diocese] = [units.includes('department'), units.includes('diocese')];
  return sql`
    select t.id, t.version, t.created_at, t.updated_at, author.user_name as author, ${sql.join(columns)}
      ${kind.switchable ? sql`, t.activated` : sql``}
      ${department ? sql`, dep.id as dep_id, dep.name as dep_name, dep.sub_domain as dep_label` : sql``}
      ${diocese ? sql`, dio.id as dio_id, dio.name as dio_name, dio.sub_domain as dio_label` : sql``}
    from ${sql.table(kind.name)} t left join account author on author.id = t.created_by
    ${department ? sql`left join department dep on dep.id = t.department_id` : sql``}
    ${diocese ? sql`left join diocese dio on dio.id = t.diocese_id` : sql``}`;
}

async function toRecords<K extends Kind>(db: Db, kind: K, rows: readonly Row[]): Promise<RecordOf<K>[]> {
  const ids = rowsFields(kind).length > 0 ? rows.map((row) => row.id) : [];
  return recordsOfRows(db, kind, rows, await readChildRows(db, kind, ids));
}

/** Rows as `selectFrom` gives them, and their child rows, as records with the files themselves. History makes such rows of its snapshots. */
export async function recordsOfRows<K extends Kind>(
  db: Db,
  kind: K,
  rows: readonly Row[],
  child: ReadonlyMap<string, Readonly<Record<string, readonly ChildRow[]>>>,
): Promise<RecordOf<K>[]> {
  const children = rowsFields(kind);
  const ids = rows.flatMap((row) => [
    ...fileIds(kind, row),
    ...children.flatMap(([name, field]) =>
      (child.get(row.id)?.[name] ?? []).flatMap((one) => fileIds({ fields: field.of }, one)),
    ),
  ]);
  const files = await filesById(db, ids);
  return rows.map((row) => {
    const record: Record<string, unknown> = withFiles(kind, row, files);
    for (const [name, field] of children)
      record[name] = (child.get(row.id)?.[name] ?? []).map((one) =>
        withFiles({ fields: field.of }, one, files),
      );
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

type Fields = { readonly fields: Readonly<Record<string, PlainField>> } | Kind;

const fileIds = (of: Fields, row: Readonly<Record<string, unknown>>): string[] =>
  fileFields(of).flatMap(([name]) => (row[name] as string | string[] | null) ?? []);

/** A row with the files themselves where their ids stood. */
function withFiles(
  of: Fields,
  row: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, StoredFile>,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...row };
  for (const [name, field] of fileFields(of)) {
    const value = row[name] as string | string[] | null;
    filled[name] =
      field.many === undefined
        ? (files.get(value as string) ?? null)
        : ((value ?? []) as string[]).flatMap((id) => files.get(id) ?? []);
  }
  return filled;
}

function unitOf(row: Row, alias: 'dep' | 'dio'): UnitRef | null {
  const id = row[`${alias}_id`];
  return typeof id === 'string'
    ? { id, name: String(row[`${alias}_name`]), subDomain: String(row[`${alias}_label`]) }
    : null;
}
