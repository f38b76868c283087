import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { NOTICE_OF, noticeShown } from './notices.ts';

/** What somebody said about getting the newsletter, or what the office said for them. */
export type ConsentAct = 'asked' | 'confirmed' | 'left' | 'imported';

/** From where it was said: the page's address, and the network it was sent from as a keyed hash. */
export interface ConsentFrom {
  readonly page: string;
  readonly networkHash: Buffer | null;
  /** The version of the notice that stood beside the form. */
  readonly notice?: string | undefined;
}

/** One thing that was said. `by`: who of the office, where it was not the person itself. */
export interface Consent {
  readonly at: Date;
  readonly act: ConsentAct;
  readonly page: string;
  readonly network: string;
  readonly by: string | null;
  /** The notice that stood beside the form, a sentence a line; '' where there was none. */
  readonly notice: string;
}

const LONGEST_PAGE = 300;
/** The last piece of the addresses in mails is its owner's secret. */
const SECRETS = /[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/** A keyed hash, which tells whether two things are the same and nothing else. */
export const keyedHash = (key: Buffer, what: string): Buffer =>
  createHmac('sha256', key).update(what).digest();

/** What is kept of a network for long. */
export const hashOfNetwork = (key: Buffer, network: string): Buffer => keyedHash(key, `network ${network}`);

/** `page`: the address as the browser names it (Referer); what is no address, or too long, is left out. */
export const consentFrom = (key: Buffer, network: string, page: string | undefined): ConsentFrom => {
  const { origin, pathname } = URL.parse(page ?? '') ?? { origin: '', pathname: '' };
  return {
    page: `${origin}${pathname}`.replaceAll(SECRETS, '…').slice(0, LONGEST_PAGE),
    networkHash: hashOfNetwork(key, network),
  };
};

/** Notes what a subscriber said, in the transaction that acts on it. */
export async function noteConsent(
  tx: Tx,
  subscriberId: string,
  act: ConsentAct,
  { page, networkHash, notice }: ConsentFrom,
  now: Date,
): Promise<void> {
  await sql`insert into consent (subscriber_id, at, act, page, network_hash, notice)
    values (${subscriberId}, ${now}, ${act}, ${page}, ${networkHash}, ${noticeShown(notice)})`.execute(tx);
}

/** What is known of a subscriber's consent, the newest first. The caller's role was checked by the call. */
export async function consentOf(db: Db, subscriberId: string): Promise<Consent[]> {
  const found = await sql<Consent>`
    select c.at, c.act, c.page, coalesce(encode(c.network_hash, 'hex'), '') as network, a.user_name as by, ${NOTICE_OF(sql`c.notice`)}
    from consent c left join account a on a.id = c.by
    where c.subscriber_id = ${subscriberId} order by c.at desc, c.id desc`.execute(db);
  return found.rows;
}
