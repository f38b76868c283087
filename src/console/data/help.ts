import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { dataSection } from './section.ts';

export const DATA: Translations<HelpText> = translations({
  en: {
    what: 'What is kept of people, where it goes, and what to do when it has come into other hands.',
    ways: [
      [
        'Something has gone wrong',
        'Tell the Data Protection Board and the people at once, with what you know. The Board gets the rest within 72 hours.',
      ],
      [
        'Whom do I ask?',
        'A lawyer, before the letters go out. Whoever looks after the server knows what was touched.',
      ],
      [
        'A place is wrong',
        'The register is made of the settings. Whoever looks after the server changes them.',
      ],
    ],
  },
});

/** Help for users who come here twice a year. */
export const HELP = sameHelp(dataSection, DATA);
