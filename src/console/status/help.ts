import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { statusSection } from './section.ts';

export const STATUS: Translations<HelpText> = translations({
  en: {
    what: 'Whether everything behind the website is well: backups, disk, mail, database, certificate. What needs attention comes first.',
    ways: [
      [
        'A line is red',
        'It is urgent. Send its sentence to whoever looks after the server. Full administrators get it by mail, at most once a day.',
      ],
      ['A line is amber', 'It needs attention, and can wait for some days.'],
      [
        'The backup is older than two days',
        'Ask whoever looks after the server to type lectern backup: it says what is in the way.',
      ],
      [
        'Mail is not sent',
        'Nothing is lost: it waits, and is sent automatically. Try now asks the mail server at once.',
      ],
      ['It was put right', 'Press Check again. A line disappears when what it says is no longer true.'],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(statusSection, STATUS);
