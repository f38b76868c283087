import { announcement } from '#kinds/announcement.ts';
import { dayOf } from '#lib/dates.ts';
import { longDay } from '#lib/longDays.ts';
import { wordsIn } from '#lib/translations.ts';
import { announcementPath } from '../host/paths.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { announcementWords } from './words.ts';

/** Finds announcements of every type, newest first. */
export const announcementSource = recordSource(
  { name: 'statement', called: (_, language) => wordsIn(announcementWords, language).found },
  announcement,
  { fields: ['type', 'title', 'date'], text: 'description' },
  ({ id, type, title, date, createdAt }) => {
    const day = date ?? dayOf(createdAt);
    return {
      title,
      day,
      picture: null,
      link: ({ links, language }) => ({
        href: links.main(announcementPath(id)),
        kind: wordsIn(announcementWords, language)[type].title,
        day: longDay(day, language),
      }),
    };
  },
);
