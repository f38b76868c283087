import { sql } from 'kysely';
import { event } from '#kinds/event.ts';
import { prayer } from '#kinds/prayer.ts';
import { type PlannedAct, SWITCHED } from '#kinds/schedule.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { type Thing, thingOf } from './things.ts';

/** A dated entry: an automatic change, an event, a newsletter to be sent, a prayer for the viewer's unit, or days without a prayer. */
export interface Due {
  readonly act: PlannedAct | 'event' | 'newsletter' | 'prayer' | 'no_prayer';
  readonly day: string;
  /** The moment, where there is one. */
  readonly at: Date | null;
  readonly thing: Thing | null;
  /** The title of a newsletter, or the last of several days without a prayer. */
  readonly said: string;
}

const DAYS = 7;
/** The lists show more than these in a week. */
const MOST_EVENTS = 10;
const MOST_PLANNED = 10;
/** A church without a new prayer for this long does not use the calendar. */
const UNUSED_DAYS = 30;

/** What is published or happens today and on the next six days, in order. Never more than a dozen or two: nothing is counted. */
export async function goesOut(viewer: Staff, db: Db, now: Date): Promise<readonly Due[]> {
  const today = dayOf(now);
  const last = daysLater(today, DAYS - 1);
  const isOffice = viewer.unit === null;
  const parts = await Promise.all([
    planned(viewer, db, startOfDay(daysLater(last, 1))),
    events(viewer, db, startOfDay(today), startOfDay(daysLater(last, 1))),
    isOffice ? newsletters(db, startOfDay(daysLater(last, 1))) : [],
    isOffice ? daysWithoutPrayer(db, today, last) : prayersFor(viewer, db, today, last),
  ]);
  const momentOf = ({ at, day }: Due) => (at ?? startOfDay(day)).getTime();
  return parts.flat().sort((a, b) => momentOf(a) - momentOf(b));
}

/** Automatic publications, removals and changes; overdue ones are done at the next run. */
async function planned(viewer: Staff, db: Db, before: Date): Promise<Due[]> {
  const kinds = SWITCHED.map(
    (kind) => sql<Thing & { act: PlannedAct; at: Date }>`select ${thingOf(kind)}, p.act, p.at
      from planned p join ${sql.table(kind.name)} t on t.id = p.record_id and t.deleted_at is null
      where p.kind = ${kind.name} and p.state = 'planned' and p.at < ${before} and ${permitted(viewer, kind, 'read')}`,
  );
  const found = await sql<Thing & { act: PlannedAct; at: Date }>`
    select * from (${sql.join(kinds, sql` union all `)}) p order by at, id limit ${sql.lit(MOST_PLANNED)}`.execute(
    db,
  );
  return found.rows.map(({ act, at, ...thing }) => ({ act, day: dayOf(at), at, thing, said: '' }));
}

/** Events that begin then, each day of a series separately. */
async function events(viewer: Staff, db: Db, from: Date, before: Date): Promise<Due[]> {
  const within = (of: string) =>
    sql`${sql.ref(`${of}.from_date`)} >= ${from} and ${sql.ref(`${of}.from_date`)} < ${before}`;
  const isShown = sql`t.deleted_at is null and t.activated and ${permitted(viewer, event, 'read')}`;
  const most = sql.lit(MOST_EVENTS);
  const found = await sql<Thing & { at: Date }>`
    (select ${thingOf(event)}, t.from_date as at from event t
      where t.repeats = '' and ${within('t')} and ${isShown} order by t.from_date, t.id limit ${most})
    union all (select ${thingOf(event)}, o.from_date as at from event_occurrence o join event t on t.id = o.event_id
      where t.repeats <> '' and ${within('o')} and ${isShown} order by o.from_date, t.id limit ${most})
    order by at, id limit ${most}`.execute(db);
  return found.rows.map(({ at, ...thing }) => {
    const day = dayOf(at);
    return { act: 'event', day, at, thing: { ...thing, day }, said: '' };
  });
}

/** Scheduled newsletters. An overdue one starts as soon as it can. */
async function newsletters(db: Db, before: Date): Promise<Due[]> {
  const found = await sql<{ at: Date; subject: string }>`select send_at as at, subject from newsletter
    where state = 'scheduled' and send_at < ${before} order by send_at, id`.execute(db);
  return found.rows.map(({ at, subject }) => ({
    act: 'newsletter',
    day: dayOf(at),
    at,
    thing: null,
    said: subject,
  }));
}

/** Empty days in the prayer calendar, consecutive ones as one entry; none where nobody has written any for long. */
async function daysWithoutPrayer(db: Db, from: string, to: string): Promise<Due[]> {
  const found = await sql<{ day: string; isEmpty: boolean }>`
    select d::date::text as day, not exists (select from prayer p where p.date = d::date and p.deleted_at is null) as "isEmpty"
    from generate_series(${from}::date, ${to}::date, interval '1 day') d
    where exists (select from prayer p where p.date >= ${daysLater(from, -UNUSED_DAYS)} and p.deleted_at is null) order by 1`.execute(
    db,
  );
  const all: { from: string; to: string }[] = [];
  for (const { day, isEmpty } of found.rows) {
    const before = all.at(-1);
    if (!isEmpty) continue;
    if (before && daysLater(before.to, 1) === day) before.to = day;
    else all.push({ from: day, to: day });
  }
  return all.map((one) => ({ act: 'no_prayer', day: one.from, at: null, thing: null, said: one.to }));
}

/** The days on which all churches pray for the viewer's unit, by its name in the prayer calendar, which everybody may read. */
async function prayersFor({ unit }: Staff, db: Db, from: string, to: string): Promise<Due[]> {
  if (unit === null) return [];
  const found = await sql<Thing & { day: string }>`select ${thingOf(prayer)} from prayer t
    where t.deleted_at is null and t.date >= ${from} and t.date <= ${to} and ${permitted(VISITOR, prayer, 'read')}
      and exists (select from ${sql.table(unit.kind)} u where u.id = ${unit.id} and length(u.name) > 3
        and strpos(lower(t.description), lower(u.name)) > 0) order by t.date limit ${sql.lit(DAYS)}`.execute(
    db,
  );
  return found.rows.map((thing) => ({ act: 'prayer', day: thing.day, at: null, thing, said: '' }));
}
