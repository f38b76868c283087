/** A status after RFC 3463, such as 5.1.1. */
export const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** A server's reply as it begins its words. */
export const REPLY = /(?<![\d.])([45])\d\d[ -]/;

/** Of an address (RFC 3463, 3.2): 7 and 8 are about who sends. */
const NOT_THE_RECIPIENT = ['7', '8'];
/** What says of no more than "5.0.0" that it was refused: some name so what they say in words. */
const SAYS_NOTHING = ['0.0', '5.0'];
/** What a server says of a mailbox that is not there, when it says no more (RFC 5321, 4.2.3). */
const NO_MAILBOX = /(?<![\d.])55[013][ -]/;
/** Said of who sends or of what is sent, with whatever number. */
const OF_US = /relay|spam|block|black|polic|reputation|authenti|denied|\brate\b|\b(?:spf|dkim|dmarc|rbl)\b/i;

/**
 * Whether a server's words say that no mail will ever be delivered to an address, which is then written to no more: there is nobody, or no such
 * place. `status`: what a report says it means, where it says so. A full mailbox is emptied one day (5.2.2); what is refused for our sake, for
 * what the mail says or for its size (5.3.x, 5.6.x, 5.7.x) tells nothing of the address, and one block list must not park everybody.
 */
export function isNobodyThere(words: string, status = STATUS.exec(words)): boolean {
  const [, kind, subject, detail] = status ?? [];
  if (status && kind !== '5') return false;
  if (!status || SAYS_NOTHING.includes(`${subject}.${detail}`))
    return NO_MAILBOX.test(words) && !OF_US.test(words);
  if (subject === '1') return !NOT_THE_RECIPIENT.includes(detail ?? '');
  // A mailbox that is closed; one that has got too many mails within an hour is said to be so by some.
  if (subject === '2') return detail === '0' || (detail === '1' && !/\brate\b/i.test(words));
  // No server for the address, or one that keeps a list of its people.
  return subject === '4' && ['1', '4', '310'].includes(detail ?? '');
}

/** Whether a mailbox has no room (RFC 3463, 3.3), for now or for good. */
export const isFull = (words: string): boolean => /^2\.2$/.test(detailOf(words));

/** Whether words are about the one mailbox, whatever they say of it: about a recipient's address or mailbox, and not about who sends. */
export const isOfMailbox = (words: string): boolean => /^(?:1\.(?!7$|8$)|2\.)/.test(detailOf(words));

/** Whether words are about us who send: our address, our server, our right to send (RFC 3463, 3.8). */
export const isOfUs = (words: string): boolean => {
  const detail = detailOf(words);
  return detail === '' ? OF_US.test(words) : /^(?:1\.[78]$|7\.)/.test(detail);
};

function detailOf(words: string): string {
  const [, , subject, detail] = STATUS.exec(words) ?? [];
  return subject === undefined ? '' : `${subject}.${detail}`;
}
