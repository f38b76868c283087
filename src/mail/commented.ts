import { pathInConsole } from '#kinds/recordPaths.ts';
import { wordsIn } from '#lib/translations.ts';
import type { CommentsToSend } from '#store/authorMail/commented.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import { choiceAddress } from './reviewParts.tsx';
import { type Church, spoken } from './Sheet.tsx';
import { mailWords } from './words.ts';

/** Notifies of others' comments on a record, with a link to its form, where they can be answered. */
export function commentedMail(church: Church, comments: Omit<CommentsToSend, 'person'>): RenderedMail {
  const words = wordsIn(mailWords, spoken(church)).commented;
  const { kind, record: id, ofDiocese, title, said } = comments;
  const path = pathInConsole({ kind: kind.name, id, ofDiocese }, church.organisation.brand);
  const mail = plainMail(church, {
    subject: words.subject(title),
    heading: title,
    texts: said.map(({ by, quoted, text }) => words.said(by, quoted, text)),
    press: { href: church.publicUrl + path, label: words.answer },
    small: words.because,
  });
  return { ...mail, choice: choiceAddress(church) };
}
