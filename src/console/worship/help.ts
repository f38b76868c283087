import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type Help, type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { worshipSection } from './section.ts';

export const WORSHIP: Translations<HelpText> = translations({
  en: {
    what: 'What congregations read from: prayer calendar, sermon outlines and lectionary.',
    ways: [
      [
        'To add an entry',
        ['Open the tab and press Add.', 'Give the day or month it is for, and the text or the PDF.', 'Save.'],
      ],
      EDIT,
      MISTAKE,
    ],
  },
});

export const PRAYER: Translations<HelpText> = translations({
  en: {
    what: 'What is prayed for on each day.',
    ways: [
      [
        'The page of a Sunday or feast, and its readings on the front page',
        'Add an entry of that day to the prayer calendar, with its readings, one on a line. Its name follows from the date unless you write another one. Theme, collect and songs are shown if you write them.',
      ],
      [
        'Today’s prayer in a WhatsApp channel',
        'Press ‘Copy for WhatsApp’ and paste it into the channel. Day and language are chosen beside it.',
      ],
      [
        'Each day’s prayer by mail',
        'Readers ask for it on the page. It goes out by itself at the hour that each has chosen; what you enter later is not sent. How many get it is shown with the subscribers.',
      ],
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP: Help = { ...sameHelp(worshipSection, WORSHIP), prayerCalendar: PRAYER };
