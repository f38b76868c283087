import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { boundedMail } from './boundedMail.ts';
import { replyText } from './replyText.ts';

/** The data parsed from a mail before it is classified. Every text in it is bounded. */
export interface ParsedMail {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** '' if it has none that could be copied into a header of ours. */
  readonly messageId: string;
  /** SHA-256 of the whole mail. */
  readonly digest: string;
  /** Its text, with HTML converted to lines. */
  readonly text: string;
  /** Names of attachments. Pictures shown inline by its HTML do not count. */
  readonly files: readonly string[];
  /** Parts of reports (RFC 3464, 5965), and the header of the mail that they are about; '' if absent. */
  readonly deliveryStatus: string;
  readonly feedback: string;
  readonly originalHeader: string;
  /** A notification that a mail was read, or deleted unread (RFC 8098). */
  readonly isReceipt: boolean;
}

const MOST_HEADERS = 200;
const LONGEST_HEADER = 64 * 1024;
const LONGEST_PART = 64 * 1024;
const MOST_FILES = 50;
const LONGEST_NAME = 200;
const LONGEST_SUBJECT = 500;
/** Limit for all headers of a mail: 40 parts with a header each are more than any mail program makes. */
const MOST_HEADER_BYTES = 1024 ** 2;
const DEEPEST = 20;
/** A Message-ID without spaces and of limited length; others are not copied into our headers. */
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/;

/** Parses a mail. Rejects with the reason why it can't be read. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(Buffer.from(boundedMail(raw)), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxHeadersSize: MOST_HEADER_BYTES,
    maxNestingDepth: DEEPEST,
  });
  const part = (...types: readonly string[]): string => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return typeof found?.content === 'string' ? found.content.slice(0, LONGEST_PART) : '';
  };
  const messageId = mail.messageId ?? '';
  return {
    headers: mail.headers
      .slice(0, MOST_HEADERS)
      .map(({ key, value }) => ({ key, value: value.slice(0, LONGEST_HEADER) })),
    from: {
      name: oneLine(mail.from?.name ?? '', LONGEST_NAME),
      address: oneLine(mail.from?.address ?? '', LONGEST_NAME * 2),
    },
    subject: oneLine(mail.subject ?? '', LONGEST_SUBJECT),
    messageId: messageId.length <= 252 && MESSAGE_ID.test(messageId) ? messageId : '',
    digest: createHash('sha256').update(raw).digest('hex'),
    text: replyText(mail),
    files: filesOf(mail),
    deliveryStatus: part('message/delivery-status', 'message/global-delivery-status'),
    feedback: part('message/feedback-report'),
    originalHeader: headerIn(part('message/rfc822', 'message/global', 'text/rfc822-headers')),
    isReceipt: mail.attachments.some(({ mimeType }) =>
      /^message\/(?:global-)?disposition-notification$/i.test(mimeType),
    ),
  };
}

/**
 * Names of a person's attachments. A phone sends 'inline' pictures between the lines of a plain text; only pictures shown by an HTML text, such as the logo of
 * a signature, are left out, and not if the mail has nothing else.
 */
function filesOf({ attachments, html }: Email): string[] {
  const shown = ({ related, contentId }: Attachment): boolean =>
    related === true &&
    contentId !== undefined &&
    (html ?? '').includes(`cid:${contentId.replace(/^<|>$/g, '')}`);
  return attachments
    .filter((one) => !shown(one))
    .slice(0, MOST_FILES)
    .map(({ filename, mimeType }) => oneLine(filename || mimeType, LONGEST_NAME));
}

const headerIn = (mail: string): string => {
  const lines = mail.split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  return end < 0 ? mail : lines.slice(0, end).join('\n');
};

/** Cut first, so that text which is not stored is never searched. */
const oneLine = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
