import { type RawBuilder, sql } from 'kysely';
import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { queueMail } from '../mail/mail.ts';
import { mayMailStranger } from '../mail/strangers.ts';
import type { Change } from '../records/rows.ts';
import { createRecord, type WriteOptions } from '../records/write.ts';
import { mailLetterOn } from './lettersTogether.ts';

/** What visitors write to the office. */
export const LETTER_KINDS = { enquiry, order } as const;
export type LetterKind = keyof typeof LETTER_KINDS;
export const isLetterKind = (name: unknown): name is LetterKind =>
  typeof name === 'string' && Object.hasOwn(LETTER_KINDS, name);

/**
 * Keeps what a visitor wrote and notes its mails in the same transaction: one to the office or the diocese that is asked, and one to the
 * writer, that it has arrived (AMB-051). Any address can be typed into a form: nobody is written to more than once a day by that.
 */
export async function takeLetter(
  db: Db,
  kind: LetterKind,
  change: Change,
  options: WriteOptions,
): Promise<void> {
  const { now } = options;
  const also = async (tx: Tx, id: string): Promise<void> => {
    await mailLetterOn(tx, kind, id, now);
    const writer = { address: String(change.email), name: '' };
    if (await mayMailStranger(tx, writer.address, 'received', now))
      await queueMail(tx, { template: 'received', to: writer, data: { id, kind } }, now);
  };
  await createRecord(VISITOR, db, LETTER_KINDS[kind], change, { ...options, also });
}

/** A letter as it is mailed on. `diocese`: the address of the diocese that is asked; '' when it has none, or the office is asked. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly diocese: string;
  /** Of an order. */
  readonly mobile: string;
  readonly address: string;
}

const OWN_OF_LETTER: Record<LetterKind, RawBuilder<unknown>> = {
  enquiry: sql`l.subject, '' as mobile, '' as address, coalesce(d.email, '') as diocese
    from enquiry l left join diocese d on d.id = l.diocese_id`,
  order: sql`l.product_title as subject, l.mobile, l.address, '' as diocese from "order" l`,
};

/** What a visitor wrote; null when it has been deleted since. For the mail to those who are asked, who may all read it. */
export async function letterToForward(db: Db, kind: LetterKind, id: string): Promise<Letter | null> {
  const found =
    await sql<Letter>`select l.name, l.email, l.message, l.created_at as "createdAt", ${OWN_OF_LETTER[kind]}
    where l.id = ${id} and l.deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}
