import { sql } from 'kysely';
import { normalAddress } from '#lib/mailAddress.ts';
import { partQuoted } from '#lib/quotedText.ts';
import { newId } from '#lib/uuid.ts';
import type { Tx } from '../database/db.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { THREAD_KINDS, type ThreadKind } from './threadKinds.ts';

/** A mailed reply to a thread. */
export interface IncomingReply {
  readonly kind: ThreadKind;
  readonly threadId: string;
  /** It was sent to the address that only the thread's office recipients know. */
  readonly byOffice: boolean;
  /** The From address, which anybody can forge. */
  readonly from: string;
  readonly text: string;
  /** The names of the attachments. */
  readonly files: readonly string[];
  readonly messageId: string;
}

interface Correspondent {
  readonly email: string;
  readonly name: string;
}

/**
 * Stores a mailed reply in its thread. A visitor's reply marks the thread as new; the office's is forwarded to the visitor, like one from the console. Returns
 * false, and stores nothing, when the thread is gone, or the mail is neither from the visitor nor sent to the office's address.
 */
export async function keepReply(tx: Tx, reply: IncomingReply, now: Date): Promise<boolean> {
  const { kind, threadId, byOffice, from } = reply;
  const found = await sql<Correspondent>`select email, name from ${sql.table(THREAD_KINDS[kind].name)}
    where id = ${threadId} and deleted_at is null for no key update`.execute(tx);
  const [thread] = found.rows;
  // The visitor may have got the office's address from somebody who replied to both.
  const isVisitor = thread?.email.toLowerCase() === normalAddress(from).toLowerCase();
  if (!thread || !(isVisitor || byOffice)) return false;
  if (isVisitor) await keepVisitors(tx, reply, now);
  else await keepOurs(tx, reply, thread, now);
  return true;
}

async function keepVisitors(tx: Tx, reply: IncomingReply, now: Date): Promise<void> {
  if (await keep(tx, { ...reply, from: '' }, false, now))
    await makeNew(tx, reply.kind, [reply.threadId], now);
}

/** Attachments are not stored and can't be forwarded: then the answer stays here, and the thread stays open. */
async function keepOurs(
  tx: Tx,
  reply: IncomingReply,
  { email, name }: Correspondent,
  now: Date,
): Promise<void> {
  const { kind, threadId, files } = reply;
  const message = await keep(tx, { ...reply, text: partQuoted(reply.text).own }, true, now);
  if (!message) return;
  if (files.length > 0) return makeNew(tx, kind, [threadId], now);
  const mail = await queueMail(
    tx,
    { template: 'answer', to: { address: email, name }, data: { id: message } },
    now,
  );
  await sql`update letter_message set mail_id = ${mail} where id = ${message}`.execute(tx);
  await sql`update ${sql.table(THREAD_KINDS[kind].name)} set handled = true, version = version + 1, updated_at = ${now}
    where id = ${threadId}`.execute(tx);
}

/** Returns the message's id; null: it was stored before. */
async function keep(tx: Tx, reply: IncomingReply, ours: boolean, now: Date): Promise<string | null> {
  const { kind, threadId, from, text, files, messageId } = reply;
  const kept = await sql<{ id: string }>`
    insert into letter_message (id, ${sql.ref(`${kind}_id`)}, ours, from_address, text, files, message_id, created_at)
      values (${newId(now.getTime())}, ${threadId}, ${ours}, ${from}, ${text}, ${[...files]}::text[], ${messageId}, ${now})
      on conflict do nothing returning id`.execute(tx);
  return kept.rows[0]?.id ?? null;
}

/** Marks threads as new (again): they are listed first, among the open ones. */
async function makeNew(tx: Tx, kind: ThreadKind, ids: readonly string[], now: Date): Promise<void> {
  await sql`update ${sql.table(THREAD_KINDS[kind].name)} set handled = false, again_at = ${now}, version = version + 1, updated_at = ${now}
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Marks threads as new whose replies could not be delivered, since their writers think that they are done. `mailIds`: of mails of any kind. */
export async function reopenThreads(tx: Tx, mailIds: readonly string[], now: Date): Promise<void> {
  for (const kind of Object.keys(THREAD_KINDS) as ThreadKind[]) {
    const threads = await sql<{ id: string }>`select l.id from ${sql.table(THREAD_KINDS[kind].name)} l
      where l.deleted_at is null and l.id in (
        select ${sql.ref(`m.${kind}_id`)} from letter_message m where m.mail_id = any(${[...mailIds]}::uuid[]))
      order by l.id for no key update`.execute(tx);
    const ids = threads.rows.map(({ id }) => id);
    if (ids.length > 0) await makeNew(tx, kind, ids, now);
  }
}
