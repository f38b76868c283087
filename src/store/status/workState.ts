import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { documentsWaiting } from '../files/documents.ts';
import { WITHOUT_VARIANTS } from '../files/media.ts';
import { LANES } from '../mailQueue/mail.ts';

/** Pending background work. */
export interface WorkState {
  /** Unsent mails to single persons, and when the oldest of them was written. */
  readonly mails: { readonly waiting: number; readonly oldest: Date | null; readonly lastSent: Date | null };
  /** Mails of newsletters being sent, counted up to a bound. */
  readonly newsletterMails: number;
  /** Pictures and PDFs without smaller copies yet, and when the oldest of them was uploaded. */
  readonly pictures: { readonly waiting: number; readonly oldest: Date | null };
  /** Documents, and scanned pages, whose text has not been read yet. */
  readonly documents: number;
  readonly jobs: readonly JobState[];
  /** Since when the oldest due plan waits. */
  readonly planDue: Date | null;
}

/** A kind of job, with its results of the last day. */
export interface JobState {
  readonly name: string;
  readonly failed: number;
  readonly lastFailed: Date | null;
  readonly lastDone: Date | null;
  /** Since when the oldest overdue one waits. */
  readonly due: Date | null;
}

const MOST_COUNTED = 100_000;
const DAY = 24 * 3_600_000;

/** Counts what waits. */
export async function workState(db: Db, now: Date): Promise<WorkState> {
  const [mails, newsletterMails, pictures, documents, jobs, planDue] = await Promise.all([
    mailsWaiting(db),
    newsletterMailsWaiting(db, now),
    picturesWaiting(db),
    documentsWaiting(db),
    jobStates(db, now),
    planDueSince(db, now),
  ]);
  return { mails, newsletterMails, pictures, documents, jobs, planDue };
}

async function mailsWaiting(db: Db): Promise<WorkState['mails']> {
  const found = await sql<WorkState['mails']>`
    select count(*)::int as waiting, min(created_at) as oldest,
      (select max(done_at) from mail where newsletter_id is null and done_at is not null and state = 'sent') as "lastSent"
    from mail where state = 'waiting' and lane < ${LANES.many}`.execute(db);
  return found.rows[0] ?? { waiting: 0, oldest: null, lastSent: null };
}

async function newsletterMailsWaiting(db: Db, now: Date): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from (
    select from mail where state = 'waiting' and lane = ${LANES.many} and due_at <= ${now} limit ${MOST_COUNTED}) waiting`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

async function picturesWaiting(db: Db): Promise<WorkState['pictures']> {
  const found = await sql<WorkState['pictures']>`select count(*)::int as waiting, min(created_at) as oldest
    from media where ${WITHOUT_VARIANTS}`.execute(db);
  return found.rows[0] ?? { waiting: 0, oldest: null };
}

async function planDueSince(db: Db, now: Date): Promise<Date | null> {
  const found = await sql<{ since: Date | null }>`
    select min(at) as since from planned where state = 'planned' and at <= ${now}`.execute(db);
  return found.rows[0]?.since ?? null;
}

/** The state of the job queue; nothing where it has not been created yet. */
async function jobStates(db: Db, now: Date): Promise<readonly JobState[]> {
  const there = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  );
  if (!there.rows[0]?.there) return [];
  const found = await sql<JobState>`
    select name, count(*) filter (where state = 'failed')::int as failed, max(completed_on) filter (where state = 'failed') as "lastFailed",
      max(completed_on) filter (where state = 'completed') as "lastDone",
      min(start_after) filter (where state in ('created', 'retry') and start_after < ${now}) as due
    from pgboss.job where name not like '\\_\\_%' and (state in ('created', 'retry')
      or state in ('failed', 'completed') and completed_on > ${new Date(now.getTime() - DAY)})
    group by name order by name`.execute(db);
  return found.rows;
}
