import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { type Topic, topicsOf, VERSIONS_TOPIC } from '../database/topics.ts';
import { permittedTally } from '../rows/may.ts';
import { filters, isNarrowedByVersion, type ListQuery, wantedUnits } from './listQuery.ts';
import { hiddenInTally } from './versionFor.ts';

/** How many records there are, switched on and off. */
export interface Counts {
  readonly active: number;
  readonly inactive: number;
}

/**
 * How many records of a kind the viewer may see, filtered by family, units and the value of the kind's count column. Read from the tally, which every write
 * updates, so it is as fast at a million rows as at one. Records of kinds without a switch are all active.
 */
export async function countRecords(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): Promise<Counts> {
  const counts = sql<Counts>`
    select coalesce(sum(n) filter (where activated), 0)::int as active, coalesce(sum(n) filter (where not activated), 0)::int as inactive
    from tally t where ${sql.join(tallied(viewer, kind, query), sql` and `)}`;
  const [found] = await rowsOf(db, tallyTopics(kind), counts);
  return found ?? { active: 0, inactive: 0 };
}

/** How many records a list has in all, as SQL, with the topics that it reads. */
export interface Total {
  readonly count: RawBuilder<number>;
  readonly topics: readonly Topic[];
}

/** The total of a list. It is counted with the full condition where the tally cannot answer: filters by day or name, the trash. */
export function totalOf(viewer: Viewer, kind: Kind, query: ListQuery): Total {
  const asked = Object.entries(query.where ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const group = asked.find(([name]) => kind.filters?.[name]?.column === kind.countedBy);
  const byVersion = isNarrowedByVersion(kind, query);
  const versionTopics = byVersion ? [VERSIONS_TOPIC] : [];
  if (kind.countedBy === undefined || query.trashed || asked.length > (group ? 1 : 0))
    return {
      count: sql`select count(*)::int from ${sql.table(kind.name)} t
        where ${sql.join(filters(viewer, kind, query, { many: true }), sql` and `)}`,
      topics: [...topicsOf(kind), ...versionTopics],
    };
  const counted = tallied(viewer, kind, query);
  if (group) counted.push(sql`t.type = ${group[1]}`);
  if (kind.switchable && query.activated !== undefined) counted.push(sql`t.activated = ${query.activated}`);
  const rows = byVersion
    ? sql`(select kind, unit_id, type, activated, n from tally union all ${hiddenInTally(kind, query.readIn)})`
    : sql`tally`;
  const all = sql<number>`select coalesce(sum(n), 0)::int from ${rows} t where ${sql.join(counted, sql` and `)}`;
  const topics = [...tallyTopics(kind), ...versionTopics];
  if (!isId(query.without)) return { count: all, topics };
  // The record left out is counted only when the viewer may see it here.
  const itself = sql.join(filters(viewer, kind, { ...query, without: undefined }), sql` and `);
  return {
    count: sql`select (${all}) - (select count(*)::int from ${sql.table(kind.name)} t where t.id = ${query.without} and ${itself})`,
    topics,
  };
}

/** The tally of a kind is kept per kind, and leaves out what belongs to units in the trash, of either kind (`permittedTally`). */
const tallyTopics = (kind: Kind): readonly Topic[] => [kind.name, 'department', 'diocese'];

/** The conditions on the tally, as `t`, for the records of a kind, family and units that the viewer may see. */
function tallied(
  viewer: Viewer,
  kind: Kind,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese'>,
): RawBuilder<unknown>[] {
  const units = wantedUnits(query);
  return [
    sql`t.kind = ${kind.name}`,
    permittedTally(viewer, kind),
    ...(query.type ? [sql`t.type = ${query.type}`] : []),
    ...(units ? [sql`t.unit_id = any(${[...units.department, ...units.diocese]}::uuid[])`] : []),
  ];
}
