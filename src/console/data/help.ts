import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { dataSection } from './section.ts';

export const DATA: Translations<HelpText> = translations({
  en: {
    what: 'The personal data we keep, where it is kept, and what to do after a data breach.',
    ways: [
      [
        'There was a data breach',
        'Tell the Data Protection Board and the people at once, with what you know. The Board gets the rest within 72 hours.',
      ],
      [
        'Whom do I ask?',
        'A lawyer, before the letters are sent. Whoever looks after the server knows what was touched.',
      ],
      [
        'A place is wrong',
        'The register is made from the settings. Whoever looks after the server changes them.',
      ],
    ],
  },
});

/** Help for users who come here twice a year. */
export const HELP = sameHelp(dataSection, DATA);
