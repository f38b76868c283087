import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { claimIdempotencyKey } from '../records/idempotency.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { changeRecord, type WriteOptions } from '../records/write.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { THREAD_KINDS, type ThreadKind } from './threadKinds.ts';

/** One message of a visitor's thread. */
export interface ThreadMessage {
  readonly id: string;
  /** An answer; else a mail by the visitor. */
  readonly ours: boolean;
  /** Who answered; '' for the visitor and for an account that is gone. */
  readonly by: string;
  /** The address from which an answer was written by mail; '' for one from the console. */
  readonly byMail: string;
  readonly text: string;
  /** The names of the attachments. */
  readonly files: readonly string[];
  readonly createdAt: Date;
  /** The outcome of an answer's mail; null for the visitor's. */
  readonly mail: {
    readonly state: 'waiting' | 'sent' | 'refused' | 'cancelled';
    /** The mail server's response. */
    readonly answer: string;
    /** When it was sent or given up, or is tried (again). */
    readonly at: string;
    readonly tries: number;
    /** It bounced after the mail server had accepted it. */
    readonly returned: boolean;
  } | null;
}

/** The messages of a thread that the viewer may read, oldest first. Throws Refusal (404). */
export async function readThread(
  viewer: Staff,
  db: Db,
  kind: ThreadKind,
  id: string,
): Promise<ThreadMessage[]> {
  const thread = isId(id)
    ? await sql`select 1 from ${sql.table(kind)} t
        where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, THREAD_KINDS[kind], 'read')}`.execute(
        db,
      )
    : { rows: [] };
  if (thread.rows.length === 0) throw notFound();
  const found = await sql<ThreadMessage>`
    select m.id, m.ours, coalesce(a.user_name, '') as by, m.from_address as "byMail", m.text, m.files, m.created_at as "createdAt",
      case when m.mail_id is not null then jsonb_build_object('state', l.state, 'answer', l.answer, 'tries', l.tries,
        'returned', l.returned_at is not null,
        'at', coalesce(l.done_at, l.due_at)) end as mail
    from letter_message m left join account a on a.id = m.written_by left join mail l on l.id = m.mail_id
    where ${ofThread(kind)} = ${id} order by m.id`.execute(db);
  return found.rows;
}

/** A new answer. */
export interface NewReply {
  readonly text: string;
  /** Whether it marks the thread as handled. */
  readonly handled: boolean;
  /** The last message that the writer has seen, '' where there was none; undefined: not given. */
  readonly after: string | undefined;
}

/**
 * Stores an answer and queues its mail in one transaction: to the address that the thread came from, and to no other. Returns after COMMIT. Throws Refusal: 404
 * when the viewer may not change the thread, 409 when there is a message that the writer has not seen.
 */
export async function replyToThread(
  viewer: Staff,
  db: Db,
  kind: ThreadKind,
  id: string,
  { text, handled, after }: NewReply,
  { now, idempotencyKey }: Pick<WriteOptions, 'now' | 'idempotencyKey'>,
): Promise<string> {
  return writing(db, async (tx) => {
    const message = newId(now.getTime());
    const first =
      idempotencyKey && (await claimIdempotencyKey(tx, idempotencyKey, 'letter_message', message, now));
    if (first) return first;
    const [thread] = await lockRecords(tx, viewer, THREAD_KINDS[kind], [id], 'change');
    if (!thread) throw notFound();
    if (after !== undefined) await refuseUnseen(tx, kind, id, after);
    const to = { address: String(thread.email), name: String(thread.name) };
    const mail = await queueMail(tx, { template: 'answer', to, data: { id: message } }, now);
    await sql`insert into letter_message (id, ${sql.ref(`${kind}_id`)}, ours, written_by, text, mail_id, created_at)
      values (${message}, ${id}, true, ${viewer.accountId}, ${text}, ${mail}, ${now})`.execute(tx);
    if (handled && !thread.handled)
      await changeRecord(viewer, tx, THREAD_KINDS[kind], id, { handled: true }, { now });
    return message;
  });
}

/** Two simultaneous answers could contradict each other: the second writer has to read the first one before. */
async function refuseUnseen(tx: Tx, kind: ThreadKind, id: string, after: string): Promise<void> {
  const found = await sql<{ id: string; ours: boolean; by: string | null }>`
    select m.id, m.ours, a.user_name as by from letter_message m left join account a on a.id = m.written_by
    where ${ofThread(kind)} = ${id} order by m.id desc limit 1`.execute(tx);
  const [last] = found.rows;
  if (!last || last.id === after.toLowerCase()) return;
  throw new Refusal(
    409,
    last.ours
      ? `${last.by ?? 'Somebody else'} has answered in the meantime. Your text is still here: read the other answer before you send yours.`
      : 'Another message has come in the meantime. Your text is still here: read the message before you send your answer.',
  );
}

/** The column that names the thread, on the alias `m`. */
const ofThread = (kind: ThreadKind) => sql.ref(`m.${kind}_id`);

/** The content of an answer's mail. */
export interface ReplyToSend {
  readonly kind: ThreadKind;
  readonly threadId: string;
  readonly subject: string;
  readonly text: string;
  /** The language the visitor wrote in; '' where it is unknown. */
  readonly language: Language | '';
  readonly createdAt: Date;
  /** The visitor's last message before it. */
  readonly asked: string;
  readonly askedAt: Date;
  /** The earlier messages, by which mail programs group them: our mails, and Message-IDs of others. */
  readonly before: readonly { readonly mailId: string | null; readonly messageId: string }[];
}

/** The content of an answer's mail; null when the thread has been deleted since. */
export async function replyToSend(db: Db, id: string): Promise<ReplyToSend | null> {
  if (!isId(id)) return null;
  const found = await sql<Omit<ReplyToSend, 'before' | 'asked' | 'askedAt'> & Asked>`
    select case when m.enquiry_id is null then 'order' else 'enquiry' end as kind, coalesce(e.id, o.id) as "threadId",
      coalesce(e.subject, o.product_title) as subject, coalesce(e.language, o.language) as language, m.text, m.created_at as "createdAt",
      coalesce(e.message, o.message) as message, coalesce(e.created_at, o.created_at) as "writtenAt"
    from letter_message m left join enquiry e on e.id = m.enquiry_id and e.deleted_at is null
      left join "order" o on o.id = m.order_id and o.deleted_at is null
    where m.id = ${id} and coalesce(e.id, o.id) is not null`.execute(db);
  const [reply] = found.rows;
  if (!reply) return null;
  const { message, writtenAt, ...rest } = reply;
  const before = await sql<{
    mailId: string | null;
    messageId: string;
    ours: boolean;
    text: string;
    at: Date;
  }>`
    select m.mail_id as "mailId", m.message_id as "messageId", m.ours, m.text, m.created_at as at from letter_message m
    where ${ofThread(reply.kind)} = ${reply.threadId} and m.id < ${id} order by m.id`.execute(db);
  const last = before.rows.findLast((one) => !one.ours);
  return {
    ...rest,
    asked: last?.text ?? message,
    askedAt: last?.at ?? writtenAt,
    before: before.rows.filter((one) => one.mailId ?? one.messageId),
  };
}

interface Asked {
  readonly message: string;
  readonly writtenAt: Date;
}
