import { type RawBuilder, sql } from 'kysely';
import { news } from '#kinds/news.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { permitted } from '../rows/may.ts';

/** The stories as they are now, with the columns of `newsletter_item`, in the order of their ids. */
export const storiesNow = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select array_position(${ids}::uuid[], n.id) as place, n.id as news_id, n.type, coalesce(dep.name, dio.name) as unit_name,
    n.title, n.heading, n.thumbnail, n.sort_day as day
  from news n left join department dep on dep.id = n.department_id left join diocese dio on dio.id = n.diocese_id
  where n.id = any(${ids}::uuid[])`;

/**
 * The language versions of those stories now: for each that has a public version in one of these languages, or whose unit has a name there, a row with the
 * columns of `newsletter_item_version`. `stories`: rows with `place` and `news_id`.
 */
export const versionsNow = (
  stories: RawBuilder<unknown>,
  languages: readonly Language[],
): RawBuilder<unknown> => sql`
  select s.place, l.language, r.id as news_id, r.type, coalesce(u.own, u.name) as unit_name, r.title, r.heading
  from (${stories}) s cross join unnest(${[...languages]}::text[]) l (language)
    left join lateral (select t.id from item_version m join item_version v on v.kind = m.kind and v.group_id = m.group_id
        join news t on t.id = v.record_id
      where m.kind = 'news' and m.record_id = s.news_id and v.language = l.language and ${SHOWN}) v on true
    join news r on r.id = coalesce(v.id, s.news_id)
    join lateral (select coalesce(dep.name, dio.name) as name, nullif(case l.language ${sql.join(
      UNIT_NAME_FIELDS.map(
        (field) =>
          sql`when ${field.slice('name_'.length)} then coalesce(dep.${sql.ref(field)}, dio.${sql.ref(field)})`,
      ),
      sql` `,
    )} end, '') as own
      from (select 1) one left join department dep on dep.id = r.department_id left join diocese dio on dio.id = r.diocese_id) u on true
  where v.id is not null or u.own is not null`;

/** Stores the language versions of a newsletter's stories when sending begins. */
export async function freezeVersions(tx: Tx, newsletterId: string): Promise<void> {
  await sql`delete from newsletter_item_version where newsletter_id = ${newsletterId}`.execute(tx);
  await sql`insert into newsletter_item_version (newsletter_id, place, language, news_id, type, unit_name, title, heading)
    select ${newsletterId}::uuid, v.* from (${versionsNow(
      sql`select place, news_id from newsletter_item where newsletter_id = ${newsletterId}`,
      LANGUAGES,
    )}) v`.execute(tx);
}

const SHOWN = sql<boolean>`(t.deleted_at is null and ${permitted(VISITOR, news, 'read')})`;

/** Replaces the stored stories of a newsletter with their current state, and stores the pictures that they need. */
export async function freezeStories(tx: Tx, newsletterId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from newsletter_item where newsletter_id = ${newsletterId}`.execute(tx);
  await sql`insert into newsletter_item (newsletter_id, place, news_id, type, unit_name, title, heading, thumbnail, day)
    select ${newsletterId}::uuid, s.* from (${storiesNow(ids)}) s`.execute(tx);
  await sql`insert into media_use (media_id, kind, record_id)
    select distinct thumbnail, 'newsletter', ${newsletterId}::uuid from newsletter_item
    where newsletter_id = ${newsletterId} and thumbnail is not null on conflict do nothing`.execute(tx);
}

/** The ids of a newsletter's stories that visitors still see, in its order and locked; and their stored titles. */
export async function storiesLeft(
  tx: Tx,
  newsletterId: string,
): Promise<{ readonly left: string[]; readonly titles: string[] }> {
  const had = await sql<{ newsId: string | null; title: string }>`
    select news_id as "newsId", title from newsletter_item where newsletter_id = ${newsletterId} order by place`.execute(
    tx,
  );
  const ids = had.rows.flatMap(({ newsId }) => newsId ?? []);
  const shown = await sql<{ id: string }>`
    select t.id from news t where t.id = any(${ids}::uuid[]) and ${SHOWN} order by t.id for share of t`.execute(
    tx,
  );
  const visible = new Set(shown.rows.map(({ id }) => id));
  return { left: ids.filter((id) => visible.has(id)), titles: had.rows.map(({ title }) => title) };
}

/** For stories chosen for a newsletter: whether visitors see them, and the name of the picture to include; unknown ones count as hidden. */
export async function storiesLookedAt(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly shown: boolean; readonly picture: string | null }[]> {
  const found = await sql<{ id: string; picture: string | null }>`
    select t.id, (select file_name from media where id = t.thumbnail) as picture from news t
    where t.id = any(${ids.filter(isId)}::uuid[]) and ${SHOWN}`.execute(db);
  const shown = new Map(found.rows.map(({ id, picture }) => [id, picture]));
  return ids.map((id) => {
    const key = id.toLowerCase();
    return { id, shown: shown.has(key), picture: shown.get(key) ?? null };
  });
}

/**
 * Only public stories may be mailed. Throws Refusal (422) that names the first hidden item, by its title where it exists at all (ADD-7). `locked`: nobody
 * changes them before the transaction ends.
 */
export async function refuseHidden(
  db: Db | Tx,
  ids: readonly string[],
  locked: 'locked' | 'read',
): Promise<void> {
  const found = await sql<{ id: string; title: string; shown: boolean }>`
    select t.id, t.title, ${SHOWN} as shown from news t where t.id = any(${ids.filter(isId)}::uuid[]) order by t.id
    ${locked === 'locked' ? sql`for share of t` : sql``}`.execute(db);
  const items = new Map(found.rows.map((item) => [item.id, item]));
  for (const id of ids) {
    const item = items.get(id.toLowerCase());
    if (item?.shown) continue;
    const sentence = item
      ? `“${item.title}” is not active, so nothing was sent. Take it out of the selection, or make it active first.`
      : `The news item ${id.slice(0, 50).toWellFormed()} no longer exists, so nothing was sent. Reload the list and select again.`;
    throw refusedField('news', sentence);
  }
}
