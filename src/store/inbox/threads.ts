import { type RawBuilder, sql } from 'kysely';
import { VISITOR } from '#kinds/viewer.ts';
import { noticeShown } from '../consent/notices.ts';
import type { Db, Tx } from '../database/db.ts';
import { mayMailAnonymous } from '../mailQueue/anonymousRecipients.ts';
import { languageOfMail, queueMail } from '../mailQueue/mail.ts';
import { createRecord, type WriteOptions } from '../records/write.ts';
import type { Change } from '../rows/rows.ts';
import { forwardThread } from './threadDigest.ts';
import { THREAD_KINDS, type ThreadKind } from './threadKinds.ts';

/**
 * Stores what a visitor wrote and queues its mails in the same transaction: one to the office or the diocese addressed, and a receipt to the writer (AMB-051).
 * Any address can be typed into a form: nobody gets such a receipt more than once a day.
 */
export async function startThread(
  db: Db,
  kind: ThreadKind,
  change: Change,
  { notice, ...options }: WriteOptions & { readonly notice?: string | undefined },
): Promise<void> {
  const { now } = options;
  const also = async (tx: Tx, id: string): Promise<void> => {
    if (notice)
      await sql`update ${sql.table(kind)} set notice = ${noticeShown(notice)} where id = ${id}`.execute(tx);
    await forwardThread(tx, kind, id, now);
    const writer = { address: String(change.email), name: '' };
    if (await mayMailAnonymous(tx, writer.address, 'received', now))
      await queueMail(
        tx,
        { template: 'received', to: writer, data: { id, kind, ...languageOfMail(change) } },
        now,
      );
  };
  await createRecord(VISITOR, db, THREAD_KINDS[kind], change, { ...options, also });
}

/** A visitor's first message, as forwarded. `diocese`: the address of the diocese it is for; '' when it has none, or it is for the office. */
export interface FirstMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly diocese: string;
  /** For an order. */
  readonly mobile: string;
  readonly address: string;
}

/** What an order (`l`) asks for: the book's title, with the number of copies if there are several. */
export const ORDERED = sql`l.product_title || case when l.quantity > 1 then ' × ' || l.quantity else '' end`;

const OWN_OF_THREAD: Record<ThreadKind, RawBuilder<unknown>> = {
  enquiry: sql`l.subject, '' as mobile, '' as address, coalesce(d.email, '') as diocese
    from enquiry l left join diocese d on d.id = l.diocese_id`,
  order: sql`${ORDERED} as subject, l.mobile, l.address, '' as diocese from "order" l`,
};

/** A visitor's message; null when it has been deleted since. For the mail to its recipients, who may all read it. */
export async function messageToForward(db: Db, kind: ThreadKind, id: string): Promise<FirstMessage | null> {
  const found =
    await sql<FirstMessage>`select l.name, l.email, l.message, l.created_at as "createdAt", ${OWN_OF_THREAD[kind]}
    where l.id = ${id} and l.deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}
