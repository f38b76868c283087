import { sql } from 'kysely';
import { newsletterSubject } from '#lib/newsletterSubject.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from './newsletterActs.ts';
import { noteFirst } from './newsletterMails.ts';
import { freezeStories, freezeVersions, storiesLeft } from './newsletterStories.ts';
import { countRecipients } from './recipients.ts';

/**
 * Starts sending a newsletter, in one transaction: with its stories as they are now, without those that visitors no longer see, and one row of `mail` for each
 * current subscriber (decision 0046), of a large one for the first of them. The caller has locked its row. Without any story left it is cancelled.
 */
export async function startNewsletter(tx: Tx, id: string, by: string | null, now: Date): Promise<void> {
  const { left, titles } = await storiesLeft(tx, id);
  if (left.length === 0) {
    const note = 'None of its news was active any more when its time came, so it was not sent.';
    await sql`update newsletter set state = 'cancelled', note = ${note} where id = ${id}`.execute(tx);
    await noteAct(tx, id, 'cancel', by, now, { note });
    return;
  }
  await freezeStories(tx, id, left);
  await freezeVersions(tx, id);
  const stories = await sql<{ title: string }>`
    select title from newsletter_item where newsletter_id = ${id} order by place`.execute(tx);
  const called = newsletterSubject(stories.rows.map(({ title }) => title));
  const gone = titles.length - left.length;
  const note =
    gone === 0
      ? ''
      : `${gone} of its news ${gone === 1 ? 'was' : 'were'} not active any more and went without.`;
  await sql`update newsletter set state = 'sending', started_at = ${now}, note = ${note},
    subject = case when subject = ${newsletterSubject(titles)} then ${called} else subject end where id = ${id}`.execute(
    tx,
  );
  const recipients = await noteFirst(tx, id, now, await countRecipients(tx));
  await noteAct(tx, id, 'start', by, now, { news: left, recipients });
}

/**
 * Starts due newsletters, each in a separate transaction, and returns how many. A killed copy leaves its newsletter unchanged, for the next run; two copies
 * start each newsletter once, since its row is locked and its state checked.
 */
export async function startDueNewsletters(db: Db, now: Date): Promise<number> {
  for (let started = 0; ; started++) {
    const found = await writing(db, async (tx) => {
      const due = await sql<{
        id: string;
      }>`select id from newsletter where state = 'scheduled' and send_at <= ${now}
        order by send_at limit 1 for no key update skip locked`.execute(tx);
      const [one] = due.rows;
      if (one) await startNewsletter(tx, one.id, null, now);
      return one !== undefined;
    });
    if (!found) return started;
  }
}
