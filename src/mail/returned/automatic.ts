import type { ParsedMail } from './parseMail.ts';

/** The value of a header of the mail itself; '' if absent. */
export const headerOf = ({ headers }: Pick<ParsedMail, 'headers'>, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

/** Senders of delivery reports. Exchange has a numbered name. */
const SYSTEMS =
  /^(?:mailer-?daemon|mail-daemon|postmaster|mail ?router|microsoftexchange[0-9a-f]{32}|mail delivery (?:system|subsystem|service)|mail administrator|system administrator|microsoft outlook)(?:@|$)/i;

/** Whether a mail is from a mail system, by its address or, if that is empty, by its name (`MAILER-DAEMON <>`). */
export const isMailSystem = ({ from: { name, address } }: ParsedMail): boolean =>
  SYSTEMS.test(address.slice(0, 100)) || SYSTEMS.test(name.slice(0, 100));

const ABSENT =
  /^(?:(?:re|aw): ?)?\W{0,3}(?:auto(?:matic|mated)?[- :]{0,2}(?:reply|response|antwort|responder)?\b|out[- ]of[- ](?:the[- ])?office|away from|on (?:leave|vacation|holiday)|(?:vacation|holiday|absence)\b|abwesen|i am away|r[ée]ponse automatique)/i;

/** Whether a mail is an absence notice (RFC 3834), not a report about ours. */
export const isAbsenceNotice = (mail: ParsedMail): boolean =>
  ABSENT.test(mail.subject) ||
  ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headerOf(mail, name) !== '') ||
  /^auto_reply$/i.test(headerOf(mail, 'precedence')) ||
  /vacation/i.test(headerOf(mail, 'auto-submitted').slice(0, 200));

/** Whether a mail was sent by a program (RFC 3834 and older conventions): replying to it could loop for ever. */
export function isAutomatic(mail: ParsedMail): boolean {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    headerOf(mail, 'return-path') === '<>' ||
    mail.isReceipt ||
    mail.deliveryStatus !== '' ||
    isAbsenceNotice(mail)
  );
}

/** Whether it was sent through a list, whose members do not know that we receive it. */
export const isOfList = (mail: ParsedMail): boolean => headerOf(mail, 'list-id') !== '';
