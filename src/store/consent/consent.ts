import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { NOTICE_OF, noticeShown } from './notices.ts';

/** A statement about getting the newsletter, by a subscriber or by the office for them. */
export type ConsentAct = 'asked' | 'confirmed' | 'left' | 'imported';

/** What is sent by mail: the newsletter, or the day's prayer. */
export type ConsentList = 'newsletter' | 'prayer';

/** Where the statement was made: the page's address, and the sender's network as a keyed hash. */
export interface ConsentFrom {
  readonly page: string;
  readonly networkHash: Buffer | null;
  /** The version of the notice that was shown with the form. */
  readonly notice?: string | undefined;
  /** What it is about, if not the newsletter. */
  readonly list?: ConsentList | undefined;
}

/** One statement. `by`: the member of the office, where it was not the subscriber. */
export interface Consent {
  readonly at: Date;
  readonly act: ConsentAct;
  readonly list: ConsentList;
  readonly page: string;
  readonly network: string;
  readonly by: string | null;
  /** The notice shown with the form, a sentence a line; '' where there was none. */
  readonly notice: string;
}

const LONGEST_PAGE = 300;
/** The last part of the addresses in mails is its owner's secret. */
const SECRETS = /[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/** A keyed hash, which reveals only whether two values are the same. */
export const keyedHash = (key: Buffer, what: string): Buffer =>
  createHmac('sha256', key).update(what).digest();

/** The stored form of a network. */
export const hashOfNetwork = (key: Buffer, network: string): Buffer => keyedHash(key, `network ${network}`);

/** `page`: the address from the browser (Referer); invalid and overlong ones are left out. */
export const consentFrom = (key: Buffer, network: string, page: string | undefined): ConsentFrom => {
  const { origin, pathname } = URL.parse(page ?? '') ?? { origin: '', pathname: '' };
  return {
    page: `${origin}${pathname}`.replaceAll(SECRETS, '…').slice(0, LONGEST_PAGE),
    networkHash: hashOfNetwork(key, network),
  };
};

/** Records a subscriber's statement, in the transaction that acts on it. */
export async function noteConsent(
  tx: Tx,
  subscriberId: string,
  act: ConsentAct,
  { page, networkHash, notice, list = 'newsletter' }: ConsentFrom,
  now: Date,
): Promise<void> {
  await sql`insert into consent (subscriber_id, at, act, list, page, network_hash, notice)
    values (${subscriberId}, ${now}, ${act}, ${list}, ${page}, ${networkHash}, ${noticeShown(notice)})`.execute(
    tx,
  );
}

/** A subscriber's consent log, newest first. The caller's role was checked by the call. */
export async function consentOf(db: Db, subscriberId: string): Promise<Consent[]> {
  const found = await sql<Consent>`
    select c.at, c.act, c.list, c.page, coalesce(encode(c.network_hash, 'hex'), '') as network, a.user_name as by, ${NOTICE_OF(sql`c.notice`)}
    from consent c left join account a on a.id = c.by
    where c.subscriber_id = ${subscriberId} order by c.at desc, c.id desc`.execute(db);
  return found.rows;
}
