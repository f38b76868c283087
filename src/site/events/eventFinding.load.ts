import { event } from '#kinds/event.ts';
import { dayOf } from '#lib/dates.ts';
import { eventDay } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { recordFinding } from '../search/recordFinding.load.ts';
import { eventWords } from './words.ts';

/** Events, those of these days before those that are long over or far away. */
export const eventFinding = recordFinding(
  { name: 'event', called: (_, language) => wordsIn(eventWords, language).found },
  event,
  { fields: ['name', 'from_date', 'thumbnail'], text: 'description', near: 'from_date' },
  ({ id, name, from_date, createdAt, thumbnail }) => {
    const day = dayOf(from_date ?? createdAt);
    return {
      title: name,
      day,
      picture: thumbnail,
      link: ({ language }) => ({
        href: eventPath(id),
        kind: wordsIn(eventWords, language).found,
        day: eventDay(day, language),
      }),
    };
  },
);
