import { event } from '#kinds/event.ts';
import { nextOrLast, SERIES_FIELDS } from '#kinds/eventDays.ts';
import { dayOf } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import { fold } from '#lib/fold.ts';
import { eventDay } from '#lib/longDays.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Found, SearchSource } from '../routing/source.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { eventWords } from './words.ts';

const source = recordSource(
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

/** Where only the best are shown, so many times as many are read, since several may be joined. */
const TIMES = 4;
const FEW = 3;

/**
 * Finds events: the next ones first, then those that are over. A series is found once, at its next occurrence; what several units hold under one title is one
 * result, the others named below it.
 */
export const eventSource: SearchSource = {
  ...source,
  find: async (asked) => {
    const limit = asked.limit <= FEW ? asked.limit * TIMES : asked.limit;
    const { items, total } = await source.find({ ...asked, limit });
    const joined = joinedByTitle(items);
    return {
      items: joined.slice(0, asked.limit),
      total: Math.max(joined.length, total - (items.length - joined.length)),
    };
  },
};

function joinedByTitle(items: readonly Found[]): Found[] {
  const byTitle = Map.groupBy(items, ({ title }) => fold(title));
  return [...byTitle.values()].flatMap(([first, ...also]) => (first ? [{ ...first, also }] : []));
}
