import { BREACH_PARTS, type PersonFacts, personLetter } from '#lib/breach.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import type { Church } from './Sheet.tsx';

/** Notifies a person of a breach of their data. `parts`: the data concerned, separated by spaces. */
export function breachMail(church: Church, to: string, said: PersonFacts, parts: string): RenderedMail {
  const touched = BREACH_PARTS.filter((part) => parts.split(' ').includes(part));
  const letter = personLetter(said, touched, church.organisation);
  return plainMail(church, {
    subject: letter.subject,
    heading: letter.subject,
    to,
    // Keeps typed line breaks.
    texts: [
      letter.opening,
      ...letter.parts.flatMap(({ heading, text }) => (text.trim() === '' ? [] : [`${heading}:\n${text}`])),
    ],
  });
}
