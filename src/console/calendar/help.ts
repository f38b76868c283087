import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { calendarSection } from './section.ts';

export const CALENDAR: Translations<HelpText> = translations({
  en: {
    what: 'Everything that is published, changes, ends or takes place, by the clock of the church. Full administrators see all of it, others what is their own.',
    ways: [
      [
        'Schedule something',
        [
          'Open a story, and below its fields choose when it is published, or removed.',
          'To change what is on the site later, type the change and press Schedule this change.',
        ],
      ],
      [
        'Move it to another day',
        [
          'Drag the item to another day. By keys: Space lifts and drops it, the arrows move it, Escape puts it back.',
          'Or press it and change the date.',
        ],
      ],
      [
        'Use the keyboard, and show less',
        'The arrows, Home, End, PageUp and PageDown go from day to day; Enter shows the day. What you untick is hidden.',
      ],
      [
        'What stays where it is',
        'What has happened already, and what has its own date: press an event, a prayer or a newsletter to open it.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(calendarSection, CALENDAR);
