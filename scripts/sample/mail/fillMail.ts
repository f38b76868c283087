import { account } from '#kinds/account.ts';
import type { Staff } from '#kinds/viewer.ts';
import { invite } from '#store/accounts/invitations.ts';
import type { Db, Tx } from '#store/database/db.ts';
import { writing } from '#store/database/writing.ts';
import { noteBounce, noteComplaint } from '#store/mail/bounces.ts';
import { type DueMail, dueMails, OTHER_LANES, OWN_LANES } from '#store/mail/mail.ts';
import { type Settled, settleMails } from '#store/mail/mailOutcomes.ts';
import { consentFrom } from '#store/newsletter/consent.ts';
import { saveDraft } from '#store/newsletter/newsletterDrafts.ts';
import { freezeNewsletter } from '#store/newsletter/newsletters.ts';
import { switchNewsletter } from '#store/newsletter/sentNewsletters.ts';
import { type ImportLine, importLines } from '#store/newsletter/subscriberImports.ts';
import { subscribe } from '#store/newsletter/subscribers.ts';
import { setSubscription } from '#store/newsletter/subscriptions.ts';
import { createRecord } from '#store/records/write.ts';
import { invited } from '../accounts.ts';
import type { Filling } from '../fill.ts';
import { inputOf, type Known } from '../fillRecords.ts';
import { sampleNews } from '../news/all.ts';
import type { SampleRecord } from '../types.ts';
import { imports, type SampleImport } from './imports.ts';
import { bounced, complained, failures, left } from './readers.ts';
import { writeReplies } from './writeAnswers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Who has subscribed within so many days has not answered the mail that asks. */
const UNANSWERED_DAYS = 10;
const TAKEN: Settled = { state: 'sent', response: '250 2.0.0 Ok: queued' };
const EVERYBODY = 10_000;

/** Where the mails of the sample are written to, and what has been sent so far. */
export interface MailFilling {
  readonly db: Db;
  readonly known: Known;
  /** A moment so many days ago. */
  at(daysAgo: number, hours?: number): Date;
  /** Notes all that is due by then, or so many, as sent, but for whoever failed: by address, with the other server's words. */
  sent(by: Date, failed?: Readonly<Record<string, string>>, most?: number): Promise<readonly DueMail[]>;
  /** The last mail that went to an address. */
  lastTo(address: string): DueMail;
  staff(name: string): Staff;
}

/**
 * The mails of the sample church: who has subscribed, confirmed, left or can't be reached, newsletters, answers, invitations. All of it has long
 * been noted as sent or refused when the program begins to send, and all addresses are made up: no mail server is given any of it.
 */
export async function writeMailLife(
  filling: Filling,
  known: Known,
  subscribers: readonly SampleRecord[],
): Promise<void> {
  filling.progress('Sample content: subscribers, newsletters and letters');
  const mails = mailFilling(filling, known);
  const { db, at } = mails;
  const consent = (from: number) =>
    consentFrom(filling.secretKey, `192.0.2.${from % 256}`, `${filling.publicUrl}/`);

  const oldestFirst = [...subscribers].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [nth, { fields, unit, daysAgo }] of oldestFirst.entries()) {
    const typed = inputOf('subscriber').parse(fields);
    const diocese = unit === null ? {} : { diocese_id: known.units.get(unit)?.id };
    const options = { now: at(daysAgo), confirm: true, from: consent(nth) };
    await subscribe(db, { ...typed, ...diocese }, options);
    await mails.sent(at(daysAgo));
    const now = at(daysAgo, 2);
    if (daysAgo > UNANSWERED_DAYS)
      await setSubscription(db, keyOf(mails, String(typed.email)), TAKES_IT, { from: options.from, now });
  }

  await newsletter(mails, 'Leela Samson', { from: 36, to: 45, daysAgo: 35 });
  await mails.sent(at(35, 1));
  for (const [email, reason] of Object.entries(left))
    await setSubscription(
      db,
      keyOf(mails, email),
      { subscribed: false, reason },
      { from: consent(7), now: at(34) },
    );

  await newsletter(mails, 'Leela Samson', {
    from: 12,
    to: 20,
    daysAgo: 12,
    subject: 'Candles, choirs and a lamp for every hostel',
  });
  await mails.sent(at(12, 1), failures);
  await writing(db, async (tx) => {
    for (const [email, words] of Object.entries(bounced))
      await noteBounce(tx, mails.lastTo(email).id, { hard: true, words }, at(11));
    for (const email of complained) await noteComplaint(tx, mails.lastTo(email).id, at(11));
  });

  for (const file of imports) {
    await bringIn(filling, mails, file);
    await mails.sent(at(file.daysAgo, 1));
    for (const email of file.confirmed)
      await setSubscription(db, keyOf(mails, email), TAKES_IT, {
        from: consent(9),
        now: at(file.daysAgo, 5),
      });
  }

  const id = await newsletter(mails, 'S. Pandian', { from: 1, to: 7, daysAgo: 0.2 });
  await mails.sent(at(0.2, 1), {}, 17);
  await switchNewsletter(mails.staff('S. Pandian'), db, id, { state: 'paused' }, at(0.2, 1));

  const [stories, saved] = [storiesOf(mails, { from: 8, to: 30 }).slice(0, 3), { now: at(0.1) }];
  const subject = 'For the first week of Advent';
  await saveDraft(mails.staff('Leela Samson'), db, { newsIds: stories, subject }, saved);

  await writeReplies(mails);
  for (const { daysAgo, department, name: user_name, email, mobile, role } of invited) {
    const now = at(daysAgo);
    const also = (tx: Tx, made: string) => invite(tx, { id: made, email, user_name }, 'Leela Samson', now);
    const change = {
      user_name,
      email,
      mobile,
      role,
      password: null,
      department_id: known.units.get(department)?.id,
    };
    await createRecord(known.office, db, account, change, { now, also });
    await mails.sent(now);
  }
}

const TAKES_IT = { subscribed: true };

function keyOf(mails: MailFilling, address: string): string {
  const { mailKey } = mails.lastTo(address);
  if (!mailKey) throw new Error(`The last mail to ${address} has no links of a subscriber.`);
  return mailKey;
}

function mailFilling({ db, now }: Filling, known: Known): MailFilling {
  const last = new Map<string, DueMail>();
  return {
    db,
    known,
    at: (daysAgo, hours = 0) => new Date(now.getTime() - daysAgo * DAY + hours * HOUR),
    sent: async (by, failed = {}, most = EVERYBODY) => {
      const due = await dueMails(db, by, most, [], [...OWN_LANES, ...OTHER_LANES]);
      for (const mail of due) last.set(mail.to?.address ?? '', mail);
      const settledBy = ({ to }: DueMail): Settled => {
        const response = failed[to?.address ?? ''];
        return response === undefined ? TAKEN : { state: 'refused', response };
      };
      await settleMails(
        db,
        due.map((mail) => ({ id: mail.id, settled: settledBy(mail) })),
        by,
      );
      return due;
    },
    lastTo: (address) => {
      const mail = last.get(address);
      if (!mail) throw new Error(`No mail of the sample church has gone to ${address}.`);
      return mail;
    },
    staff: (name) => {
      const one = known.accounts.get(name);
      if (!one) throw new Error(`Nobody in the sample church is called ${name}.`);
      return one;
    },
  };
}

const STORIES = 6;

/** The ids of what was written between two days, for a newsletter. */
const storiesOf = ({ known }: MailFilling, { from, to }: { from: number; to: number }): string[] =>
  sampleNews
    .filter((one) => one.active && one.daysAgo >= from && one.daysAgo <= to)
    .slice(0, STORIES)
    .map(({ title }) => known.records.get(`news ${title}`) ?? '');

/** Sends a newsletter of what was written between two days. */
async function newsletter(
  mails: MailFilling,
  by: string,
  { from, to, daysAgo, subject }: { from: number; to: number; daysAgo: number; subject?: string },
): Promise<string> {
  const { db, at, staff } = mails;
  const newsIds = storiesOf(mails, { from, to });
  const { id } = await freezeNewsletter(staff(by), db, { newsIds, subject }, { now: at(daysAgo) });
  return id;
}

/** Brings in a file of subscribers, with the sentences that its lines would have got. */
async function bringIn(
  { db, secretKey }: Filling,
  { at, staff }: MailFilling,
  { fileName, by, daysAgo, rows }: SampleImport,
): Promise<void> {
  const lines = rows.map(([name = '', email = '', phone = ''], nth): ImportLine => {
    const { error } = inputOf('subscriber').safeParse({ name, email, phone });
    return { line: nth + 2, name, email, phone, fault: error?.issues[0]?.message ?? '' };
  });
  const options = { id: crypto.randomUUID(), fileName, confirm: true, secretKey, now: at(daysAgo) };
  await importLines(staff(by), db, lines, options);
}
