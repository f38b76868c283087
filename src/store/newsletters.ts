import { sql } from 'kysely';
import { news } from '#kinds/news.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db, Tx } from './db.ts';
import { claimIdempotencyKey } from './idempotency.ts';
import { permitted } from './may.ts';
import type { WriteOptions } from './write.ts';
import { writing } from './writing.ts';

/** A newsletter that is to be sent. */
export interface Frozen {
  readonly id: string;
  readonly recipients: number;
}

/** Who gets newsletters. */
export const GETS_IT = sql`deleted_at is null and state = 'subscribed'`;

/**
 * Notes a newsletter for sending: its items as they are now, in the order chosen, and everybody who gets it, in one transaction (AMB-047).
 * The mails go out later, one row of `mail` each. Throws Refusal (422) that names the first
 * item which visitors cannot see; then nothing is noted (ADD-7).
 */
export async function freezeNewsletter(
  viewer: Staff,
  db: Db,
  newsIds: readonly string[],
  { now, idempotencyKey }: Pick<WriteOptions, 'now' | 'idempotencyKey'>,
): Promise<Frozen> {
  const ids = [...new Set(newsIds)];
  if (ids.length === 0) throw refusedField('news', 'Please select atleast one news');
  return writing(db, async (tx) => {
    const id = newId(now.getTime());
    const first = idempotencyKey && (await claimIdempotencyKey(tx, idempotencyKey, 'newsletter', id, now));
    if (first) return { id: first, recipients: await recipientsOf(tx, first) };
    await refuseHidden(tx, ids);
    await sql`insert into newsletter (id, subject, created_at, created_by)
      values (${id}, (select title from news where id = ${ids[0]}), ${now}, ${viewer.accountId})`.execute(tx);
    await sql`insert into newsletter_item (newsletter_id, place, news_id, type, unit_name, title, heading, thumbnail, day)
      select ${id}, array_position(${ids}::uuid[], n.id), n.id, n.type, coalesce(dep.name, dio.name), n.title, n.heading, n.thumbnail, n.sort_day
      from news n left join department dep on dep.id = n.department_id left join diocese dio on dio.id = n.diocese_id
      where n.id = any(${ids}::uuid[])`.execute(tx);
    await sql`insert into media_use (media_id, kind, record_id)
      select distinct thumbnail, 'newsletter', ${id}::uuid from newsletter_item where newsletter_id = ${id} and thumbnail is not null
      on conflict do nothing`.execute(tx);
    const noted =
      await sql`insert into mail (template, to_address, to_name, newsletter_id, subscriber_id, due_at, created_at)
      select 'newsletter', email, name, ${id}, id, ${now}, ${now} from subscriber where ${GETS_IT}`.execute(
        tx,
      );
    const recipients = Number(noted.numAffectedRows ?? 0);
    await sql`update newsletter set recipients = ${recipients} where id = ${id}`.execute(tx);
    await sql`insert into revision (kind, record_id, version, action, at, by, after)
      values ('newsletter', ${id}, 1, 'create', ${now}, ${viewer.accountId}, ${JSON.stringify({ news: ids, recipients })})`.execute(
      tx,
    );
    return { id, recipients };
  });
}

/** Only what visitors see may be mailed to them. The refusal names the first item that they don't, by its title where it is there at all. */
async function refuseHidden(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await sql<{ id: string; title: string; shown: boolean }>`
    select t.id, t.title, (t.deleted_at is null and ${permitted(VISITOR, news, 'read')}) as shown from news t
    where t.id = any(${ids.filter(isId)}::uuid[]) order by t.id for share of t`.execute(tx);
  const items = new Map(found.rows.map((item) => [item.id, item]));
  for (const id of ids) {
    const item = items.get(id.toLowerCase());
    if (item?.shown) continue;
    const sentence = item
      ? `“${item.title}” is not active, so nothing was sent. Take it out of the selection, or make it active first.`
      : `The news item ${id.slice(0, 50).toWellFormed()} does not exist (any more), so nothing was sent. Reload the list and select again.`;
    throw refusedField('news', sentence);
  }
}

async function recipientsOf(tx: Tx, id: string): Promise<number> {
  const found = await sql<{ recipients: number }>`select recipients from newsletter where id = ${id}`.execute(
    tx,
  );
  return found.rows[0]?.recipients ?? 0;
}
