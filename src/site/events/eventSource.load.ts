import { event } from '#kinds/event.ts';
import { nextOrLast, SERIES_FIELDS } from '#kinds/eventDays.ts';
import { dayOf } from '#lib/dates.ts';
import { eventDay } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { eventWords } from './words.ts';

/** Finds events: current ones before those long past or far in the future. A series is found once, at its next occurrence. */
export const eventSource = recordSource(
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
