import { sql } from 'kysely';
import { dayOf, startOfDay } from '#lib/dates.ts';
import { type AccountRow, staffOf } from '../accounts/sessions.ts';
import { createLink, issueToken } from '../accounts/singleUseLinks.ts';
import { type Colleague, colleague } from '../accounts/staff.ts';
import { wantsMail } from '../authorMail/mailChoice.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { listWaiting, mayDecide, type Waiting } from '../records/waiting.ts';
import { type WaitingChange, waitingChanges } from '../schedule/waitingChanges.ts';

const HOUR = 3_600_000;
/** In the church's time zone: for the first mail check of a morning; when the program was down until the evening, none is sent then. */
const FROM = 7 * HOUR;
const UNTIL = 20 * HOUR;
/** At most this many are listed; of more only the number. */
const MOST_LISTED = 20;

/**
 * Queues the morning's mail to each person with something waiting to decide on (AMB-014). Called repeatedly, by any copy: the row of the person and the day is
 * written with the mail, so that each person gets one a day. When nothing waits, there is no mail that day. Returns how many mails were queued.
 */
export async function queueReviewDigests(db: Db, now: Date): Promise<number> {
  const day = dayOf(now);
  const midnight = startOfDay(day).getTime();
  const begins = new Date(midnight + FROM);
  if (now < begins || now.getTime() >= midnight + UNTIL) return 0;
  // Accounts created today get none.
  const found = await sql<Omit<AccountRow, 'password'> & { email: string; wants: boolean }>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, a.email, ${wantsMail('waiting')} as wants from account a
    where a.deleted_at is null and a.created_at < ${begins}
      and not exists (select from waiting_mail_day d where d.account_id = a.id and d.day = ${day})
      and (select deleted_at from department where id = a.department_id) is null
      and (select deleted_at from diocese where id = a.diocese_id) is null order by a.id`.execute(db);
  let noted = 0;
  for (const row of found.rows) {
    const viewer = staffOf(row);
    if (mayDecide(viewer) && (await queueOne(db, { viewer, email: row.email }, row.wants, day, now))) noted++;
  }
  return noted;
}

async function queueOne(
  db: Db,
  { viewer, email }: Colleague,
  wants: boolean,
  day: string,
  now: Date,
): Promise<boolean> {
  return writing(db, async (tx) => {
    const first =
      await sql`insert into waiting_mail_day (account_id, day) values (${viewer.accountId}, ${day})
      on conflict do nothing`.execute(tx);
    if (!wants || Number(first.numAffectedRows ?? 0) === 0) return false;
    const { docs } = await listWaiting(viewer, tx, { page: 1, limit: MOST_LISTED });
    if (docs.length === 0 && (await waitingChanges(viewer, tx)).length === 0) return false;
    const links: string[] = [];
    for (const { kind, record } of docs) {
      const about = { kind: kind.name, record: record.id, version: String(record.version) };
      links.push(await createLink(tx, { purpose: 'review', accountId: viewer.accountId, about }, now));
    }
    const to = { address: email, name: viewer.name };
    await queueMail(
      tx,
      { template: 'waiting', to, data: { account: viewer.accountId, links: links.join(' ') } },
      now,
    );
    return true;
  });
}

/** What still waits when the mail is rendered: records, each with the token of its link, and changes to public content. */
export interface ReviewDigest {
  readonly person: Colleague;
  readonly items: readonly (Waiting & { readonly token: string })[];
  readonly changes: readonly WaitingChange[];
  /** Further waiting records, by kind, and the number of changes. */
  readonly more: readonly Waiting[];
  readonly moreChanges: number;
}

/**
 * The current content of a mail about waiting records: without those decided on since, or that the person may no longer decide on. null when nothing is left,
 * or the person wants no such mail. `links`: the ids of the links created for it.
 */
export async function reviewDigest(
  db: Db,
  accountId: string,
  links: string,
  now: Date,
): Promise<ReviewDigest | null> {
  const person = await colleague(db, accountId);
  if (!person || !(await stillWants(db, accountId))) return null;
  const linkOf = await linksMade(db, accountId, links);
  const waiting = await listWaiting(person.viewer, db, { page: 1, limit: 10 * MOST_LISTED });
  const items: (Waiting & { token: string })[] = [];
  const more: Waiting[] = [];
  for (const one of waiting.docs) {
    const link = linkOf.get(one.record.id);
    const issued = link && (await issueToken(db, link, now));
    if (issued) items.push({ ...one, token: issued.token });
    else more.push(one);
  }
  const all = await waitingChanges(person.viewer, db);
  const changes = all.slice(0, MOST_LISTED);
  if (items.length === 0 && changes.length === 0) return null;
  return { person, items, changes, more, moreChanges: all.length - changes.length };
}

async function stillWants(db: Db, accountId: string): Promise<boolean> {
  const found = await sql<{ wants: boolean }>`
    select ${wantsMail('waiting')} as wants from account a where a.id = ${accountId}`.execute(db);
  return found.rows[0]?.wants === true;
}

/** The links created for a mail, by the records that they lead to. */
async function linksMade(db: Db, accountId: string, links: string): Promise<ReadonlyMap<string, string>> {
  const ids = links.split(' ').filter(Boolean);
  const made = await sql<{ id: string; record: string }>`
    select l.id, l.about ->> 'record' as record from single_use_link l
    where l.id = any(${ids}::uuid[]) and l.account_id = ${accountId}`.execute(db);
  return new Map(made.rows.map(({ id, record }) => [record, id]));
}
