import type { ThreadKind } from '#store/inbox/threadKinds.ts';
import type { ReturnAddresses, Returned } from '../returnAddress.ts';
import { isAutomatic, isMailSystem, isOfList } from './automatic.ts';
import { fieldsOf } from './fields.ts';
import { type ParsedMail, parseMail } from './parseMail.ts';
import { type Delivery, deliveryOf } from './report.ts';

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
  /** Addressed to us, but needs no action. */
  | { readonly as: 'nothing'; readonly why: string }
  /** Not recognised: a person has to look at it. */
  | { readonly as: 'unknown'; readonly why: string };

/** Headers that may name the original recipient, the most reliable first. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];
/** Parses a mail and classifies it, in the calling process. */
export const understand = async (raw: Uint8Array, addresses: ReturnAddresses): Promise<ReceivedMail> =>
  classify(await parseMail(raw), addresses);

/**
 * Classifies a mail by the return address to which it was sent: only recipients of the mail or the thread know that address. Nothing else in the
 * mail is trusted.
 */
export function classify(mail: ParsedMail, addresses: ReturnAddresses): ReceivedMail {
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
  if (isOfList(mail)) return { as: 'unknown', why: 'it came by a mailing list' };
  const { text, files, from } = mail;
  // Somebody may have written only in the subject.
  if (text === '' && files.length === 0) return { as: 'unknown', why: 'it has no text' };
  const messageId = mail.messageId || `<${mail.digest}@unnamed>`;
  const [kind, byOffice] =
    thread.purpose === 'office_enquiry'
      ? (['enquiry', true] as const)
      : thread.purpose === 'office_order'
        ? (['order', true] as const)
        : ([thread.purpose, false] as const);
  return { as: 'reply', kind, threadId: thread.id, byOffice, from: from.address, text, files, messageId };
}

function bounce(mail: ParsedMail, mailId: string): ReceivedMail {
  const delivery = deliveryOf(mail);
  if (delivery === null) {
    return isAutomatic(mail) && !isMailSystem(mail)
      ? { as: 'nothing', why: 'nobody wrote it: it answers by itself' }
      : { as: 'unknown', why: 'it came back without saying why' };
  }
  if (!delivery.failed) return { as: 'nothing', why: 'the mail is late, or has arrived' };
  return { as: 'bounce', mailId, ...delivery };
}

/** A spam report about one of our mails. The provider sends it to a fixed address, so our mail is identified from the report's content. */
function complaintOf(
  mail: ParsedMail,
  to: readonly Returned[],
  addresses: ReturnAddresses,
): ReceivedMail | null {
  if (mail.feedback === '') return null;
  const { 'feedback-type': type = '', ...fields } = fieldsOf(mail.feedback);
  const named = [fields['original-mail-from'] ?? '', fieldsOf(mail.originalHeader)['return-path'] ?? ''];
  const about = [...to, ...named.flatMap((value) => ownIn(value, addresses))].find(
    ({ purpose }) => purpose === 'bounce',
  );
  if (!about) return { as: 'unknown', why: 'it complains of a mail that is not known' };
  if (!/^(abuse|fraud|opt-out)/i.test(type)) return { as: 'nothing', why: `it reports “${type}”` };
  return { as: 'complaint', mailId: about.id };
}

/** Separators between the addresses of a header. */
const BETWEEN = /[\s<>,;:"()]/;
const LONGEST_ADDRESS = 320;

const ownIn = (text: string, addresses: ReturnAddresses): Returned[] =>
  text
    .split(BETWEEN)
    .filter((word) => word.length <= LONGEST_ADDRESS && word.includes('@'))
    .flatMap((address) => addresses.read(address) ?? []);
