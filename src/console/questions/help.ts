import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { questionsSection } from './section.ts';

export const QUESTIONS_HELP: Translations<HelpText> = translations({
  en: {
    what: 'What readers type into the search of the website, and the page that comes first. Some 40 questions come with the program; here are those of the office.',
    ways: [
      [
        'To add a question',
        [
          'Press Add question.',
          'Write what readers type, a few words a line, in all languages.',
          'Enter the address of the page. Search on the website to see it.',
        ],
      ],
      [
        'To change a question that comes with the program',
        [
          'Press Add question and choose it under ‘Replaces a built-in question’. Its wordings and its page are filled in.',
          'Enter another page, or check ‘Not answered’ so that it is answered no more.',
          'If you delete yours, that of the program holds again.',
        ],
      ],
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(questionsSection, QUESTIONS_HELP);
