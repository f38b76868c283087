import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { type Consent, consentOf } from '../consent/consent.ts';
import { NOTICE_OF } from '../consent/notices.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { ORDERED } from '../inbox/threads.ts';
import { addressHash } from '../newsletter/subscriberImports.ts';
import { noteAct } from '../rows/acts.ts';

/** All data stored about the person with an address, named as in its tables. */
export interface PersonData {
  readonly subscriptions: readonly {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly state: string;
    readonly since: Date;
    readonly by: string | null;
    /** Why they left, and why their mails bounced. */
    readonly goodbye: string;
    readonly parkedReason: string;
    /** How many of the last mails in a row could not be delivered. */
    readonly undelivered: number;
    /** The hour and language in which the day's prayer comes; null where it does not, ''. */
    readonly prayerHour: number | null;
    readonly prayerLanguage: string;
    /** The diocese whose form it was, '' for the church's own. */
    readonly diocese: string;
    readonly deletedAt: Date | null;
    readonly consent: readonly Consent[];
  }[];
  readonly letters: readonly {
    readonly kind: 'enquiry' | 'order';
    readonly at: Date;
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    readonly phone: string;
    readonly address: string;
    /** The notice shown with the form, a sentence a line; '' without one. */
    readonly notice: string;
    readonly messages: readonly {
      readonly at: Date;
      readonly ours: boolean;
      readonly text: string;
      /** The names of the attachments. */
      readonly files: readonly string[];
    }[];
  }[];
  readonly mails: readonly {
    readonly at: Date;
    readonly about: string;
    readonly state: string;
    readonly answer: string;
  }[];
  /** What was done to those records, and by whom; '' for the person and for the program. */
  readonly history: readonly {
    readonly at: Date;
    readonly of: 'subscriber' | 'enquiry' | 'order';
    readonly action: string;
    readonly by: string;
  }[];
  /** Tries to sign in to the console with it, by anybody. */
  readonly signIns: readonly {
    readonly at: Date;
    readonly outcome: string;
    readonly network: string;
    readonly times: number;
  }[];
  /** The current addresses of subscribers who had this one before. */
  readonly later: readonly string[];
  /** Data that erasing leaves alone, since it is the church's own: whether it is the address of an account or of a listed person. */
  readonly account: boolean;
  readonly people: number;
  /** When the data was erased before. */
  readonly erasedAt: Date | null;
}

const MOST_TOLD = 1000;

/** Logs that the office viewed somebody's data, but not whose: that would be personal data, too. */
export const notePersonShown = (viewer: Staff, db: Db, now: Date): Promise<void> =>
  writing(db, (tx) => noteAct(tx, { act: 'person_shown', by: viewer.accountId, now }));

/** The data stored about an address, trash included. The caller's role was checked by the call. */
export async function personData(db: Db, address: string, secretKey: Buffer): Promise<PersonData> {
  const is = sql`lower(email) = lower(${address})`;
  const subscribers = await sql<Omit<PersonData['subscriptions'][number], 'consent'> & { id: string }>`
    select id, name, email, phone, state, created_at as since, goodbye, parked_reason as "parkedReason", deleted_at as "deletedAt",
      soft_bounces as undelivered, prayer_hour as "prayerHour", prayer_language as "prayerLanguage", coalesce((select d.name from diocese d where d.id = diocese_id), '') as diocese,
      (select user_name from account a where a.id = created_by) as by
    from subscriber where ${is} order by id desc`.execute(db);
  const subscriptions: PersonData['subscriptions'][number][] = [];
  for (const { id, ...one } of subscribers.rows)
    subscriptions.push({ ...one, consent: await consentOf(db, id) });
  const letters = await sql<PersonData['letters'][number]>`
    select 'enquiry' as kind, created_at as at, name, subject, message as text, '' as phone, '' as address, ${NOTICE_OF(sql`l.notice`)}, ${messagesOf('enquiry')} as messages
      from enquiry l where ${is}
    union all select 'order', created_at, name, ${ORDERED}, message, mobile, address, ${NOTICE_OF(sql`l.notice`)}, ${messagesOf('order')} from "order" l where ${is}
    order by at desc`.execute(db);
  const mails = await sql<PersonData['mails'][number]>`
    select coalesce(done_at, created_at) as at, template as about, state, answer from mail where lower(to_address) = lower(${address})
    order by created_at desc limit ${MOST_TOLD}`.execute(db);
  const history = await sql<PersonData['history'][number]>`
    select r.at, r.kind as of, r.action, coalesce(a.user_name, '') as by from revision r left join account a on a.id = r.by
    where (r.kind, r.record_id) in (select 'subscriber', id from subscriber where ${is} union all
      select 'enquiry', id from enquiry where ${is} union all select 'order', id from "order" where ${is})
    order by r.at desc, r.id desc limit ${MOST_TOLD}`.execute(db);
  const signIns = await sql<PersonData['signIns'][number]>`
    select at, outcome, encode(network_hash, 'hex') as network, times from sign_in where lower(address) = lower(${address})
    order by at desc limit ${MOST_TOLD}`.execute(db);
  const stays = await sql<Pick<PersonData, 'account' | 'people' | 'later' | 'erasedAt'>>`
    select exists (select 1 from account where ${is} and deleted_at is null) as account,
      (select count(*)::int from person where ${is} and deleted_at is null) as people,
      array(select distinct s.email from revision r join subscriber s on s.id = r.record_id
        where r.kind = 'subscriber' and lower(r.before ->> 'email') = lower(${address}) and lower(s.email) <> lower(${address})) as later,
      (select at from erased_address where hash = ${addressHash(secretKey, address)}) as "erasedAt"`.execute(
    db,
  );
  const { account = false, people = 0, later = [], erasedAt = null } = stays.rows[0] ?? {};
  return {
    subscriptions,
    letters: letters.rows,
    mails: mails.rows,
    history: history.rows,
    signIns: signIns.rows,
    later,
    account,
    people,
    erasedAt,
  };
}

const messagesOf = (
  kind: 'enquiry' | 'order',
) => sql`coalesce((select jsonb_agg(jsonb_build_object('at', m.created_at, 'ours', m.ours,
  'text', m.text, 'files', m.files) order by m.id) from letter_message m where ${sql.ref(`m.${kind}_id`)} = l.id), '[]')`;
