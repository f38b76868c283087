import { momentFromNow } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { fault, well } from '../faultGrades.ts';
import type { Measurements } from '../measurements.ts';
import { spanIn } from '../spans.ts';
import type { StatusLine } from '../types.ts';
import { statusWords } from '../words.ts';

const MINUTE = 60_000;
/** A server may ask us to come again later, and most do so within a quarter of an hour. */
const LONG_MS = 30 * MINUTE;
const STUCK_MS = 240 * MINUTE;

/** Whether mails are sent, and bounces read. */
export function mailLines(
  { now, mailTrouble, mailbox, work, settings }: Measurements,
  language: Language,
): StatusLine[] {
  const all = wordsIn(statusWords, language);
  const words = all.mail;
  const said = (moment: Date): string => momentFromNow(moment, now, language);
  const { waiting, oldest, lastSent } = work.mails;
  const waits = oldest ? now.getTime() - oldest.getTime() : 0;
  const lines: StatusLine[] = [];
  if (settings.mailsTo === 'files')
    lines.push(fault('mail_in_files', { sentence: words.inFiles, small: words.inFilesNote }));
  if (mailTrouble)
    lines.push(
      fault('mail_trouble', {
        sentence: words.trouble(said(mailTrouble.since)),
        more: all.quoted(mailTrouble.sentence),
        small: words.troubleNote,
        acts: ['mail_try'],
      }),
    );
  if (oldest && waits > LONG_MS)
    lines.push(
      fault(waits > STUCK_MS ? 'mail_stuck' : 'mail_waits', {
        sentence: words.waits(waiting, said(oldest)),
        small: words.waitsNote,
        figure: words.oldest(spanIn(all, waits / MINUTE)),
        // One button requests both.
        ...(!mailTrouble && { acts: ['mail_try'] }),
      }),
    );
  if (mailbox?.trouble)
    lines.push(
      fault('mailbox_trouble', {
        sentence: words.mailbox(said(mailbox.trouble.since)),
        more: all.quoted(mailbox.trouble.sentence),
        small: words.mailboxNote,
        acts: ['mail_try'],
      }),
    );
  if (mailbox && mailbox.setAside > 0)
    lines.push(
      fault('mail_unreadable', { sentence: words.setAside(mailbox.setAside), small: words.setAsideNote }),
    );
  if (lines.length > 0) return lines;
  return [
    well('mail', {
      sentence: words.goesOut,
      ...(waits < MINUTE && { more: words.nothingWaits }),
      ...(work.newsletterMails > 0 && { small: words.newsletter(work.newsletterMails) }),
      ...(lastSent && { figure: words.last(said(lastSent)) }),
    }),
  ];
}
