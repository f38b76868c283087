import { readRefusal } from './refusalWords.ts';

/** A status code per RFC 3463, such as 5.1.1. */
export const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
const STATUSES = new RegExp(STATUS.source, 'g');
/** A reply code at the start of a server's response. */
export const REPLY = /(?<![\d.-])([45])[0-5]\d(?=[ :;,-]|$)/;

/**
 * What a refusal is about. `nobody`: there is no such mailbox or domain, and no mail will ever be delivered there. `full`: the mailbox is full. `mailbox`:
 * something else about it. `us`: our address, server, reputation or pace. `content`: the mail's content or size. `route`: name servers and routing, which may
 * be our own. `unclear`: the server does not say.
 */
export type Cause = 'nobody' | 'full' | 'mailbox' | 'us' | 'content' | 'route' | 'unclear';

/** Codes for a mailbox or domain that does not exist (RFC 3463, 3.2; RFC 7505). */
const NOBODY = ['1.1', '1.2', '1.3', '1.6', '1.10'];
const FULL = ['2.2'];
const OF_US = ['1.7', '1.8'];
const BY_SUBJECT: Readonly<Record<string, Cause>> = {
  '1': 'unclear',
  '2': 'mailbox',
  '3': 'content',
  '4': 'route',
  '6': 'content',
  '7': 'us',
};
const MOST = 2000;

/**
 * Judges a refusal by its words and, where a delivery report has one, by `reported`, the report's own status. The refusing server's code counts more than the
 * report's, which another server wrote (Exim always writes 5.0.0), and a specific one more than a generic one (5.0.0, 5.1.0, 5.5.0). Words about us, the
 * content, a quota or a name server are believed more than any code: some providers respond with 5.1.1 to suspected spam, and one block list must not suppress
 * everybody. 5.2.x and 5.4.x alone never mean that the address does not exist.
 */
export function causeOf(words: string, reported?: string): Cause {
  const [kind = '', subject = '', detail = ''] =
    bestOf(words.slice(0, MOST)) ??
    bestOf(reported ?? '') ??
    STATUS.exec(`${words} ${reported ?? ''}`.slice(0, MOST))?.slice(1) ??
    [];
  const code = `${subject}.${detail}`;
  const said = readRefusal(words);
  const isFinal = kind === '' ? !/^\s*4/.test(words) : kind === '5';
  if (said.notAdmitted && code === '4.1') return isFinal ? 'nobody' : 'mailbox';
  if (FULL.includes(code) || said.full) return 'full';
  if (OF_US.includes(code) || subject === '7') return 'us';
  if (said.route) return 'route';
  if (said.us) return 'us';
  if (said.content) return 'content';
  if (!isFinal) return subject === '1' || subject === '2' ? 'mailbox' : 'unclear';
  if (NOBODY.includes(code)) return 'nobody';
  if (said.nobody && (!saysMuch(subject, detail) || subject === '2' || subject === '4')) return 'nobody';
  return (code === '1.0' ? 'mailbox' : BY_SUBJECT[subject]) ?? 'unclear';
}

/** The most specific status in a text: the first with a detail, else the first with a subject. */
function bestOf(text: string): readonly string[] | undefined {
  const codes = [...text.matchAll(STATUSES)].map(([, ...parts]) => parts);
  return (
    codes.find(([, subject = '', detail = '']) => saysMuch(subject, detail)) ??
    codes.find(([, subject = '']) => !SAYS_NOTHING.includes(subject))
  );
}

const SAYS_NOTHING = ['', '0', '5'];
const saysMuch = (subject: string, detail: string): boolean =>
  subject !== '' && subject !== '0' && detail !== '0';

/** Whether a response says that an address will never accept mail, so that it is suppressed. */
export const isNobodyThere = (words: string, reported?: string): boolean =>
  causeOf(words, reported) === 'nobody';

/** Whether many such mails in a row suppress their reader. Refusals about us, the content, routing, or an existing mailbox never do. */
export const mayBeGone = (cause: Cause): boolean => cause === 'unclear';

/** Whether a response's code is about the recipient's address or mailbox (RFC 3463, 3.2 and 3.3), and not about us as the sender. */
export const isOfMailbox = (words: string): boolean => {
  const [, , subject, detail = ''] = STATUS.exec(words.slice(0, MOST)) ?? [];
  return subject === '2' || (subject === '1' && !['7', '8'].includes(detail));
};
