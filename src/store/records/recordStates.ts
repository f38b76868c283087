import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Kind, UnitKind } from '#kinds/define.ts';
import type { AnyRecord, Page } from '#kinds/records.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { ANY_TOPIC } from '../database/contentVersions.ts';
import type { Db } from '../database/db.ts';
import { rowsOf } from '../database/reads.ts';
import { isTopic, MEDIA_TOPIC, type Topic } from '../database/topics.ts';
import { filters, type ListQuery } from './listQuery.ts';
import { loadedRecords, loadRows } from './load.ts';
import { pageRows } from './pageRows.ts';

/** A record of a list, by what its content depends on. */
export interface RecordState {
  readonly id: string;
  /** While this is the same, so is everything that the record shows: its row, and the names of files, units and people. */
  readonly state: string;
  /** Whether anything is, or was, planned for it. */
  readonly planned: boolean;
}

/**
 * Whether all that a record of this kind shows is in its state. A kind with array fields is not: their rows are in other tables, which have their own
 * states.
 */
export const hasState = (kind: Kind): boolean =>
  isTopic(kind) && Object.values(kind.fields).every(({ type }) => type !== 'rows');

const UNITS: readonly UnitKind[] = ['department', 'diocese'];
/** What a record shows by name only. */
const NAMES: readonly Topic[] = [ANY_TOPIC, MEDIA_TOPIC, account.name, ...UNITS];

/** Each write of a row gives it another xmin; the names are of this generation. Both are of one statement, and so of one moment. */
const STATE = sql<string>`t.xmin::text || ' ' || coalesce((select string_agg(topic || ' ' || n, ' ' order by topic)
  from content_generation where topic in (${sql.join(NAMES.map((topic) => sql.lit(topic)))})), '') as state`;

/** A page of a list (`listRecords`), by the states of its records: much less to read and to send than what they show. */
export async function listStates(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: ListQuery,
): Promise<Page<RecordState>> {
  const { page, limit } = query;
  const planned = kind.switchable
    ? sql`exists (select from planned p where p.record_id = t.id and p.kind = ${sql.lit(kind.name)})`
    : sql`false`;
  const { rows, ...found } = await pageRows<RecordState>(
    viewer,
    db,
    kind,
    query,
    (wanted, { columns = sql``, topics = [], order }) =>
      rowsOf(
        db,
        [kind.name, ...NAMES, ...topics],
        sql`select t.id, ${STATE}, ${planned} as planned${columns} from (${wanted}) t ${order ? sql`order by ${order}` : sql``}`,
      ),
  );
  return { docs: [...rows], ...found, page, limit };
}

/** These records of a list with the states in which they were read. Those that have left the list meanwhile are missing. */
export async function readStated(
  viewer: Viewer,
  db: Db,
  kind: Kind,
  query: ListQuery,
  ids: readonly string[],
): Promise<{ readonly record: AnyRecord; readonly state: string }[]> {
  if (ids.length === 0) return [];
  const load = query.readIn === undefined ? {} : { readIn: query.readIn };
  const rows = sql`select t.xmin, t.* from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and ${sql.join(filters(viewer, kind, query), sql` and `)}`;
  const found = await loadRows<{ state: string }>(db, kind, load, rows, { columns: sql`, ${STATE}` });
  const records = await loadedRecords(db, kind, found, load);
  return records.map((record, i) => ({ record, state: found[i]?.state ?? '' }));
}
