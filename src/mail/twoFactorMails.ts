import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { wordsIn } from '#lib/translations.ts';
import { KEY_NEWS, type KeyNews } from '#store/twoFactor/notices.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import { type Church, spoken } from './Sheet.tsx';
import { twoFactorWords } from './twoFactorWords.ts';

/** The texts of mails about second factors: the owner is notified of each change, and the administrators of access granted without one. */
const words = (church: Church) => wordsIn(twoFactorWords, spoken(church));

/** The data recorded with a mail. */
type Noted = Readonly<Record<string, string>>;

/** The target of the button in a mail to an owner. */
const SCREEN_OF = {
  added: 'secondKey',
  removed: 'secondKey',
  codes: 'secondKey',
  let_in: 'secondKey',
  tried: 'forgotPassword',
} as const satisfies Record<KeyNews, keyof typeof CONSOLE_PATHS>;

const at = (church: Church, data: Noted): string => momentInWords(new Date(data.at ?? 0), spoken(church));

/** Notifies the owner of an account of changes to its second factors. */
export function twoFactorMail(church: Church, name: string, data: Noted): RenderedMail {
  const what = KEY_NEWS.find((one) => one === data.what) ?? ('added' satisfies KeyNews);
  const w = words(church).changed[what];
  const { shortName, email, phones } = church.organisation;
  return plainMail(church, {
    subject: w.subject,
    heading: w.subject,
    to: name,
    texts: [w.text(shortName, data.name ?? '', at(church, data))],
    press: { href: church.publicUrl + CONSOLE_PATHS[SCREEN_OF[what]], label: w.button },
    small: words(church).notYou([...phones, email].join(', ')),
  });
}

/** Notifies another administrator that somebody was let in without their second factor. */
export function letInMail(church: Church, name: string, data: Noted): RenderedMail {
  const w = words(church).letIn;
  const { shortName } = church.organisation;
  return plainMail(church, {
    subject: w.subject(data.of ?? ''),
    heading: w.subject(data.of ?? ''),
    to: name,
    texts: [w.text(shortName, data.of ?? '', data.by ?? '', at(church, data))],
    small: w.small,
  });
}

/** Asks another administrator to let in somebody who has lost their second factors. */
export function lostKeyMail(church: Church, name: string, data: Noted): RenderedMail {
  const w = words(church).lost;
  return plainMail(church, {
    subject: w.subject(data.of ?? ''),
    heading: w.subject(data.of ?? ''),
    to: name,
    texts: [w.text(church.organisation.shortName, data.of ?? '', at(church, data)), w.first],
    press: { href: church.publicUrl + CONSOLE_PATHS.officeUsers, label: w.button },
    small: w.small,
  });
}
