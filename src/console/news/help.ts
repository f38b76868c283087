import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, OFF_FOR_UNIT, sameHelp, WAITS } from '../kit/help/helpText.ts';
import { newsSection } from './section.ts';

const THUMBNAIL = 'Add a thumbnail and say what it shows. Without one the story cannot be saved.';

const LOOK = 'Press Preview, look at it as on a phone, then press Add.';

export const NEWS: Translations<HelpText> = translations({
  en: {
    what: 'Stories for the website. An active story is seen by everybody; an inactive one is kept here and seen by nobody outside.',
    whatToUnit:
      'Your stories for the website. What is published is seen by everybody; the others are seen here only.',
    ways: [
      [
        'To write a story',
        [
          'Press Add News.',
          'Choose whose story it is and its day, and write a title of up to 90 characters.',
          THUMBNAIL,
          LOOK,
        ],
        'office',
      ],
      [
        'To write a story',
        ['Press Add News.', 'Write a title of up to 90 characters, and choose its day.', THUMBNAIL, LOOK],
        'unit',
      ],
      [
        'When it will be seen',
        'What the office writes is seen at once. What a diocese or department writes waits until you have made it active.',
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
export const HELP = sameHelp(newsSection, NEWS);
