import { event } from '#kinds/event.ts';
import { nextOrLast, SERIES_FIELDS } from '#kinds/eventDays.ts';
import { dayOf } from '#lib/dates.ts';
import { eventDay } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { recordFinding } from '../search/recordFinding.load.ts';
import { eventWords } from './words.ts';

/** Events, those of these days before those that are long over or far away. A series is found once, as it is the next time. */
export const eventFinding = recordFinding(
  { name: 'event', called: (_, language) => wordsIn(eventWords, language).found },
  event,
  { fields: ['name', 'thumbnail', ...SERIES_FIELDS], text: 'description', near: 'from_date' },
  ({ id, name, createdAt, thumbnail, ...series }, today) => {
    const next = nextOrLast(series, today);
    const day = dayOf(next?.from ?? series.from_date ?? createdAt);
    return {
      title: name,
      day,
      picture: thumbnail,
      link: ({ links, language }) => ({
        href: links.page(eventPath(id, next?.day)),
        kind: wordsIn(eventWords, language).found,
        day: eventDay(day, language),
      }),
    };
  },
);
