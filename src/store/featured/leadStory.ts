import { sql } from 'kysely';
import { type LeadPlace, news } from '#kinds/news.ts';
import type { Staff } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { FEATURED_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';

/** The story that led a place before another one replaced it. */
export interface Lead {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD; null: until it is ended or replaced. */
  readonly lastDay: string | null;
}

/**
 * Sets the leading story of a front page until the end of a day, or removes it (`leads` false). Returns the story that it replaces; null when there was none.
 * Throws Refusal: 404 when the viewer may not change the story, 403 for the synod's page unless the viewer is the office, 422 for a day that is past.
 */
export async function setLead(
  viewer: Staff,
  db: Db,
  id: string,
  {
    place,
    lastDay,
    leads,
  }: { readonly place: LeadPlace; readonly lastDay: string | null; readonly leads: boolean },
  now: Date,
): Promise<Lead | null> {
  if (leads && lastDay !== null && lastDay < dayOf(now)) throw refusedField('last_day', 'This day is past.');
  return writing(db, async (tx) => {
    const [story] = await lockRecords(tx, viewer, news, [id], 'change');
    if (!story) throw notFound();
    if (place === 'synod' && viewer.role !== 'full_administrator')
      throw new Refusal(403, 'Only the synod office chooses what leads its front page.');
    const key = place === 'synod' ? place : String(story.department_id ?? story.diocese_id);
    const before = await sql<Lead>`
      select l.news_id as id, n.title, l.last_day::text as "lastDay" from lead_story l join news n on n.id = l.news_id
      where l.place = ${key} for update of l`.execute(tx);
    if (leads)
      await sql`insert into lead_story (place, news_id, last_day, at) values (${key}, ${story.id}, ${lastDay}::date, ${now})
        on conflict (place) do update set news_id = excluded.news_id, last_day = excluded.last_day, at = excluded.at`.execute(
        tx,
      );
    else await sql`delete from lead_story where place = ${key} and news_id = ${story.id}`.execute(tx);
    await noteAct(tx, {
      act: leads ? 'lead_chosen' : 'lead_ended',
      by: viewer.accountId,
      thing: String(story.title),
      details: { of: place, ...(lastDay ? { last_day: lastDay } : {}) },
      now,
    });
    contentChanges(tx, FEATURED_TOPIC);
    return before.rows[0] ?? null;
  });
}

/**
 * The id of the story leading the front page of the synod ('synod'), or of a unit by its id, on a day (YYYY-MM-DD); undefined without one. The caller checks
 * whether visitors see it, and whether it still belongs to that unit.
 */
export async function leadOn(db: ReadDb, place: string, today: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    [FEATURED_TOPIC],
    sql`select news_id as id from lead_story where place = ${place} and (last_day is null or last_day >= ${today}::date)`,
  );
  return row?.id;
}
