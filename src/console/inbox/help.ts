import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { inboxSection } from './section.ts';

export const INBOX: Translations<HelpText> = translations({
  en: {
    what: 'What visitors have written by the forms of the website: enquiries, questions to a diocese, and orders of books.',
    whatToUnit: 'What visitors have asked by the form of your site.',
    ways: [
      [
        'To answer',
        [
          'Open the letter and write below it.',
          'Press Send the answer. It goes by mail to whoever wrote, is kept here, and marks the letter as handled.',
          'What they write back appears below it, and the letter is new again.',
        ],
      ],
      ['To export them', 'Save them as CSV. They hold people’s addresses: do not pass them on.'],
      [
        'When letters are deleted',
        'A letter that is handled is deleted for good when nothing has happened to it for as long as the page ‘Your data’ of the website says. What is new stays.',
      ],
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(inboxSection, INBOX);
