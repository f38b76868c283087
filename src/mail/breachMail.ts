import { DATA_PARTS, DATA_REGISTER } from '#lib/dataPlaces.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { wordsIn } from '#lib/translations.ts';
import type { BreachLetter } from '#store/privacy/breachLetter.ts';
import type { RenderedMail } from './compose.ts';
import { plainMail } from './personalMails.tsx';
import type { Church } from './Sheet.tsx';

/**
 * Notifies a person of a breach of their data, in English. Nothing queues such a mail any more; those that an earlier version queued still go out after an
 * upgrade or a restore, since the law wants these people to be told (decision 0169). `parts`: the data concerned, separated by spaces.
 */
export function breachMail(church: Church, to: string, letter: BreachLetter, parts: string): RenderedMail {
  const { name, shortName, email, phones, privacy } = church.organisation;
  const { data } = wordsIn(DATA_REGISTER, 'en');
  const touched = DATA_PARTS.filter((part) => parts.split(' ').includes(part)).map(
    (part) => `– ${data[part]}`,
  );
  const contact = [privacy?.name, name].filter(Boolean).join(', ');
  const reachedAt = [privacy?.email ?? email, ...phones].filter(Boolean).join(', ');
  const subject = `${shortName}: something has happened to data about you`;
  return plainMail(church, {
    subject,
    heading: subject,
    to,
    // Keeps typed line breaks.
    texts: [
      `We have to tell you that data about you, which the ${name} keeps, may have come into other hands, or may have been changed or lost.`,
      `What has happened:\n${letter.happened}`,
      `When:\n${whenSaid(letter)}`,
      `What data about you:\n${touched.join('\n')}`,
      `What it may mean for you:\n${letter.consequences}`,
      `What we have done:\n${letter.done}`,
      `What you can do:\n${letter.advice}`,
      `Whom to ask:\n${contact} answers your questions: ${reachedAt}. You can also complain to the Data Protection Board of India.`,
    ],
  });
}

function whenSaid({ from, until }: BreachLetter): string {
  const [began, ended] = [from, until].map((at) => at && momentInWords(new Date(at)));
  if (began) return ended ? `From ${began} to ${ended}.` : `From ${began}; when it ended is not known yet.`;
  return ended ? `Until ${ended}; when it began is not known yet.` : 'When exactly is not known yet.';
}
