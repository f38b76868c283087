import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { news } from '#kinds/news.ts';
import type { AnyRecord, Page, RecordOf } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { ReadDb } from '../database/reads.ts';
import type { FileDetail } from '../files/files.ts';
import { permitted } from '../rows/may.ts';
import { type Counts, countRecords } from './counts.ts';
import type { ListQuery } from './listQuery.ts';
import { type AnyLoad, type FieldName, type Load, type Loaded, loadedRecords, loadRows } from './load.ts';
import { pageRows } from './pageRows.ts';

export type { ListQuery };

/** One record that the viewer may see, or undefined: missing, foreign, malformed and trashed are treated alike. */
export function readRecord<K extends Kind>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined>;
export function readRecord<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(viewer: Viewer, db: ReadDb, kind: K, id: string, load: Load<K, F, D>): Promise<Loaded<K, F, D> | undefined>;
export async function readRecord(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  id: string,
  load: AnyLoad = {},
): Promise<AnyRecord | undefined> {
  if (!isId(id)) return undefined;
  const rows = sql`select t.* from ${sql.table(kind.name)} t
    where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  const found = await loadRows(db, kind, load, rows);
  return (await loadedRecords(db, kind, found, load))[0];
}

/** The records with these ids that the viewer may see, in no order. */
export function readRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
): Promise<AnyRecord[]>;
export function readRecords<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  ids: readonly string[],
  load: Load<K, F, D>,
): Promise<Loaded<K, F, D>[]>;
export async function readRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
  load: AnyLoad = {},
): Promise<AnyRecord[]> {
  if (ids.length === 0) return [];
  const rows = sql`select t.* from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  return loadedRecords(db, kind, await loadRows(db, kind, load, rows), load);
}

/** A page of the records that the viewer may see, in the kind's order or the requested one (AMB-057). */
export function listRecords<K extends Kind>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  query: ListQuery,
): Promise<Page<RecordOf<K>>>;
export function listRecords<
  K extends Kind,
  F extends FieldName<K> = FieldName<K>,
  D extends FileDetail = 'names',
>(viewer: Viewer, db: ReadDb, kind: K, query: ListQuery, load: Load<K, F, D>): Promise<Page<Loaded<K, F, D>>>;
export async function listRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  query: ListQuery,
  given: AnyLoad = {},
): Promise<Page<AnyRecord>> {
  const { page, limit, readIn } = query;
  const load = readIn === undefined ? given : { ...given, readIn };
  const { rows, totalDocs, hasNextPage } = await pageRows(viewer, db, kind, query, (wanted, besides) =>
    loadRows(db, kind, load, wanted, besides),
  );
  return { docs: await loadedRecords(db, kind, rows, load), hasNextPage, totalDocs, page, limit };
}

/** How many news of the given family and units there are, active and inactive (000 §3 "News summary"). */
export const countNews = (
  viewer: Viewer,
  db: ReadDb,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Promise<Counts> => countRecords(viewer, db, news, query);
