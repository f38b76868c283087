import { consolePath } from '#lib/consolePaths.ts';
import { wordsIn } from '#lib/translations.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import { type Church, spoken } from './Sheet.tsx';
import { mailWords } from './words.ts';

/** Notifies an administrator of urgent faults, in the sentences of the status page. */
export function alarmMail(church: Church, sentences: readonly string[]): RenderedMail {
  const words = wordsIn(mailWords, spoken(church)).alarm;
  const { shortName, brand } = church.organisation;
  return plainMail(church, {
    subject: words.subject(shortName, sentences[0] ?? ''),
    heading: words.heading(sentences.length),
    texts: sentences,
    press: { href: church.publicUrl + consolePath('status', brand), label: words.button },
    small: words.small,
  });
}
