import { sql } from 'kysely';
import { type LeadPlace, news } from '#kinds/news.ts';
import type { Staff } from '#kinds/viewer.ts';
import { daysLater, startOfDay } from '#lib/dates.ts';
import { isId } from '#lib/uuid.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { FEATURED_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { noteAct } from '../rows/acts.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';

/** An offer lasts this many days. */
const OFFERED_DAYS = 30;
/** At most this many are considered for the front page and for a newsletter. */
const MOST_LOOKED_AT = 12;
const MOST_AT_HAND = 30;

/** Offers a story for the synod's front page and the newsletter, or withdraws the offer. Throws Refusal (404) unless the viewer may switch it. */
export async function setOffered(
  viewer: Staff,
  db: Db,
  id: string,
  offered: boolean,
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const [story] = await lockRecords(tx, viewer, news, [id], 'switch');
    if (!story) throw notFound();
    if (offered)
      await sql`insert into offered_story (news_id, at) values (${story.id}, ${now})
        on conflict (news_id) do update set at = excluded.at`.execute(tx);
    else await sql`delete from offered_story where news_id = ${story.id}`.execute(tx);
    const act = offered ? 'story_offered' : 'offer_taken_back';
    await noteAct(tx, { act, by: viewer.accountId, thing: String(story.title), now });
    contentChanges(tx, FEATURED_TOPIC);
  });
}

/** An offered story, and since when. */
export interface Offered {
  readonly id: string;
  readonly at: Date;
}

const standsOn = (today: string) => sql<boolean>`o.at >= ${startOfDay(daysLater(today, 1 - OFFERED_DAYS))}`;

/** The stories on offer on a day, the last offered first. The caller checks whether visitors see them. */
export const offeredOn = (db: ReadDb, today: string): Promise<readonly Offered[]> =>
  rowsOf(
    db,
    [FEATURED_TOPIC],
    sql`select o.news_id as id, o.at from offered_story o where ${standsOn(today)} order by o.at desc, o.news_id limit ${MOST_LOOKED_AT}`,
  );

/** The placement of a story that the viewer may change. */
export interface Placement {
  readonly id: string;
  /** The front pages that it leads, each with its last day. */
  readonly leads: readonly { readonly place: LeadPlace; readonly last_day: string | null }[];
  readonly offered: boolean;
}

/** The placements of these stories; those that the viewer may not change are left out. */
export async function standingsOf(
  viewer: Staff,
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<readonly Placement[]> {
  const found = await sql<Placement>`
    select t.id,
      coalesce((select json_agg(json_build_object('place', case when l.place = 'synod' then 'synod' else 'unit' end, 'last_day', l.last_day::text) order by l.place)
        from lead_story l where l.news_id = t.id and (l.last_day is null or l.last_day >= ${today}::date)), '[]') as leads,
      exists (select from offered_story o where o.news_id = t.id and ${standsOn(today)}) as offered
    from news t where t.id = any(${ids.filter(isId)}::uuid[]) and t.deleted_at is null and ${permitted(viewer, news, 'change')} order by t.id`.execute(
    db,
  );
  return found.rows;
}

/** A story available for a newsletter. */
export interface AtHand {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
}

/** The offered stories that visitors see and that were in no newsletter since they were offered, the first offered first. */
export async function atHand(viewer: Staff, db: Db, today: string): Promise<readonly AtHand[]> {
  const found = await sql<AtHand>`
    select t.id, t.title, coalesce(dep.name, dio.name, '') as unit
    from offered_story o join news t on t.id = o.news_id
      left join department dep on dep.id = t.department_id left join diocese dio on dio.id = t.diocese_id
    where ${permitted(viewer, news, 'switch')} and t.activated and t.deleted_at is null and ${standsOn(today)}
      and coalesce(dep.deleted_at, dio.deleted_at) is null
      and not exists (select from newsletter_item i join newsletter n on n.id = i.newsletter_id where i.news_id = t.id and n.created_at >= o.at and n.state not in ('draft', 'cancelled'))
    order by o.at, t.id limit ${MOST_AT_HAND}`.execute(db);
  return found.rows;
}
