import { sql } from 'kysely';
import type { ReviewedKind } from '#kinds/reviewed.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { refuseForeign } from '../records/named.ts';
import { hearersOf, tellHearers } from '../reviewMail/commented.ts';
import { notFound } from '../rows/rows.ts';

/** So much is said beside nothing that people still want to read. */
const MOST = 300;

/** What somebody has said beside a record. */
export interface Comment {
  readonly id: string;
  /** The first of its thread; null: it is the first. */
  readonly answers: string | null;
  readonly field: string;
  readonly quoted: string;
  readonly text: string;
  readonly at: Date;
  readonly by: string;
  readonly ofOffice: boolean;
  readonly own: boolean;
  readonly doneAt: Date | null;
  readonly doneBy: string;
}

/**
 * What is said beside a record, the oldest first, and the names of those who get a mail when the viewer says something. Only who may change the record
 * reads or says anything of it. Throws Refusal (404).
 */
export async function commentsOf(
  viewer: Staff,
  db: Db,
  kind: ReviewedKind,
  record: string,
): Promise<{ comments: readonly Comment[]; hearers: readonly string[] }> {
  await refuseForeign(viewer, db, kind, record);
  const found = await sql<Comment>`
    select c.id, c.answers, c.field, c.quoted, c.text, c.at, a.user_name as by, a.role = 'full_administrator' as "ofOffice",
      a.id = ${viewer.accountId} as own, c.done_at as "doneAt", coalesce(d.user_name, '') as "doneBy"
    from comment c join account a on a.id = c.account_id left join account d on d.id = c.done_by
    where c.kind = ${kind.name} and c.record_id = ${record} order by c.at, c.id limit ${MOST}`.execute(db);
  return { comments: found.rows, hearers: await hearersOf(viewer, db, kind, record) };
}

/** What somebody says. `id`: made by whoever says it. */
export interface Said {
  readonly id: string;
  readonly record: string;
  readonly answers: string | null;
  readonly field: string;
  readonly quoted: string;
  readonly text: string;
}

/**
 * Says something beside a record, once however often it is sent, and queues the mails about it. Throws Refusal: 404 when the viewer may not change the
 * record, or there is no such thread beside it; 422 when too much has been said.
 */
export async function say(viewer: Staff, db: Db, kind: ReviewedKind, said: Said, now: Date): Promise<void> {
  const { id, record, answers } = said;
  if (!isId(id)) throw notFound();
  await writing(db, async (tx) => {
    await refuseForeign(viewer, tx, kind, record);
    if (answers !== null) await refuseOtherThread(tx, kind, record, answers);
    const made = await sql<{ id: string }>`
      insert into comment (id, kind, record_id, answers, account_id, field, quoted, text, at)
      select ${id}, ${kind.name}, ${record}, ${answers}::uuid, ${viewer.accountId}, ${said.field}, ${said.quoted}, ${said.text.trim()}, ${now}
      where (select count(*) from comment where kind = ${kind.name} and record_id = ${record}) < ${MOST}
      on conflict (id) do nothing returning id`.execute(tx);
    if (made.rows.length > 0) return tellHearers(tx, viewer, kind, record, now);
    const before = await sql`select from comment where id = ${id} and account_id = ${viewer.accountId}
      and kind = ${kind.name} and record_id = ${record}`.execute(tx);
    if (before.rows.length === 0) throw new Refusal(422, 'So much is said here that nobody reads on.');
  });
}

async function refuseOtherThread(tx: Tx, kind: ReviewedKind, record: string, first: string): Promise<void> {
  if (!isId(first)) throw notFound();
  const found = await sql`select from comment where id = ${first} and answers is null
    and kind = ${kind.name} and record_id = ${record} for key share`.execute(tx);
  if (found.rows.length === 0) throw notFound();
}

/** Says of a thread that it has been seen to, or opens it again. Throws Refusal (404). */
export async function settleThread(
  viewer: Staff,
  db: Db,
  id: string,
  done: boolean,
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    await lockComment(viewer, tx, id, true);
    await sql`update comment set done_at = ${done ? now : null}, done_by = ${done ? viewer.accountId : null}
      where id = ${id} and (done_at is not null) <> ${done}`.execute(tx);
  });
}

/** Takes back what the viewer has said. Throws Refusal: 404, 409 when somebody has answered. */
export async function takeBack(viewer: Staff, db: Db, id: string): Promise<void> {
  await writing(db, async (tx) => {
    const { accountId } = await lockComment(viewer, tx, id, false);
    if (accountId !== viewer.accountId) throw notFound();
    const answered = await sql`select from comment where answers = ${id} limit 1`.execute(tx);
    if (answered.rows.length > 0) throw new Refusal(409, 'Somebody has answered this, so it stays.');
    await sql`delete from comment where id = ${id}`.execute(tx);
  });
}

/** A comment beside a record that the viewer may change, locked; `first`: only one that begins a thread. */
async function lockComment(
  viewer: Staff,
  tx: Tx,
  id: string,
  first: boolean,
): Promise<{ accountId: string }> {
  if (!isId(id)) throw notFound();
  const found = await sql<{ kind: string; record: string; accountId: string; answers: string | null }>`
    select kind, record_id as record, account_id as "accountId", answers from comment where id = ${id} for update`.execute(
    tx,
  );
  const [row] = found.rows;
  const kind = reviewedKind(row?.kind);
  if (!row || !kind || (first && row.answers !== null)) throw notFound();
  await refuseForeign(viewer, tx, kind, row.record);
  return row;
}
