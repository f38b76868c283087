import type { Email } from 'postal-mime';
import { isNobodyThere, REPLY, STATUS } from '../status.ts';

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
