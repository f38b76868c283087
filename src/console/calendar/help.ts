import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../shell/help/helpText.ts';
import { calendarSection } from './section.ts';

const CALENDAR: Translations<HelpText> = translations({
  en: {
    what: 'All that comes, changes, ends or takes place, by the clock of the church. Full administrators see all of it, others what belongs to their own diocese or department.',
    ways: [
      [
        'Plan something',
        [
          'Open a story, and below its fields choose the day and the hour at which it goes on the site, or comes off.',
          'To change what is on the site later, type the change and save it for an hour.',
        ],
      ],
      [
        'Move it to another day',
        [
          'Take the piece with the mouse to another day. By keys: Space lifts it, the arrows go by a day and by a week, Space puts it down, Escape puts it back.',
          'Or open it and write the day and the hour.',
        ],
      ],
      [
        'What stays where it is',
        'What has happened already, and what has its day itself: events, prayers and newsletters are moved in their own forms.',
      ],
    ],
  },
});

/** Help for whoever does this twice a year. */
export const HELP = sameHelp(calendarSection, CALENDAR);
