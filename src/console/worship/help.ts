import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { worshipSection } from './section.ts';

export const WORSHIP: Translations<HelpText> = translations({
  en: {
    what: 'What congregations read from: prayer calendar, sermon outlines and lectionary.',
    ways: [
      [
        'To add an entry',
        ['Open the tab and press Add.', 'Give the day or month it is for, and the text or the PDF.', 'Save.'],
      ],
      [
        'Sunday’s readings on the front page',
        'Add an entry of that Sunday to the prayer calendar, with the name of the day and its readings, one on a line.',
      ],
      EDIT,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(worshipSection, WORSHIP);
