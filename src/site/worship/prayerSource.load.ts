import { prayer } from '#kinds/prayer.ts';
import { eventDay } from '#lib/longDays.ts';
import { wordsIn } from '#lib/translations.ts';
import { prayerPath } from '#lib/worshipPlaces.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { worshipWords } from './words.ts';

/** Finds prayers, each with its day, linked to its month. */
export const prayerSource = recordSource(
  { name: 'prayer', called: (_, language) => wordsIn(worshipWords, language).prayer },
  prayer,
  { fields: ['date'], text: 'description' },
  ({ date }) => {
    const day = date ?? '';
    return {
      title: eventDay(day, 'en'),
      day,
      picture: null,
      link: ({ links, language }) => ({
        href: links.main(prayerPath(day.slice(0, 7))),
        kind: wordsIn(worshipWords, language).prayer,
      }),
    };
  },
);
