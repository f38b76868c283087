import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { statusSection } from './section.ts';

export const STATUS: Translations<HelpText> = translations({
  en: {
    what: 'Whether everything behind the website is well: copies, disk, mail, database, certificate. What needs a hand stands first.',
    ways: [
      [
        'A line is red',
        'It cannot wait. Send its sentence to whoever looks after the server. Full administrators get it by mail, at most once a day.',
      ],
      ['A line is amber', 'It waits for a hand, and may wait for some days.'],
      [
        'A copy is older than two days',
        'Ask whoever looks after the server to type lectern backup: it says what is in the way.',
      ],
      [
        'Mail does not go out',
        'Nothing is lost: it waits, and goes out by itself. Try now asks the mail server at once.',
      ],
      ['It was put right', 'Press Look again. A line goes by itself when what it says no longer holds.'],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(statusSection, STATUS);
