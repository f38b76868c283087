import type { Email } from 'postal-mime';
import { isNobodyThere, REPLY, STATUS } from '../status.ts';

/** A delivery report about one of our mails. */
export interface Delivery {
  /** It was not delivered and will not be retried. */
  readonly failed: boolean;
  /** The address does not exist, so no mail will ever be delivered there. */
  readonly hard: boolean;
  /** The remote server's message. */
  readonly words: string;
}

const MOST_WORDS = 300;
/** Senders of delivery reports. */
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
 * Parses a bounce: its delivery report (RFC 3464), or, from servers that send none, the status code in its text. null when it is about no
 * delivery, such as an out-of-office reply.
 */
export function deliveryOf(mail: Email): Delivery | null {
  const report = partOf(mail, 'message/delivery-status');
  if (report !== undefined) return ofReport(report);
  const from = mail.from?.address ?? '';
  const isServer = SERVERS.test(from) || headerOf(mail, 'return-path') === '<>';
  return isServer ? ofText(mail.text ?? '') : null;
}

/** A report has a group of fields for the mail and one for each recipient; each of our mails has one recipient. */
function ofReport(report: string): Delivery | null {
  const groups = report.split(/\n\s*\n/).map(fieldsOf);
  const group =
    groups.find((one) => one.action?.toLowerCase() === 'failed') ?? groups.find((one) => one.action);
  if (!group) return null;
  const said = (group['diagnostic-code'] ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
  const failed = group.action?.toLowerCase() === 'failed';
  return {
    failed,
    hard: failed && isNobodyThere(said, STATUS.exec(group.status ?? '') ?? STATUS.exec(said)),
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
  return { failed: first === '5', hard: isNobodyThere(line), words: shortened(line) };
}

/** Parses header fields: folded lines joined, names in lower case. */
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
