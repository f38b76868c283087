import { pathInConsole } from '#kinds/recordPaths.ts';
import { REVIEWED } from '#kinds/reviewed.ts';
import { consolePath } from '#lib/consolePaths.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { wordsIn } from '#lib/translations.ts';
import type { FailureNotice } from '#store/schedule/failed.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import { type Church, spoken } from './Sheet.tsx';
import { mailWords } from './words.ts';

/** Notifies the person who scheduled it, or the office, that a scheduled change failed, and where to fix it. */
export function planFailedMail(
  church: Church,
  failure: Omit<FailureNotice, 'person'>,
  toOffice: boolean,
): RenderedMail {
  const words = wordsIn(mailWords, spoken(church)).planFailed;
  const { act, at, title, note, by, sentBackBy, record: id, ofDiocese } = failure;
  const { brand } = church.organisation;
  const reviewed = REVIEWED.find(({ name }) => name === failure.kind);
  const path = reviewed
    ? pathInConsole({ kind: reviewed.name, id, ofDiocese }, brand)
    : consolePath('today', brand);
  return plainMail(church, {
    subject: sentBackBy === null ? words.subject(title) : words.sentBack(title),
    heading: title,
    texts:
      sentBackBy === null
        ? [words.failed(act, momentInWords(at, spoken(church))), note, words.asItWas]
        : [words.isSentBack(sentBackBy), note, words.asItWas],
    press: { href: church.publicUrl + path, label: words.mend },
    small: toOffice ? words.office(by) : words.yours,
  });
}
