import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, OFF_FOR_UNIT, sameHelp, WAITS } from '../kit/help/helpText.ts';
import { eventsSection } from './section.ts';

export const EVENTS: Translations<HelpText> = translations({
  en: {
    what: 'What is going to happen, with a beginning and an end. It is listed among the events until it is over.',
    ways: [
      [
        'To announce an event',
        [
          'Press Add Event.',
          'Give its name, where it is, when it begins and ends, and a picture.',
          'Choose below To how it repeats, if it does. Its next days follow: Change gives one another time or place, Skip this date removes it.',
          'Press Preview, then Add Event.',
        ],
      ],
      [
        'When it will be seen',
        'What the office announces is seen at once. What a diocese or department announces waits until you have made it active.',
        'office',
      ],
      WAITS,
      OFF,
      OFF_FOR_UNIT,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(eventsSection, EVENTS);
