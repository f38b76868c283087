import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { ThreadKind } from '#store/inbox/threads.ts';
import type { ReturnAddresses, Returned } from '../returnAddress.ts';
import { replyText } from './replyText.ts';
import { type Delivery, deliveryOf, fieldsOf, headerOf, partOf } from './report.ts';

/** What has come into the mailbox. */
export type Comeback =
  | ({ readonly as: 'bounce'; readonly mailId: string } & Delivery)
  /** Its reader says that it is spam (RFC 5965). */
  | { readonly as: 'complaint'; readonly mailId: string }
  | {
      readonly as: 'reply';
      readonly kind: ThreadKind;
      readonly threadId: string;
      readonly byOffice: boolean;
      readonly from: string;
      readonly text: string;
      /** The names of what is attached. */
      readonly files: readonly string[];
      readonly messageId: string;
    }
  /** For us, and nothing follows from it. */
  | { readonly as: 'nothing'; readonly why: string }
  /** Not known to be for us: somebody has to look at it. */
  | { readonly as: 'unknown'; readonly why: string };

/** Headers in which servers say for whom a mail was, the most certain ones first. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];
const ADDRESS = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/g;
const MOST_FILES = 50;
const LONGEST_NAME = 200;
/** A Message-ID is one word; others are not taken into our headers. */
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/;

/**
 * Says what a mail in the mailbox means, by the address of ours that it came to: only who has got the mail, or the thread's answer, knows that
 * address. Whatever else it says of itself counts for nothing.
 */
export async function understand(raw: Uint8Array, addresses: ReturnAddresses): Promise<Comeback> {
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

function bounce(mail: Email, mailId: string): Comeback {
  const delivery = deliveryOf(mail);
  if (delivery === null) {
    return isAutomatic(mail)
      ? { as: 'nothing', why: 'nobody wrote it: it answers by itself' }
      : { as: 'unknown', why: 'it came back without saying why' };
  }
  if (!delivery.failed) return { as: 'nothing', why: 'the mail is late, or has arrived' };
  return { as: 'bounce', mailId, ...delivery };
}

/** A report about a mail of ours; it goes where the provider was told to send it, so that the mail is named within. */
function complaintOf(mail: Email, to: readonly Returned[], addresses: ReturnAddresses): Comeback | null {
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

/** Written by a program (RFC 3834, and what was usual before): an answer to it could come back for ever. */
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

/** What somebody wrote, as text, and the names of what hangs on it. Pictures within a signature count as nothing. */
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
