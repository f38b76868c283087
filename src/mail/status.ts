/** A status after RFC 3463, such as 5.1.1. */
export const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** A reply code at the start of a server's response. */
export const REPLY = /(?<![\d.])([45])\d\d[ -]/;

/** Within x.1.x (RFC 3463, 3.2): details 7 and 8 are about the sender. */
const NOT_THE_RECIPIENT = ['7', '8'];
/** Status codes that say no more than “refused”; some servers give the reason in words only. */
const SAYS_NOTHING = ['0.0', '5.0'];
/** Reply codes for a missing mailbox, used when there is no better information (RFC 5321, 4.2.3). */
const NO_MAILBOX = /(?<![\d.])55[013][ -]/;
/** Words that are about the sender or the content, whatever the code. */
const OF_US = /relay|spam|block|black|polic|reputation|authenti|denied|\brate\b|\b(?:spf|dkim|dmarc|rbl)\b/i;

/**
 * Whether a response says that an address will never accept mail, so that it is suppressed: no such mailbox or domain. `status`: the status
 * code, where a bounce report names one. A full mailbox is temporary (5.2.2); rejections because of the sender, the content or the size (5.3.x,
 * 5.6.x, 5.7.x) say nothing about the address, and a single block list must not suppress everybody.
 */
export function isNobodyThere(words: string, status = STATUS.exec(words)): boolean {
  const [, kind, subject, detail] = status ?? [];
  if (status && kind !== '5') return false;
  if (!status || SAYS_NOTHING.includes(`${subject}.${detail}`))
    return NO_MAILBOX.test(words) && !OF_US.test(words);
  if (subject === '1') return !NOT_THE_RECIPIENT.includes(detail ?? '');
  // A disabled mailbox; some servers use the same code for one that got too many mails within an hour.
  if (subject === '2') return detail === '0' || (detail === '1' && !/\brate\b/i.test(words));
  // No mail server for the domain, or one that has a list of its users.
  return subject === '4' && ['1', '4', '310'].includes(detail ?? '');
}

/** Whether the mailbox is full (RFC 3463, 3.3), temporarily or not. */
export const isFull = (words: string): boolean => /^2\.2$/.test(detailOf(words));

/** Whether a response is about the recipient's address or mailbox, and not about the sender. */
export const isOfMailbox = (words: string): boolean => /^(?:1\.(?!7$|8$)|2\.)/.test(detailOf(words));

/** Whether a response is about us as the sender: our address, server or authorisation (RFC 3463, 3.8). */
export const isOfUs = (words: string): boolean => {
  const detail = detailOf(words);
  return detail === '' ? OF_US.test(words) : /^(?:1\.[78]$|7\.)/.test(detail);
};

function detailOf(words: string): string {
  const [, , subject, detail] = STATUS.exec(words) ?? [];
  return subject === undefined ? '' : `${subject}.${detail}`;
}
