import { type RawBuilder, sql } from 'kysely';
import { event } from '#kinds/event.ts';
import { onItsDay } from '#kinds/eventDays.ts';
import type { Page } from '#kinds/records.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf, VERSIONS_TOPIC } from '../database/topics.ts';
import type { FileDetail } from '../files/files.ts';
import { filters, type ListQuery } from '../records/listQuery.ts';
import type { FieldName, Load, Loaded } from '../records/load.ts';
import { listRecords, readRecords } from '../records/records.ts';

/** An event on one of its days. `day` names the day of a series; null where the event takes place once. */
export type OnDay<T> = T & { readonly day: string | null };

/** The query: events that are not over at a moment, the next first, or those that were over before it, the last first. */
export interface OccurrenceQuery
  extends Pick<
    ListQuery,
    'page' | 'limit' | 'type' | 'department' | 'diocese' | 'without' | 'activated' | 'readIn'
  > {
  readonly coming?: Date;
  readonly over?: Date;
  /** Only the next day of a series, instead of each. */
  readonly once?: boolean;
}

type Shown = 'name' | 'description' | 'place' | 'from_date' | 'to_date';

/** A page of events by their days: each day of a series is a separate entry. While none repeats, it is the list of records, by its own indexes. */
export async function listOccurrences<F extends FieldName<typeof event>, D extends FileDetail>(
  viewer: Viewer,
  db: ReadDb,
  query: OccurrenceQuery,
  load: Load<typeof event, F | Shown, D>,
): Promise<Page<OnDay<Loaded<typeof event, F | Shown, D>>>> {
  const { coming, over, once, page, limit, ...of } = query;
  const base = filters(viewer, event, { ...of, page, limit });
  const days = sql`event_occurrence o join event t on t.id = o.event_id`;
  const when = (alias: string): RawBuilder<unknown> =>
    coming ? sql`${sql.ref(`${alias}.to_date`)} >= ${coming}` : sql`${sql.ref(`${alias}.to_date`)} < ${over}`;
  const ofSeries = sql.join([...base, when('o'), sql`t.repeats <> ''`], sql` and `);
  const topics = [...topicsOf(event), ...(query.readIn === undefined ? [] : [VERSIONS_TOPIC])];
  const counted = sql<{
    n: number;
    repeating: boolean;
  }>`select exists (select from event t where t.repeats <> '') as repeating,
    (select count(${once ? sql`distinct o.event_id` : sql`*`})::int from ${days} where ${ofSeries}) as n`;
  const [series] = await rowsOf(db, topics, counted);
  if (!series?.repeating) return listRecordsByDay(viewer, db, query, load);

  const ofOne = sql.join([...base, when('t'), sql`t.repeats = ''`], sql` and `);
  const [ones] = await rowsOf(
    db,
    topics,
    sql<{ n: number }>`select count(*)::int as n from event t where ${ofOne}`,
  );
  const order = coming ? sql`from_date, id, day` : sql`to_date desc, id desc, day desc`;
  const most = sql.lit(page * limit + 1);
  const perSeries = once
    ? sql`select distinct on (t.id) t.id, o.day::text as day, o.from_date, o.to_date from ${days} where ${ofSeries}
        order by t.id, ${coming ? sql`o.from_date` : sql`o.to_date desc`}`
    : sql`select t.id, o.day::text as day, o.from_date, o.to_date from ${days} where ${ofSeries}`;
  const found = await rowsOf(
    db,
    topics,
    sql<Row>`select id, day, from_date, to_date from (
        (select t.id, null::text as day, t.from_date, t.to_date from event t where ${ofOne} order by ${order} limit ${most})
        union all (select * from (${perSeries}) s order by ${order} limit ${most})
      ) found order by ${order} limit ${sql.lit(limit + 1)} offset ${sql.lit((page - 1) * limit)}`,
  );
  const rows = found.slice(0, limit);
  const named = query.readIn === undefined ? load : { ...load, readIn: query.readIn };
  const ids = [...new Set(rows.map(({ id }) => id))];
  const records = new Map((await readRecords(viewer, db, event, ids, named)).map((one) => [one.id, one]));
  const changed = await exceptionsOf(db, rows);
  const docs = rows.flatMap(({ id, day, from_date: from, to_date: to }) => {
    const record = records.get(id);
    if (!record) return [];
    const exception = changed.get(`${id} ${day}`);
    return [{ ...onItsDay(record, { from, to, exception }), day }];
  });
  const totalDocs = series.n + (ones?.n ?? 0);
  return { docs, hasNextPage: found.length > limit, totalDocs, page, limit };
}

/** The days of all series that a visitor may see, within the period that lists show; the last `most`. */
export const daysOfSeries = (db: ReadDb, most: number): Promise<readonly { id: string; day: string }[]> =>
  rowsOf(
    db,
    topicsOf(event),
    sql<{
      id: string;
      day: string;
    }>`select t.id, o.day::text as day from event_occurrence o join event t on t.id = o.event_id
      where ${sql.join(filters(VISITOR, event, { activated: true, page: 1, limit: most }), sql` and `)}
      order by o.from_date desc, t.id limit ${sql.lit(most)}`,
  );

interface Row {
  readonly id: string;
  readonly day: string | null;
  readonly from_date: Date;
  readonly to_date: Date;
}

async function listRecordsByDay<F extends FieldName<typeof event>, D extends FileDetail>(
  viewer: Viewer,
  db: ReadDb,
  { coming, over, once: _, ...query }: OccurrenceQuery,
  load: Load<typeof event, F | Shown, D>,
): Promise<Page<OnDay<Loaded<typeof event, F | Shown, D>>>> {
  const asked = coming
    ? { ...query, where: { ends_from: coming }, order: 'upcoming' }
    : { ...query, where: { ends_to: new Date((over?.getTime() ?? 0) - 1) }, order: 'past' };
  const page = await listRecords(viewer, db, event, asked, load);
  return { ...page, docs: page.docs.map((one) => ({ ...one, day: null })) };
}

/** The exceptions of series, by record and day. */
async function exceptionsOf(db: ReadDb, rows: readonly Row[]) {
  const ofSeries = rows.filter(({ day }) => day !== null);
  if (ofSeries.length === 0) return new Map<string, Exception>();
  const found = await rowsOf(
    db,
    [event.name],
    sql<Exception>`select x.parent_id, x.day, x.name, x.venue, x.description from event_exceptions x
      where (x.parent_id, x.day) in (select * from unnest(${ofSeries.map(({ id }) => id)}::uuid[], ${ofSeries.map(({ day }) => day)}::date[]))`,
  );
  return new Map(found.map((one) => [`${one.parent_id} ${one.day}`, one]));
}
interface Exception {
  readonly parent_id: string;
  readonly day: string;
  readonly name: string;
  readonly venue: string;
  readonly description: string;
}
