import { type RawBuilder, sql } from 'kysely';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { event } from '#kinds/event.ts';
import type { KindName } from '#kinds/kinds.ts';
import { prayer } from '#kinds/prayer.ts';
import { type PlannedAct, type PlanState, SWITCHED } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { CHURCH_ZONE_NAME } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { typeIn } from '../dashboard/things.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';

/** An entry of the schedule. */
export interface Coming {
  /** What happens then: a planned act, an event that begins, a newsletter to be sent, the prayer of that day. */
  readonly what: PlannedAct | 'event' | 'newsletter' | 'prayer';
  readonly kind: KindName | 'newsletter';
  /** The record, or the newsletter. */
  readonly id: string;
  /** Its type within the kind, which selects its screen; '' where there is one screen. */
  readonly type: string;
  /** The plan behind it; null for records with their own date. */
  readonly plan: string | null;
  readonly at: Date;
  /** The end of an event. */
  readonly until: Date | null;
  /** It has a day but no time. */
  readonly allDay: boolean;
  readonly title: string;
  /** The language of the title, as far as its script shows. */
  readonly lang: string;
  readonly unit: { readonly id: string; readonly name: string; readonly ofDiocese: boolean } | null;
  /** The state of a plan; of a newsletter 'planned' until sending starts. */
  readonly state: PlanState;
  /** Why it did not happen, or happened differently; usually ''. */
  readonly note: string;
  /** Whether visitors see the record now. */
  readonly activated: boolean;
  /** Who planned it, or wrote it. */
  readonly by: string;
  /** The version of the record, to detect somebody else's change of its day; 0 for a newsletter. */
  readonly version: number;
}

/** No day of an office has more; this bounds the response. */
const MOST = 2000;
const ZONE = sql.lit(CHURCH_ZONE_NAME);

/**
 * What the viewer may see between two moments (the second not included), in order: plans, events, newsletters and prayers. Includes what has happened already,
 * where the time is past.
 */
export async function comingUp(viewer: Staff, db: Db, from: Date, to: Date): Promise<Coming[]> {
  const parts = [
    ...SWITCHED.map((kind) => plannedOf(viewer, kind, from, to)),
    eventsOf(viewer, from, to),
    prayersOf(viewer, from, to),
    ...(viewer.role === 'full_administrator' ? [newslettersOf(from, to)] : []),
  ];
  const found =
    await sql<Row>`select * from (${sql.join(parts, sql` union all `)}) c order by at, title, id limit ${MOST}`.execute(
      db,
    );
  return found.rows.map(({ unit_id, unit_name, of_diocese, all_day, ...row }) => ({
    ...row,
    allDay: all_day,
    lang: languageOf(row.title),
    unit: unit_id === null ? null : { id: unit_id, name: unit_name ?? '', ofDiocese: of_diocese },
  }));
}

type Row = Omit<Coming, 'unit' | 'allDay' | 'lang'> & {
  unit_id: string | null;
  unit_name: string | null;
  of_diocese: boolean;
  all_day: boolean;
};

function plannedOf(viewer: Staff, kind: Kind, from: Date, to: Date): RawBuilder<Row> {
  return sql<Row>`select p.act as what, p.kind, p.record_id as id, ${typeIn(kind)} as type, p.id as plan, p.at, null::timestamptz as until, false as all_day,
      ${sql.ref(`t.${kind.search[0]}`)} as title, ${unitColumns(kind)}, p.state, p.note, t.activated,
      ${nameOf('p.by')} as by, t.version
    from planned p join ${sql.table(kind.name)} t on t.id = p.record_id and t.deleted_at is null
    where p.kind = ${kind.name} and p.at >= ${from} and p.at < ${to} and p.state <> 'cancelled' and not (p.act = 'change' and (p.state = 'wished' or p.sent_back_by is not null)) and ${permitted(viewer, kind, 'read')}`;
}

/** Events that begin then, each day of a series separately, with its title on that day. */
const eventsOf = (viewer: Staff, from: Date, to: Date): RawBuilder<Row> => {
  const said = (
    of: string,
    title: RawBuilder<unknown>,
  ) => sql`select 'event' as what, 'event' as kind, t.id, '' as type, null::uuid as plan,
      ${sql.ref(`${of}.from_date`)} as at, ${sql.ref(`${of}.to_date`)} as until, false as all_day, ${title} as title, ${unitColumns(event)},
      'planned' as state, '' as note, t.activated, ${nameOf('t.created_by')} as by, t.version`;
  const shown = (of: string) =>
    sql`${sql.ref(`${of}.from_date`)} >= ${from} and ${sql.ref(`${of}.from_date`)} < ${to} and t.deleted_at is null and ${permitted(viewer, event, 'read')}`;
  return sql<Row>`${said('t', sql`t.name`)} from event t where t.repeats = '' and ${shown('t')}
    union all ${said('o', sql`coalesce(nullif(x.name, ''), t.name)`)} from event_occurrence o join event t on t.id = o.event_id
      left join event_exceptions x on x.parent_id = o.event_id and x.day = o.day where t.repeats <> '' and ${shown('o')}`;
};

const prayersOf = (viewer: Staff, from: Date, to: Date): RawBuilder<Row> =>
  sql<Row>`select 'prayer' as what, 'prayer' as kind, t.id, '' as type, null::uuid as plan, (t.date::timestamp at time zone ${ZONE}) as at,
      null::timestamptz as until, true as all_day, coalesce(nullif(t.day_name, ''), left(t.description, 200)) as title,
      ${unitColumns(prayer)}, 'planned' as state, '' as note, true as activated, ${nameOf('t.created_by')} as by, t.version
    from prayer t where (t.date::timestamp at time zone ${ZONE}) >= ${from} and (t.date::timestamp at time zone ${ZONE}) < ${to}
      and t.deleted_at is null and ${permitted(viewer, prayer, 'read')}`;

const newslettersOf = (from: Date, to: Date): RawBuilder<Row> =>
  sql<Row>`select 'newsletter' as what, 'newsletter' as kind, n.id, '' as type, null::uuid as plan, coalesce(n.started_at, n.send_at) as at,
      null::timestamptz as until, false as all_day, n.subject as title, null::uuid as unit_id, null::text as unit_name,
      false as of_diocese, case n.state when 'scheduled' then 'planned' when 'paused' then 'failed' else 'done' end as state, n.note,
      n.state in ('sending', 'done') as activated, ${nameOf('n.created_by')} as by, 0 as version
    from newsletter n where n.state in ('scheduled', 'sending', 'paused', 'done')
      and coalesce(n.started_at, n.send_at) >= ${from} and coalesce(n.started_at, n.send_at) < ${to}`;

/** The unit of a row `t`: a record has one at most. */
function unitColumns(kind: Kind): RawBuilder<unknown> {
  const units = unitsOf(kind);
  const each = (column: (unit: string) => RawBuilder<unknown>) =>
    units.length === 0 ? sql`null` : sql`coalesce(${sql.join(units.map(column))}, null)`;
  const id = each((unit) => sql.ref(`t.${unit}_id`));
  const named = each(
    (unit) => sql`(select u.name from ${sql.table(unit)} u where u.id = ${sql.ref(`t.${unit}_id`)})`,
  );
  const ofDiocese = units.includes('diocese') ? sql`t.diocese_id is not null` : sql`false`;
  return sql`(${id})::uuid as unit_id, (${named})::text as unit_name, ${ofDiocese} as of_diocese`;
}

const nameOf = (column: string): RawBuilder<string> =>
  sql<string>`coalesce((select user_name from account a where a.id = ${sql.ref(column)}), '')`;
