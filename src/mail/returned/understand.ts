import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { ThreadKind } from '#store/inbox/threads.ts';
import type { ReturnAddresses, Returned } from '../returnAddress.ts';
import { replyText } from './replyText.ts';
import { type Delivery, deliveryOf, fieldsOf, headerOf, partOf } from './report.ts';

/** A mail from the mailbox, classified. */
export type ReceivedMail =
  | ({ readonly as: 'bounce'; readonly mailId: string } & Delivery)
  /** The recipient marked one of our mails as spam (RFC 5965). */
  | { readonly as: 'complaint'; readonly mailId: string }
  | {
      readonly as: 'reply';
      readonly kind: ThreadKind;
      readonly threadId: string;
      readonly byOffice: boolean;
      readonly from: string;
      readonly text: string;
      /** Names of the attachments. */
      readonly files: readonly string[];
      readonly messageId: string;
    }
  /** Addressed to us, but nothing has to be done. */
  | { readonly as: 'nothing'; readonly why: string }
  /** Not recognised: a person has to look at it. */
  | { readonly as: 'unknown'; readonly why: string };

/** Headers that may name the original recipient, the most reliable first. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];
const ADDRESS = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/g;
const MOST_FILES = 50;
const LONGEST_NAME = 200;
/** A Message-ID without spaces and of limited length; others are not copied into our headers. */
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/;

/**
 * Classifies a mail by the return address to which it was sent: only recipients of the mail or the thread know that address. Nothing else in the
 * mail is trusted.
 */
export async function understand(raw: Uint8Array, addresses: ReturnAddresses): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const to = RECIPIENTS.flatMap((name) =>
    mail.headers.filter(({ key }) => key === name).flatMap(({ value }) => ownIn(value, addresses)),
  );
  const complaint = complaintOf(mail, to, addresses);
  if (complaint) return complaint;
  const bounced = to.find(({ purpose }) => purpose === 'bounce');
  if (bounced) return bounce(mail, bounced.id);
  const thread = to.find(({ purpose }) => purpose !== 'bounce');
  if (!thread || thread.purpose === 'bounce')
    return { as: 'unknown', why: 'it was sent to no address of ours that is known' };
  if (isAutomatic(mail)) return { as: 'nothing', why: 'nobody wrote it: it answers by itself' };
  const { text, files } = contentOf(mail);
  if (text === '' && files.length === 0) return { as: 'nothing', why: 'it says nothing' };
  const messageId = MESSAGE_ID.test(mail.messageId ?? '')
    ? (mail.messageId ?? '')
    : `<${createHash('sha256').update(raw).digest('hex')}@unnamed>`;
  const from = mail.from?.address ?? '';
  const [kind, byOffice] =
    thread.purpose === 'office_enquiry'
      ? (['enquiry', true] as const)
      : thread.purpose === 'office_order'
        ? (['order', true] as const)
        : ([thread.purpose, false] as const);
  return { as: 'reply', kind, threadId: thread.id, byOffice, from, text, files, messageId };
}

function bounce(mail: Email, mailId: string): ReceivedMail {
  const delivery = deliveryOf(mail);
  if (delivery === null) {
    return isAutomatic(mail)
      ? { as: 'nothing', why: 'nobody wrote it: it answers by itself' }
      : { as: 'unknown', why: 'it came back without saying why' };
  }
  if (!delivery.failed) return { as: 'nothing', why: 'the mail is late, or has arrived' };
  return { as: 'bounce', mailId, ...delivery };
}

/** A spam report about one of our mails. The provider sends it to a fixed address, so our mail is identified from the report's content. */
function complaintOf(mail: Email, to: readonly Returned[], addresses: ReturnAddresses): ReceivedMail | null {
  const report = partOf(mail, 'message/feedback-report');
  if (report === undefined) return null;
  const { 'feedback-type': type = '', ...fields } = fieldsOf(report);
  const original = partOf(mail, 'message/rfc822') ?? partOf(mail, 'text/rfc822-headers') ?? '';
  const [head = ''] = original.split(/\r?\n\r?\n/);
  const named = [fields['original-mail-from'] ?? '', fieldsOf(head)['return-path'] ?? ''];
  const about = [...to, ...named.flatMap((value) => ownIn(value, addresses))].find(
    ({ purpose }) => purpose === 'bounce',
  );
  if (!about) return { as: 'unknown', why: 'it complains of a mail that is not known' };
  if (!/^(abuse|fraud|opt-out)/i.test(type)) return { as: 'nothing', why: `it reports “${type}”` };
  return { as: 'complaint', mailId: about.id };
}

const ownIn = (text: string, addresses: ReturnAddresses): Returned[] =>
  (text.match(ADDRESS) ?? []).flatMap((address) => addresses.read(address) ?? []);

/** Whether a mail was sent by a program (RFC 3834 and older conventions): replying to it could loop for ever. */
function isAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    headerOf(mail, 'return-path') === '<>' ||
    /^(bulk|junk|list|auto_reply)$/i.test(headerOf(mail, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headerOf(mail, name) !== '') ||
    partOf(mail, 'message/delivery-status') !== undefined
  );
}

/** The text that somebody wrote and the names of the attachments, without pictures in signatures. */
function contentOf(mail: Email): { text: string; files: string[] } {
  const files = mail.attachments
    .filter(({ disposition, related }) => !related && disposition !== 'inline')
    .slice(0, MOST_FILES)
    .map(({ filename, mimeType }) =>
      oneLine(filename || mimeType)
        .slice(0, LONGEST_NAME)
        .toWellFormed(),
    );
  return { text: replyText(mail), files };
}

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
