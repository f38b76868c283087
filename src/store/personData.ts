import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { newId } from '#lib/uuid.ts';
import { type Consent, consentOf } from './consent.ts';
import type { Db, Tx } from './db.ts';
import { addressHash } from './subscriberImports.ts';
import { writing } from './writing.ts';

/** All that is kept about whoever has an address, in the words of its tables. */
export interface PersonData {
  readonly subscriptions: readonly {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly state: string;
    readonly since: Date;
    readonly by: string | null;
    /** Why they left, and why their mails came back. */
    readonly goodbye: string;
    readonly parkedReason: string;
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
    readonly messages: readonly { readonly at: Date; readonly ours: boolean; readonly text: string }[];
  }[];
  readonly mails: readonly {
    readonly at: Date;
    readonly about: string;
    readonly state: string;
    readonly answer: string;
  }[];
  /** What erasing does not touch, since it is the church's own: whether somebody signs in or stands in a list of people with it. */
  readonly account: boolean;
  readonly people: number;
  /** When everything was erased before. */
  readonly erasedAt: Date | null;
}

const MOST_MAILS = 1000;

/** What is kept about an address, in the trash too. The caller's role was checked by the call. */
export async function personData(db: Db, address: string, secretKey: Buffer): Promise<PersonData> {
  const is = sql`lower(email) = lower(${address})`;
  const subscribers = await sql<Omit<PersonData['subscriptions'][number], 'consent'> & { id: string }>`
    select id, name, email, phone, state, created_at as since, goodbye, parked_reason as "parkedReason", deleted_at as "deletedAt",
      (select user_name from account a where a.id = created_by) as by
    from subscriber where ${is} order by id desc`.execute(db);
  const subscriptions: PersonData['subscriptions'][number][] = [];
  for (const { id, ...one } of subscribers.rows)
    subscriptions.push({ ...one, consent: await consentOf(db, id) });
  const letters = await sql<PersonData['letters'][number]>`
    select 'enquiry' as kind, created_at as at, name, subject, message as text, '' as phone, '' as address, ${messagesOf('enquiry')} as messages
      from enquiry l where ${is}
    union all select 'order', created_at, name, product_title, message, mobile, address, ${messagesOf('order')} from "order" l where ${is}
    order by at desc`.execute(db);
  const mails = await sql<PersonData['mails'][number]>`
    select coalesce(done_at, created_at) as at, template as about, state, answer from mail where lower(to_address) = lower(${address})
    order by created_at desc limit ${MOST_MAILS}`.execute(db);
  const stays = await sql<{ account: boolean; people: number; erasedAt: Date | null }>`
    select exists (select 1 from account where ${is} and deleted_at is null) as account,
      (select count(*)::int from person where ${is} and deleted_at is null) as people,
      (select at from erased_address where hash = ${addressHash(secretKey, address)}) as "erasedAt"`.execute(
    db,
  );
  const { account = false, people = 0, erasedAt = null } = stays.rows[0] ?? {};
  return { subscriptions, letters: letters.rows, mails: mails.rows, account, people, erasedAt };
}

const messagesOf = (
  kind: 'enquiry' | 'order',
) => sql`coalesce((select jsonb_agg(jsonb_build_object('at', m.created_at, 'ours', m.ours,
  'text', m.text) order by m.id) from letter_message m where ${sql.ref(`m.${kind}_id`)} = l.id), '[]')`;

/** How much was erased. */
export interface Erased {
  readonly subscriptions: number;
  readonly letters: number;
  readonly mails: number;
}

/**
 * Erases what is kept about an address: subscriptions with consent and history, letters and orders with what was answered, and mails. Of a
 * newsletter that was sent only the number stays. A keyed hash is kept, so that no file brings the address back, and who erased how much and
 * when, without the address. Answers after COMMIT; the caller's role was checked by the call.
 */
export async function erasePerson(
  viewer: Staff,
  db: Db,
  address: string,
  { secretKey, now }: { readonly secretKey: Buffer; readonly now: Date },
): Promise<Erased> {
  return writing(db, async (tx) => {
    const is = sql`lower(email) = lower(${address})`;
    const letters = (await eraseRecords(tx, 'enquiry', is)) + (await eraseRecords(tx, 'order', is));
    const to = sql`lower(to_address) = lower(${address})`;
    await sql`update mail set to_address = '', to_name = '', subscriber_id = null, answer = '', data = '{}',
      state = case when state = 'waiting' then 'cancelled' else state end, done_at = coalesce(done_at, ${now})
      where ${to} and newsletter_id is not null`.execute(tx);
    const gone = await sql`delete from mail where ${to} and newsletter_id is null`.execute(tx);
    const subscriptions = await eraseRecords(tx, 'subscriber', is);
    await sql`insert into erased_address (hash, at) values (${addressHash(secretKey, address)}, ${now})
      on conflict (hash) do update set at = excluded.at`.execute(tx);
    const erased = { subscriptions, letters, mails: Number(gone.numAffectedRows ?? 0) };
    await sql`insert into revision (kind, record_id, version, action, at, by, after)
      values ('person_data', ${newId(now.getTime())}, 1, 'remove', ${now}, ${viewer.accountId}, ${JSON.stringify(erased)})`.execute(
      tx,
    );
    return erased;
  });
}

/** Removes the records that are meant for good, with their history, and the mails about them. */
async function eraseRecords(
  tx: Tx,
  kind: 'subscriber' | 'enquiry' | 'order',
  is: ReturnType<typeof sql>,
): Promise<number> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where ${is} order by id for update`.execute(tx);
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`delete from revision where kind = ${kind} and record_id = any(${ids}::uuid[])`.execute(tx);
  if (kind === 'subscriber')
    await sql`update mail set subscriber_id = null where subscriber_id = any(${ids}::uuid[]) and newsletter_id is not null`.execute(
      tx,
    );
  else await sql`delete from mail where template = ${kind} and data ->> 'id' = any(${ids})`.execute(tx);
  await sql`delete from ${sql.table(kind)} where id = any(${ids}::uuid[])`.execute(tx);
  return ids.length;
}
