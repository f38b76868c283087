import { type RawBuilder, sql } from 'kysely';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { newId } from '#lib/uuid.ts';
import { forgetTexts } from '../audit/goneRecords.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { addressHash } from '../newsletter/subscriberImports.ts';

/** How much was erased. */
export interface Erased {
  readonly subscriptions: number;
  readonly letters: number;
  readonly mails: number;
}

/** A text column that may mention an address without storing it on purpose. */
const SENTENCES = [
  ['mail_trouble', 'sentence'],
  ['mailbox_state', 'sentence'],
  ['subscriber_import', 'file_name'],
  ['consent', 'page'],
  ['subscriber', 'parked_reason'],
  ['mail', 'answer'],
  ['letter_message', 'from_address'],
  ['act', 'thing'],
  ['comment', 'text'],
  ['comment', 'quoted'],
  ['draft', 'about'],
  ['planned', 'note'],
  ['media', 'original_name'],
  ['media', 'alt'],
  ['media', 'caption'],
  ['media', 'credit'],
] as const;
const LEFT_OUT = '…';

/** All texts that may mention an address, in one column `text`. */
export const BY_THE_WAY: RawBuilder<unknown> = sql`${sql.join(
  SENTENCES.map(([table, column]) => sql`select ${sql.ref(column)} as text from ${sql.table(table)}`),
  sql` union all `,
)} union all select concat_ws(' ', title, typed, before) from draft union all select concat_ws(' ', name, held) from template union all select concat_ws(' ', change, base) from planned where change is not null`;

/**
 * Erases the data about an address: subscriptions with consent and the texts of their history, letters and orders with their answers, and mails. Of a sent
 * newsletter only the count stays. A keyed hash is kept, so that no import restores the address, and who erased how much and when, without the address. Returns
 * after COMMIT, with the ids of the mails whose files have to be deleted too; the caller's role was checked by the call.
 */
export async function erasePerson(
  viewer: Staff,
  db: Db,
  address: string,
  { secretKey, now }: { readonly secretKey: Buffer; readonly now: Date },
): Promise<{ erased: Erased; mailIds: readonly string[] }> {
  return writing(db, async (tx) => {
    const done = await eraseAddress(tx, address, { secretKey, now });
    await sql`insert into revision (kind, record_id, version, action, at, by, after)
      values ('person_data', ${newId(now.getTime())}, 1, 'remove', ${now}, ${viewer.accountId}, ${JSON.stringify(done.erased)})`.execute(
      tx,
    );
    return done;
  });
}

/** The same in the caller's transaction, without logging who did it: erased people stay erased when an older state is restored. */
export async function eraseAddress(
  tx: Tx,
  address: string,
  { secretKey, now }: { readonly secretKey: Buffer; readonly now: Date },
): Promise<{ erased: Erased; mailIds: readonly string[] }> {
  const is = sql`lower(email) = lower(${address})`;
  const found = {
    enquiry: await locked(tx, 'enquiry', is),
    order: await locked(tx, 'order', is),
    subscriber: await locked(tx, 'subscriber', is),
  };
  const mails = await eraseMails(tx, address, found, now);
  for (const kind of ['enquiry', 'order', 'subscriber'] as const) {
    await forgetTexts(tx, KINDS[kind], found[kind]);
    await sql`delete from ${sql.table(kind)} where id = any(${found[kind]}::uuid[])`.execute(tx);
  }
  await forgetMentions(tx, address);
  await sql`insert into erased_address (hash, at) values (${addressHash(secretKey, address)}, ${now})
    on conflict (hash) do update set at = excluded.at`.execute(tx);
  const erased = {
    subscriptions: found.subscriber.length,
    letters: found.enquiry.length + found.order.length,
    mails: mails.single,
  };
  return { erased, mailIds: mails.ids };
}

type Found = Readonly<Record<'enquiry' | 'order' | 'subscriber', readonly string[]>>;

async function locked(tx: Tx, kind: keyof Found, is: ReturnType<typeof sql>): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where ${is} order by id for update`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/**
 * The mails to the address, to its current owner at an earlier one, and those to the office about their letters. Rows of newsletters stay, emptied, since they
 * are counted.
 */
async function eraseMails(
  tx: Tx,
  address: string,
  { enquiry, order, subscriber }: Found,
  now: Date,
): Promise<{ ids: string[]; single: number }> {
  const theirs = sql`(lower(to_address) = lower(${address}) or subscriber_id = any(${subscriber}::uuid[]))`;
  // A digest of several threads is rendered without deleted ones.
  const about = sql`(template in ('enquiry', 'order', 'letters') and string_to_array(data ->> 'id', ' ') && ${[...enquiry, ...order]}::text[]
    and not (template = 'letters' and state = 'waiting'))`;
  const emptied = await sql<{ id: string }>`
    update mail set to_address = '', to_name = '', subscriber_id = null, answer = '', data = '{}',
      state = case when state = 'waiting' then 'cancelled' else state end, done_at = coalesce(done_at, ${now})
    where ${theirs} and newsletter_id is not null returning id`.execute(tx);
  const gone = await sql<{ id: string }>`
    delete from mail where newsletter_id is null and (${theirs} or ${about}) returning id`.execute(tx);
  return { ids: [...emptied.rows, ...gone.rows].map(({ id }) => id), single: gone.rows.length };
}

/** Removes mentions of the address: earlier titles, server responses, failed sign-ins. */
async function forgetMentions(tx: Tx, address: string): Promise<void> {
  const emptied = (column: string) => {
    const field = sql`${sql.ref(column)} ->> 'email'`;
    return sql`${sql.ref(column)} = case when lower(${field}) = lower(${address}) then ${sql.ref(column)} || '{"email": ""}' else ${sql.ref(column)} end`;
  };
  await sql`update revision set ${emptied('before')}, ${emptied('after')} where kind in ('subscriber', 'enquiry', 'order')
    and lower(${address}) in (lower(before ->> 'email'), lower(after ->> 'email'))`.execute(tx);
  const pattern = address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  for (const [table, column] of SENTENCES)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${pattern}, ${LEFT_OUT}, 'gi')
      where strpos(lower(${sql.ref(column)}), lower(${address})) > 0`.execute(tx);
  // Also in drafts about the person: as a new revision, so that the devices take it over.
  await sql`update draft set revision = revision + 1, title = regexp_replace(title, ${pattern}, ${LEFT_OUT}, 'gi'),
    typed = regexp_replace(typed::text, ${pattern}, ${LEFT_OUT}, 'gi')::jsonb, before = regexp_replace(before::text, ${pattern}, ${LEFT_OUT}, 'gi')::jsonb
    where strpos(lower(title || typed::text || before::text), lower(${address})) > 0`.execute(tx);
  await sql`update template set name = regexp_replace(name, ${pattern}, ${LEFT_OUT}, 'gi'), held = regexp_replace(held::text, ${pattern}, ${LEFT_OUT}, 'gi')::jsonb
    where strpos(lower(name || held::text), lower(${address})) > 0`.execute(tx);
  // Planned changes would bring it back.
  await sql`update planned set change = regexp_replace(change::text, ${pattern}, ${LEFT_OUT}, 'gi')::jsonb, base = regexp_replace(base::text, ${pattern}, ${LEFT_OUT}, 'gi')::jsonb
    where strpos(lower(concat(change, base)), lower(${address})) > 0`.execute(tx);
  contentChanges(tx, MEDIA_TOPIC);
  await sql`delete from sign_in where lower(address) = lower(${address})
    and not exists (select from account where lower(email) = lower(${address}))`.execute(tx);
  await sql`delete from failed_login where email = lower(${address})
    and not exists (select from account where lower(email) = lower(${address}))`.execute(tx);
}
