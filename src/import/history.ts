import { z } from 'zod';
import { fieldsOf } from '#calls/fields.ts';
import { account } from '#kinds/account.ts';
import type { KindName } from '#kinds/kinds.ts';
import { roleFromWire } from '#kinds/roleNames.ts';
import { subscriber } from '#kinds/subscriber.ts';
import type { Staff } from '#kinds/viewer.ts';
import { invite } from '#store/accounts/invitations.ts';
import { consentFrom } from '#store/consent/consent.ts';
import type { Db, Tx } from '#store/database/db.ts';
import { writing } from '#store/database/writing.ts';
import { noteBounce, noteComplaint } from '#store/delivery/bounces.ts';
import { keepReply } from '#store/inbox/incomingReplies.ts';
import { replyToThread } from '#store/inbox/threadMessages.ts';
import { saveDraft } from '#store/newsletter/newsletterDrafts.ts';
import { freezeNewsletter } from '#store/newsletter/newsletters.ts';
import { switchNewsletter } from '#store/newsletter/sentNewsletters.ts';
import { type ImportLine, importLines } from '#store/newsletter/subscriberImports.ts';
import { subscribe } from '#store/newsletter/subscribers.ts';
import { setSubscription } from '#store/newsletter/subscriptions.ts';
import { createRecord } from '#store/records/write.ts';
import { HISTORY, type History } from './historyShape.ts';
import { type PastMails, pastMails } from './pastMails.ts';
import type { Resolving } from './resolve.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TAKES_IT = { subscribed: true };
const reader = z.object(fieldsOf(subscriber));

/** Where a history is written to: a new installation, with its imported records. */
export interface HistoryTarget {
  readonly db: Db;
  readonly office: Staff;
  readonly resolve: Resolving;
  /** The website's origin, and the key of hashes, for consent records. */
  readonly publicUrl: string;
  readonly secretKey: Buffer;
}

interface Work extends HistoryTarget {
  readonly mails: PastMails;
}

/**
 * Writes the events before an installation started: subscriptions, confirmations, unsubscriptions, unreachable readers, newsletters, replies, invitations. All
 * its mails are marked as sent or refused at once. Only for a new database whose mails nobody sends yet: on another one these newsletters would go to its
 * readers. Throws when it names a person or record that does not exist.
 */
export async function writeHistory(history: unknown, target: HistoryTarget): Promise<void> {
  const past = HISTORY.parse(history);
  const work: Work = { ...target, mails: pastMails(target.db) };
  await subscribersOf(past, work);
  for (const newsletter of past.newsletters.filter((one) => one.paused_after === undefined))
    await newsletterOf(newsletter, work);
  for (const file of past.subscriber_imports) await subscriberFile(file, work);
  for (const newsletter of past.newsletters.filter((one) => one.paused_after !== undefined))
    await newsletterOf(newsletter, work);
  for (const { by, at, news, subject } of past.drafts) {
    const newsIds = await idsOf(work, 'news', news);
    await saveDraft(await staff(work, by), work.db, { newsIds, subject }, { now: at });
  }
  for (const one of past.replies) await replyOf(one, work);
  for (const invitation of past.invitations) await invitationOf(invitation, work);
}

const consent = ({ secretKey, publicUrl }: Work, from: number) =>
  consentFrom(secretKey, `192.0.2.${from % 256}`, `${publicUrl}/`);

async function subscribersOf(past: History, work: Work): Promise<void> {
  const { db, mails, resolve } = work;
  for (const [nth, { at, diocese, confirmed, ...typed }] of past.subscribers.entries()) {
    const { diocese: diocese_id } = await resolve.units(subscriber, { diocese: diocese ?? null }, () => {});
    const options = { now: at, confirm: true, from: consent(work, nth) };
    await subscribe(db, { ...reader.parse(typed), ...(diocese_id ? { diocese_id } : {}) }, options);
    await mails.sent(at);
    const now = new Date(at.getTime() + 2 * HOUR);
    if (confirmed) await setSubscription(db, mails.keyOf(typed.email), TAKES_IT, { from: options.from, now });
  }
}

async function newsletterOf(one: History['newsletters'][number], work: Work): Promise<void> {
  const { db, mails } = work;
  const { at, subject, paused_after } = one;
  const [sender, newsIds] = [await staff(work, one.by), await idsOf(work, 'news', one.news)];
  const { id } = await freezeNewsletter(sender, db, { newsIds, subject }, { now: at });
  const [gone, later] = [new Date(at.getTime() + HOUR), new Date(at.getTime() + DAY)];
  await mails.sent(gone, one.refused, paused_after);
  if (paused_after !== undefined) await switchNewsletter(sender, db, id, { state: 'paused' }, gone);
  await writing(db, async (tx) => {
    for (const [address, words] of Object.entries(one.bounced))
      await noteBounce(tx, mails.lastTo(address).id, { hard: true, counts: false, words }, later);
    for (const address of one.complained) await noteComplaint(tx, mails.lastTo(address).id, later);
  });
  for (const [address, reason] of Object.entries(one.left)) {
    const said = { from: consent(work, 7), now: later };
    await setSubscription(db, mails.keyOf(address), { subscribed: false, reason }, said);
  }
}

/** With the sentences that the lines of the file would have produced. */
async function subscriberFile(file: History['subscriber_imports'][number], work: Work): Promise<void> {
  const { db, mails, secretKey } = work;
  const lines = file.rows.map((typed, nth): ImportLine => {
    const { error } = reader.safeParse(typed);
    return { line: nth + 2, ...typed, note: '', fault: error?.issues[0]?.message ?? '' };
  });
  const options = {
    id: crypto.randomUUID(),
    fileName: file.file_name,
    confirm: true,
    secretKey,
    now: file.at,
  };
  await importLines(await staff(work, file.by), db, lines, options);
  await mails.sent(new Date(file.at.getTime() + HOUR));
  const now = new Date(file.at.getTime() + 5 * HOUR);
  for (const address of file.confirmed)
    await setSubscription(db, mails.keyOf(address), TAKES_IT, { from: consent(work, 9), now });
}

async function replyOf(one: History['replies'][number], work: Work): Promise<void> {
  const { db, mails } = work;
  const { to, by, at, text, handled, bounced, written_back } = one;
  const isEnquiry = (await work.resolve.idOf('enquiry', to)) !== undefined;
  const kind = isEnquiry ? 'enquiry' : 'order';
  const [threadId = ''] = await idsOf(work, kind, [to]);
  await replyToThread(
    await staff(work, by),
    db,
    kind,
    threadId,
    { text, handled, after: undefined },
    { now: at },
  );
  const mail = (await mails.sent(at)).find(({ template }) => template === 'answer');
  if (!mail) throw new Error(`The reply to “${to}” was not mailed.`);
  const later = new Date(at.getTime() + 20 * HOUR);
  await writing(db, async (tx) => {
    if (bounced) await noteBounce(tx, mail.id, { hard: true, counts: false, words: bounced }, later);
    if (!written_back) return;
    const from = mail.to?.address ?? '';
    const messageId = `<${crypto.randomUUID()}@readers.example>`;
    await keepReply(tx, { kind, threadId, byOffice: false, from, ...written_back, messageId }, later);
  });
}

async function invitationOf(invited: History['invitations'][number], work: Work): Promise<void> {
  const { db, office, mails, resolve } = work;
  const { user_name, email, mobile, user_type, department, at: now } = invited;
  const { department: department_id } = await resolve.units(account, { department }, () => {});
  // The name shown in the mail as the inviting person.
  const also = (tx: Tx, id: string): Promise<void> => invite(tx, { id, email, user_name }, office.name, now);
  const change = { user_name, email, mobile, role: roleFromWire(user_type), password: null, department_id };
  await createRecord(office, db, account, change, { now, also });
  await mails.sent(now);
}

async function staff({ resolve }: Work, key: string): Promise<Staff> {
  const one = await resolve.author({ author: { key, name: '', alsoKnownAs: [] } });
  if (!one) throw new Error(`No user has come in as “${key}”.`);
  return one;
}

/** The ids here of records referred to by their original ids. */
async function idsOf({ resolve }: Work, kind: KindName, keys: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const key of keys) {
    const id = await resolve.idOf(kind, key);
    if (!id) throw new Error(`No ${kind} has come in as “${key}”.`);
    ids.push(id);
  }
  return ids;
}
