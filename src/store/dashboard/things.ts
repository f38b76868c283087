import { type RawBuilder, sql } from 'kysely';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import { CHURCH_ZONE_NAME } from '#lib/dates.ts';

/** A record of any kind in one line, as the office's desk and its search show it. */
export interface Thing {
  readonly kind: KindName;
  readonly id: string;
  readonly title: string;
  /** What distinguishes it from others of the same title: an office, an address, the sender. */
  readonly said: string;
  /** Its type within the kind, which selects its screen; '' where there is one screen. */
  readonly type: string;
  readonly day: string | null;
  /** null: a kind without a switch. */
  readonly activated: boolean | null;
  readonly unit: { readonly kind: UnitKind; readonly id: string; readonly name: string } | null;
}

/** The columns of a kind for these fields. A prayer's title is its subject; a letter's is its topic. */
interface Line {
  readonly title: string;
  readonly said?: string;
  readonly type?: string;
  readonly day?: string;
  readonly moment?: string;
}

const LINES: Readonly<Record<KindName, Line>> = {
  account: { title: 'user_name', said: 'email', type: 'role' },
  department: { title: 'name' },
  diocese: { title: 'name', said: 'state' },
  news: { title: 'title', day: 'sort_day' },
  event: { title: 'name', moment: 'from_date' },
  publication: { title: 'title', type: 'type', day: 'sort_day' },
  campaign: { title: 'title' },
  person: { title: 'user_name', said: 'designation', type: 'user_type' },
  // A text has no title: its screen is called by its type.
  description: { title: 'type', type: 'type' },
  video: { title: 'title' },
  statement: { title: 'title', type: 'type', day: 'sort_day' },
  prayer: { title: 'description', said: 'day_name', day: 'date' },
  promotion: { title: 'title', type: 'type' },
  partner: { title: 'name', type: 'category' },
  subscriber: { title: 'name', said: 'email' },
  enquiry: { title: 'subject', said: 'name', type: 'type', moment: 'last_at' },
  order: { title: 'product_title', said: 'name', moment: 'last_at' },
  question: { title: 'wordings', said: 'page' },
};

/** Longer beginnings of texts are cut here. */
const TITLE_MAX = 200;

/** The type within the kind of a row `t`; '' where there is one screen for all. */
export function typeIn(kind: Kind): RawBuilder<string> {
  const { type } = LINES[kind.name as KindName];
  return type ? sql<string>`${sql.ref(`t.${type}`)}` : sql<string>`''`;
}

/** The select list for a `Thing` from a row `t` of a kind. */
export function thingOf(kind: Kind): RawBuilder<unknown> {
  const { title, said, day, moment } = LINES[kind.name as KindName];
  const text = (column: string | undefined) => (column ? sql`${sql.ref(`t.${column}`)}` : sql`''`);
  const when = moment
    ? sql`(${sql.ref(`t.${moment}`)} at time zone ${sql.lit(CHURCH_ZONE_NAME)})::date::text`
    : day
      ? sql`${sql.ref(`t.${day}`)}::text`
      : sql`null::text`;
  const [first = sql`null::jsonb`, ...others] = unitsOf(kind).map(
    (unit) => sql`(select jsonb_build_object('kind', ${sql.lit(unit)}, 'id', u.id, 'name', u.name)
      from ${sql.table(unit)} u where u.id = ${sql.ref(`t.${unit}_id`)})`,
  );
  return sql`${sql.lit(kind.name)} as kind, t.id, left(${text(title)}, ${sql.lit(TITLE_MAX)}) as title, ${text(said)} as said,
    ${typeIn(kind)} as type, ${when} as day, ${kind.switchable ? sql`t.activated` : sql`null::boolean`} as activated,
    ${others.length === 0 ? first : sql`coalesce(${sql.join([first, ...others])})`} as unit`;
}
