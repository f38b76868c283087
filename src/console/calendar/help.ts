import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { calendarSection } from './section.ts';

export const CALENDAR: Translations<HelpText> = translations({
  en: {
    what: 'All that comes, changes, ends or takes place, by the clock of the church. Full administrators see all of it, others what is their own.',
    ways: [
      [
        'Plan something',
        [
          'Open a story, and below its fields choose when it goes on the site, or comes off.',
          'To change what is on the site later, type the change and save it for an hour.',
        ],
      ],
      [
        'Move it to another day',
        [
          'Take the piece with the mouse to another day. By keys: Space lifts it and puts it down, the arrows move it, Escape puts it back.',
          'Or press it and write the day.',
        ],
      ],
      [
        'Go by keys, and show less',
        'The arrows, Home, End, PageUp and PageDown go from day to day; Enter shows the day. What you take the tick from is left out.',
      ],
      [
        'What stays where it is',
        'What has happened already, and what has its day itself: press an event, a prayer or a newsletter to open it.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(calendarSection, CALENDAR);
