import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { type AdvisoryLock, writing } from '../database/writing.ts';
import { claimIdempotencyKey } from '../records/idempotency.ts';
import type { WriteOptions } from '../records/write.ts';
import { noteAct } from './newsletterActs.ts';
import { type DraftRef, keepGreeting, lockDraft, nameNewsletter } from './newsletterDrafts.ts';
import { startNewsletter } from './newsletterStart.ts';
import { freezeStories, refuseHidden } from './newsletterStories.ts';
import { countRecipients } from './recipients.ts';

/** A newsletter to be sent. */
export interface Frozen {
  readonly id: string;
  readonly recipients: number;
}

/** A request to send: news items in order, optionally with a subject and a later time. */
export interface NewNewsletter {
  readonly newsIds: readonly string[];
  readonly subject?: string | undefined;
  readonly greeting?: string | undefined;
  /** The draft that it was before. */
  readonly draft?: DraftRef | undefined;
  readonly at?: Date | undefined;
  /** Send it although it has been sent already. */
  readonly again?: boolean | undefined;
}

/** Newsletters are created one at a time, so that two people who send the same at once send it once. */
const NEWSLETTERS: AdvisoryLock = ['newsletters'];
const DAY = 24 * 3_600_000;
const LATEST_DAYS = 366;

/**
 * Creates a newsletter for sending, now or later (AMB-047). For one sent now, the items and all recipients are stored in the same transaction; the mails are
 * sent later, one row of `mail` each. Throws Refusal: 422 that names the first item which visitors cannot see (ADD-7), or for a time that is past; 409 when the
 * same items were sent within a day, by anyone, or the draft has changed since. Then nothing is stored.
 */
export async function freezeNewsletter(
  viewer: Staff,
  db: Db,
  { newsIds, subject, greeting, draft, at, again }: NewNewsletter,
  { now, idempotencyKey }: Pick<WriteOptions, 'now' | 'idempotencyKey'>,
): Promise<Frozen> {
  const ids = [...new Set(newsIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw refusedField('news', 'Please select atleast one news');
  if (at) refuseTime(at, now);
  return writing(
    db,
    async (tx) => {
      const id = draft?.id ?? newId(now.getTime());
      const first = idempotencyKey && (await claimIdempotencyKey(tx, idempotencyKey, 'newsletter', id, now));
      if (first) return { id: first, recipients: await recipientsOf(tx, first) };
      if (draft) await lockDraft(tx, draft);
      await refuseHidden(tx, ids, 'locked');
      if (!again) await refuseTwice(tx, ids, now);
      // From now on it belongs to its sender; the audit log says who created the draft.
      await sql`insert into newsletter (id, state, send_at, created_at, created_by)
        values (${id}, 'scheduled', ${at ?? now}, ${now}, ${viewer.accountId})
        on conflict (id) do update set state = excluded.state, send_at = excluded.send_at, created_at = excluded.created_at,
          created_by = excluded.created_by`.execute(tx);
      await freezeStories(tx, id, ids);
      await keepGreeting(tx, id, greeting);
      const called = await nameNewsletter(tx, id, subject);
      const act = draft ? 'change' : 'create';
      await noteAct(tx, id, act, viewer.accountId, now, { news: ids, subject: called });
      if (at) await noteAct(tx, id, 'schedule', viewer.accountId, now, { at });
      else await startNewsletter(tx, id, viewer.accountId, now);
      return { id, recipients: at ? await countRecipients(tx) : await recipientsOf(tx, id) };
    },
    NEWSLETTERS,
  );
}

/** Throws Refusal (422) for an invalid sending time. */
export function refuseTime(at: Date, now: Date): void {
  if (at <= now) throw refusedField('at', 'Please choose a time that is still to come.');
  if (at.getTime() - now.getTime() > LATEST_DAYS * DAY)
    throw refusedField('at', 'Please choose a time within a year from now.');
}

/** The same stories twice within a day are a double click, or two people at once, unless `again` is given. */
async function refuseTwice(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const found = await sql<{ by: string; state: string }>`
    select coalesce(a.user_name, 'Somebody') as by, n.state from newsletter n left join account a on a.id = n.created_by
    where n.state not in ('cancelled', 'draft') and (n.state = 'scheduled' or n.created_at > ${new Date(now.getTime() - DAY)})
      and ${[...ids].sort()}::uuid[] = array(select news_id from newsletter_item where newsletter_id = n.id order by news_id)
    order by n.created_at desc limit 1`.execute(tx);
  const [before] = found.rows;
  if (!before) return;
  const { by, state } = before;
  const done =
    state === 'scheduled'
      ? `${by} has scheduled a newsletter with the same news already`
      : `${by} has sent a newsletter with the same news within the last day`;
  throw new Refusal(409, `${done}, so nothing was sent a second time.`);
}

async function recipientsOf(tx: Tx, id: string): Promise<number> {
  const found = await sql<{ recipients: number; started: boolean }>`
    select recipients, started_at is not null as started from newsletter where id = ${id}`.execute(tx);
  const [noted] = found.rows;
  return noted?.started ? noted.recipients : countRecipients(tx);
}
