import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** The mail templates; src/mail renders each. */
export const MAIL_TEMPLATES = [
  'newsletter',
  'test',
  'enquiry',
  'order',
  'letters',
  'received',
  'answer',
  'confirm',
  'decided',
  'waiting',
  'new_password',
  'invitation',
  'new_address',
  'password_changed',
  'address_changed',
  'new_device',
  'second_key_changed',
  'second_key_let_in',
  'second_key_lost',
  'administrator_made',
  'password_given',
  'alarm',
  'breach',
  'plan_failed',
  'commented',
  'daily_prayer',
  'daily_prayer_confirm',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/**
 * Priorities of mails, the most urgent first. The first two are for mails that a person waits for: they have separate connections, which bulk mail cannot fill
 * (sender.ts). 'asked': mails that anybody can cause by typing an address into a form come after those that only the owner can cause.
 */
export const LANES = { own: 0, asked: 1, work: 2, many: 3 } as const;
export type Lane = keyof typeof LANES;
export const OWN_LANES: readonly Lane[] = ['own', 'asked'];
export const OTHER_LANES: readonly Lane[] = ['work', 'many'];

const LANE_OF: Readonly<Record<MailTemplate, Lane>> = {
  newsletter: 'many',
  test: 'own',
  enquiry: 'work',
  order: 'work',
  letters: 'work',
  received: 'work',
  answer: 'own',
  confirm: 'asked',
  decided: 'work',
  waiting: 'work',
  new_password: 'own',
  invitation: 'own',
  new_address: 'own',
  password_changed: 'own',
  address_changed: 'own',
  new_device: 'own',
  second_key_changed: 'own',
  second_key_let_in: 'own',
  second_key_lost: 'own',
  administrator_made: 'own',
  password_given: 'own',
  // Neither a newsletter nor mails caused by strangers' forms may delay it.
  alarm: 'own',
  // No longer queued: what an earlier version queued may still wait (decision 0169).
  breach: 'work',
  plan_failed: 'work',
  commented: 'work',
  daily_prayer: 'many',
  daily_prayer_confirm: 'asked',
};

/** A mail to one person, or to the office where `to` is null. `data`: the template's data, such as the id of its subject. */
export interface NewMail {
  readonly template: MailTemplate;
  readonly to: { readonly address: string; readonly name: string } | null;
  readonly data?: Readonly<Record<string, string>>;
  /** The receiving subscriber, where its links are the subscriber's own. */
  readonly subscriberId?: string | undefined;
}

/** A mail that is due. */
export interface DueMail extends NewMail {
  readonly id: string;
  readonly tries: number;
  readonly dueAt: Date;
  readonly newsletterId: string | null;
  /** Whether its newsletter was refused for everybody and is sent to a few as a trial. */
  readonly isTrial: boolean;
  readonly data: Readonly<Record<string, string>>;
  /** The key in the links of a subscriber's mails that identifies the subscriber. */
  readonly mailKey: string | null;
}

/** The language in a mail's data, in which somebody has written or asked; nothing where it is unknown. */
export const languageOfMail = ({ language }: Readonly<Record<string, unknown>>): { language?: string } =>
  typeof language === 'string' && language !== '' ? { language } : {};

/** Queues a mail in the transaction that causes it, so it is sent only if that commits. Returns its id. */
export async function queueMail(
  tx: Tx,
  { template, to, data = {}, subscriberId }: NewMail,
  now: Date,
): Promise<string> {
  const noted = await sql<{
    id: string;
  }>`insert into mail (template, lane, to_address, to_name, data, subscriber_id, due_at, created_at)
    values (${template}, ${LANES[LANE_OF[template]]}, ${to?.address ?? null}, ${to?.name ?? ''}, ${JSON.stringify(data)}, ${subscriberId ?? null}, ${now}, ${now})
    returning id`.execute(tx);
  const [mail] = noted.rows;
  if (!mail) throw new Error('A mail was not noted.');
  return mail.id;
}

/**
 * The next due mails of these lanes, without those in `inHand` and those of newsletters that are paused or cancelled. Mails to people who have unsubscribed or
 * were deleted since are cancelled instead.
 */
export async function dueMails(
  db: Db,
  now: Date,
  most: number,
  inHand: readonly string[],
  lanes: readonly Lane[],
): Promise<DueMail[]> {
  const due: DueMail[] = [];
  for (const lane of lanes)
    if (due.length < most) due.push(...(await dueIn(db, now, most - due.length, inHand, lane)));
  return due;
}

async function dueIn(
  db: Db,
  now: Date,
  most: number,
  inHand: readonly string[],
  lane: Lane,
): Promise<DueMail[]> {
  const found = await inTheirOrder(
    db,
    sql<Row>`
    select m.id, m.template, m.to_address, m.to_name, m.data, m.tries, m.due_at, m.newsletter_id, s.mail_key, m.trial,
      (s.id is null or (s.deleted_at is null and case m.template when 'newsletter' then s.state = 'subscribed'
        when 'daily_prayer' then s.prayer_hour is not null and s.parked_at is null else true end)) as wanted
    from ${dueRows(now, sql`lane = ${LANES[lane]}`, sql`and id <> all(${inHand}::uuid[]) order by newsletter_id, lane, due_at limit ${most}`)} m
      left join subscriber s on s.id = m.subscriber_id
    order by m.due_at limit ${most}`,
  );
  const unwanted = found.rows.filter((row) => !row.wanted).map(({ id }) => id);
  if (unwanted.length > 0)
    await writing(db, (tx) =>
      sql`update mail set state = 'cancelled', done_at = ${now}, answer = 'Unsubscribed before it went out.'
        where id = any(${unwanted}::uuid[]) and state = 'waiting'`.execute(tx),
    );
  const wanted = found.rows.filter((row) => row.wanted).map(mailOf);
  return wanted.length === 0 && unwanted.length > 0 ? dueIn(db, now, most, inHand, lane) : wanted;
}

/**
 * Due mails as a table, each newsletter's by itself: those of one that is paused or cancelled cost nothing, however many wait. `more`: what ends the reading of
 * each newsletter's, and of those that belong to none.
 */
const dueRows = (now: Date, lanes: RawBuilder<unknown>, more: RawBuilder<unknown>) => {
  const due = sql`${lanes} and state = 'waiting' and due_at <= ${now} ${more}`;
  const columns = sql`id, template, to_address, to_name, data, tries, due_at, newsletter_id, subscriber_id`;
  return sql`(
    (select ${columns}, false as trial from mail where newsletter_id is null and ${due})
    union all select of_one.*, n.paused_because <> '' as trial
      from newsletter n cross join lateral (select ${columns} from mail where newsletter_id = n.id and ${due}) of_one
      where n.state = 'sending' and n.id = any(array(${WITH_WAITING})))`;
};

/** The newsletters with waiting mails: one step along the index for each, not one for each mail. */
const WITH_WAITING = sql`
  with recursive letter (id) as (
    (select newsletter_id from mail where state = 'waiting' and newsletter_id is not null order by newsletter_id limit 1)
    union all select (select newsletter_id from mail where state = 'waiting' and newsletter_id > letter.id order by newsletter_id limit 1)
      from letter where letter.id is not null)
  select id from letter where id is not null`;

/**
 * Forces the index that holds the waiting mails in order. PostgreSQL updates its statistics only now and then: of 100,000 new mails it assumes that few wait,
 * sorts all of them for each 200, and takes two thousand times as long.
 */
function inTheirOrder<T>(db: Db, query: RawBuilder<T>): Promise<QueryResult<T>> {
  // A new installation's history is written in one transaction, in which few wait.
  if (db.isTransaction) return query.execute(db);
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_sort = off`.execute(tx);
    return query.execute(tx);
  });
}

interface Row {
  id: string;
  template: MailTemplate;
  to_address: string | null;
  to_name: string;
  data: Record<string, string>;
  tries: number;
  due_at: Date;
  newsletter_id: string | null;
  mail_key: string | null;
  wanted: boolean;
  trial: boolean;
}

const mailOf = (row: Row): DueMail => ({
  id: row.id,
  template: row.template,
  to: row.to_address === null ? null : { address: row.to_address, name: row.to_name },
  data: row.data,
  tries: row.tries,
  dueAt: row.due_at,
  newsletterId: row.newsletter_id,
  mailKey: row.mail_key,
  isTrial: row.trial,
});

/** Whether any mail is due. */
export async function isMailDue(db: Db, now: Date): Promise<boolean> {
  const lanes = sql`lane = any(${Object.values(LANES)}::smallint[])`;
  const found = await sql<{ due: boolean }>`
    select exists (select from ${dueRows(now, lanes, sql`limit 1`)} one) as due`.execute(db);
  return found.rows[0]?.due ?? false;
}
