import type { Email } from 'postal-mime';

/** What another server says became of a mail of ours. */
export interface Delivery {
  /** It was not delivered and is not tried any more. */
  readonly failed: boolean;
  /** No mail will ever be delivered to that address: it is not there. */
  readonly hard: boolean;
  /** The other server's words. */
  readonly words: string;
}

const MOST_WORDS = 300;
/** A status after RFC 3463, such as 5.1.1. */
const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** The line in which a server that makes no report repeats what was said to it. */
const REPLY = /(?<![\d.])([45])\d\d[ -]/;
/** Who sends what servers say. */
const SERVERS = /^(mailer-daemon|postmaster|mail-daemon|mailerdaemon)@/i;

/** The parts of a report by their type, as text. */
export function partOf({ attachments }: Email, type: string): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
  return typeof part?.content === 'string' ? part.content : undefined;
}

/** The value of a header of the mail itself; '' where there is none. */
export const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

/**
 * What a bounce says: by its report (RFC 3464), or, from servers that make none, by the status in its text. null: it says nothing of a
 * delivery, such as the answer of somebody who is on holiday.
 */
export function deliveryOf(mail: Email): Delivery | null {
  const report = partOf(mail, 'message/delivery-status');
  if (report !== undefined) return ofReport(report);
  const from = mail.from?.address ?? '';
  const isServer = SERVERS.test(from) || headerOf(mail, 'return-path') === '<>';
  return isServer ? ofText(mail.text ?? '') : null;
}

/** One group of fields for each recipient; the first one is about the mail as a whole. Each of our mails has one recipient. */
function ofReport(report: string): Delivery | null {
  const groups = report.split(/\n\s*\n/).map(fieldsOf);
  const group =
    groups.find((one) => one.action?.toLowerCase() === 'failed') ?? groups.find((one) => one.action);
  if (!group) return null;
  const status = STATUS.exec(group.status ?? '');
  const said = (group['diagnostic-code'] ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
  const failed = group.action?.toLowerCase() === 'failed';
  return {
    failed,
    hard: failed && isHard(status ?? STATUS.exec(said)),
    words: shortened(said || (group.status ?? '')),
  };
}

function ofText(text: string): Delivery | null {
  const lines = text.split('\n');
  const line = lines.find((one) => STATUS.test(one)) ?? lines.find((one) => REPLY.test(one));
  if (line === undefined) return null;
  const status = STATUS.exec(line);
  const first = status?.[1] ?? REPLY.exec(line)?.[1];
  if (first === '2') return null;
  // 550 and 553 are what a server says of a mailbox that is not there, when it says no more.
  const hard = status ? isHard(status) : /(?<!\d)55[03][ -]/.test(line);
  return { failed: first === '5', hard, words: shortened(line) };
}

/**
 * 5.x.x is for good. But a full mailbox (5.2.2) is emptied one day, and what is refused for our sake or for what the mail says (5.7.x) says
 * nothing of the address: those count like what could not be delivered in time.
 */
function isHard(status: RegExpExecArray | null): boolean {
  if (status?.[1] !== '5') return false;
  return !(status[2] === '7' || (status[2] === '2' && status[3] === '2'));
}

/** Fields of a report, folded lines put together; names in small letters. */
export function fieldsOf(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) fields[name.toLowerCase()] ??= value.trim();
  }
  return fields;
}

const shortened = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .toWellFormed();
