import { causeOf, mayBeGone, REPLY, STATUS } from '../status.ts';
import { isAbsenceNotice, isMailSystem } from './automatic.ts';
import { fieldsOf, groupsOf } from './fields.ts';
import type { ParsedMail } from './parseMail.ts';

/** A delivery report about one of our mails. */
export interface Delivery {
  /** It was not delivered and will not be retried. */
  readonly failed: boolean;
  /** The address does not exist, so no mail will ever be delivered there. */
  readonly hard: boolean;
  /** The reason is unknown: after many of these in a row the address is assumed to be gone. */
  readonly counts: boolean;
  /** The remote server's message. */
  readonly words: string;
}

const MOST_WORDS = 300;
/** The lines of a text that are examined. */
const MOST_LINES = 400;
const LONGEST_LINE = 1000;
/** A server's statement about an address may continue for this many lines. */
const MOST_FOLLOWING = 5;

/**
 * Parses a bounce: its delivery report (RFC 3464), or, from mail systems that send none, its text. null when it is not about a delivery, such as an absence
 * notice.
 */
export function deliveryOf(mail: ParsedMail): Delivery | null {
  if (mail.deliveryStatus !== '') return ofReport(mail);
  return isMailSystem(mail) && !isAbsenceNotice(mail) ? ofText(mail.text) : null;
}

/** A report has a group of fields for the mail and one for each recipient; each of our mails has one recipient. */
function ofReport({ deliveryStatus, text }: ParsedMail): Delivery | null {
  const groups = groupsOf(deliveryStatus).map(fieldsOf);
  const actionOf = (one: (typeof groups)[number]) => one.action?.toLowerCase();
  const group =
    groups.find((one) => actionOf(one) === 'failed') ?? groups.find((one) => one.action || one.status);
  if (!group) return null;
  const status = group.status ?? '';
  const said = withoutType(group['diagnostic-code'] ?? '');
  // Some give the reason only in the text (Exim's 'Unrouteable address', OpenSMTPD).
  const words = said || saidOf(text, [group['final-recipient'], group['original-recipient']]) || status;
  const action = actionOf(group);
  return judged(action ? action === 'failed' : status.startsWith('5'), words, status);
}

const judged = (failed: boolean, words: string, status?: string): Delivery => {
  const cause = causeOf(words, status);
  return {
    failed,
    hard: failed && cause === 'nobody',
    counts: failed && mayBeGone(cause),
    words: shortened(words),
  };
};

/** A value without its type: 'smtp; 550 …', 'rfc822; name@example.org'. */
const withoutType = (value: string): string => value.replace(/^[\w-]{1,40} ?; ?/, '').trim();

/** A text's statement about an address: what follows it in its line, and the next lines until a blank one. */
function saidOf(text: string, recipients: readonly (string | undefined)[]): string {
  const lines = linesOf(text);
  for (const recipient of recipients) {
    const address = withoutType(recipient ?? '').toLowerCase();
    if (!address.includes('@')) continue;
    const at = lines.findIndex((one) => one.toLowerCase().includes(address));
    const line = lines[at];
    if (line === undefined) continue;
    const rest = line.slice(line.toLowerCase().indexOf(address) + address.length);
    const said = [rest, ...following(lines, at)]
      .join(' ')
      .replace(/^[>:"')\s]{1,10}/, '')
      .trim();
    if (said !== '') return said;
  }
  return '';
}

function following(lines: readonly string[], at: number): readonly string[] {
  const rest = lines.slice(at + 1, at + 1 + MOST_FOLLOWING);
  const end = rest.findIndex((line) => line.trim() === '');
  return end < 0 ? rest : rest.slice(0, end);
}

/** A mail system's text: its line with a status, else with a reply code, else with words that give a reason. */
function ofText(text: string): Delivery | null {
  const lines = linesOf(text);
  const isSaid = (words: string): boolean => ['nobody', 'full'].includes(causeOf(words));
  const places = [
    lines.findIndex((one) => STATUS.test(one)),
    lines.findIndex((one) => REPLY.test(one)),
    lines.findIndex(isSaid),
  ];
  const at = places.find((place) => place >= 0) ?? -1;
  const line = lines[at];
  if (line === undefined) return null;
  const kind = (STATUS.exec(line) ?? REPLY.exec(line))?.[1];
  if (kind === '2') return null;
  if (kind === undefined && IS_LATE.test(lines.join(' '))) return judged(false, line);
  return judged(kind !== '4', [line, ...following(lines, at)].join(' '));
}

const IS_LATE =
  /\b(?:delayed|warning message only|will be retried|will keep trying|not yet been delivered)\b/i;

/** The lines above the copy of our own mail, which may contain any numbers. */
function linesOf(text: string): string[] {
  const lines = text.split('\n', MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const copy = lines.findIndex((one) => COPY.test(one));
  return copy < 0 ? lines : lines.slice(0, copy);
}
const COPY =
  /^[-_=* ]{2,20}(?:this is a copy|below this line|original|returned|begin message|message (?:header|text|follows)|the (?:header|message)|return-path)|^(?:received|return-path): /i;

const shortened = (text: string): string =>
  text
    .slice(0, 4 * MOST_WORDS)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .toWellFormed();
