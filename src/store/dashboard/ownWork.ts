import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { REVIEWED } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import type { Db } from '../database/db.ts';
import { FEW } from '../readers/overview.ts';
import { permitted } from '../rows/may.ts';
import { type Thing, thingOf } from './things.ts';

/** How many of the viewer's last acts are checked: it stays fast however much somebody has written. */
const LAST_ACTS = 200;

/** A record that the office sent back, with its sentence. `own`: whether the viewer wrote it. */
export interface SentBackThing extends Thing {
  readonly sentence: string;
  readonly by: string;
  readonly at: Date | null;
  readonly own: boolean;
}

/** Records that the office has sent back to the viewer's unit: the viewer's own first, then the latest. */
export async function sentBackTo(viewer: Staff, db: Db, most: number): Promise<readonly SentBackThing[]> {
  if (viewer.unit === null) return [];
  const parts = REVIEWED.map(
    (kind: Kind) => sql`select ${thingOf(kind)}, t.sent_back as sentence, t.sent_back_at as at,
        coalesce((select a.user_name from account a where a.id = t.sent_back_by), '') as by, t.created_by = ${viewer.accountId} as own
      from ${sql.table(kind.name)} t where t.sent_back <> '' and t.deleted_at is null and ${permitted(viewer, kind, 'change')}`,
  );
  const found = await sql<SentBackThing>`
    select * from (${sql.join(parts, sql` union all `)}) s order by own desc nulls last, at desc, id limit ${sql.lit(most)}`.execute(
    db,
  );
  return found.rows;
}

/** A record that the viewer wrote, and its state. */
export interface WrittenThing extends Thing {
  readonly state: 'published' | 'waiting' | 'sent_back' | 'inactive';
  readonly writtenAt: Date;
}

/** The viewer's latest records of reviewed kinds, newest first. */
export async function writtenBy(viewer: Staff, db: Db, most: number): Promise<readonly WrittenThing[]> {
  const parts = REVIEWED.map(
    (kind: Kind) => sql`select ${thingOf(kind)}, t.created_at as "writtenAt",
        case when t.waiting_since is not null then 'waiting' when t.sent_back <> '' then 'sent_back' when t.activated then 'published'
          else 'inactive' end as state
      from ${sql.table(kind.name)} t
      where t.id in (select record_id from last where kind = ${kind.name} and action = 'create') and t.deleted_at is null
        and ${permitted(viewer, kind, 'read')}`,
  );
  const found = await sql<WrittenThing>`with last as materialized (${lastActs(viewer)})
    select * from (${sql.join(parts, sql` union all `)}) w order by "writtenAt" desc, id desc limit ${sql.lit(most)}`.execute(
    db,
  );
  return found.rows;
}

/** A record that the viewer published, and how often it was read; null: one to nine times. */
export interface ReadThing extends Thing {
  readonly since: string;
  readonly readings: number | null;
}

/** The viewer's latest public records, with their readings so far. */
export async function readOf(viewer: Staff, db: Db, most: number): Promise<readonly ReadThing[]> {
  const parts = REVIEWED.map(
    (kind: Kind) => sql`select ${thingOf(kind)}, l.at,
        (select coalesce(sum(r.times), 0)::int from reading r where r.record_id = t.id) as readings
      from (select record_id, max(at) as at from last where kind = ${kind.name} and action in ('create', 'switch') group by record_id
        order by max(at) desc limit ${sql.lit(4 * most)}) l join ${sql.table(kind.name)} t on t.id = l.record_id
      where t.activated and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`,
  );
  const found = await sql<
    Thing & { at: Date; readings: number }
  >`with last as materialized (${lastActs(viewer)})
    select * from (${sql.join(parts, sql` union all `)}) p order by at desc, id desc limit ${sql.lit(most)}`.execute(
    db,
  );
  return found.rows.map(({ at, readings, ...thing }) => ({
    ...thing,
    since: dayOf(at),
    readings: readings > 0 && readings < FEW ? null : readings,
  }));
}

const lastActs = (
  viewer: Staff,
) => sql`select kind, record_id, action, at from revision where by = ${viewer.accountId}
  order by at desc, id desc limit ${sql.lit(LAST_ACTS)}`;
