import { excerpt } from '#lib/html.ts';
import { wordsIn } from '#lib/translations.ts';
import { announcementFeed, announcementPath } from '../host/paths.ts';
import { FEED_LENGTH, type PageFeed } from '../routing/route.ts';
import type { AnnouncementType } from './announcementPaths.ts';
import { newestAnnouncements } from './announcements.load.ts';
import { announcementWords } from './words.ts';

/** Maximum characters of text in a feed. */
const DECK = 300;

/** Loads the newest announcements of a type. */
export const feedOfAnnouncements = (type: AnnouncementType): PageFeed => ({
  of: 'statement',
  path: announcementFeed(type),
  called: (_, language) => wordsIn(announcementWords, language)[type].title,
  items: async (db, _site, readIn) => {
    const found = await newestAnnouncements(db, type, FEED_LENGTH, readIn);
    return found.map(({ id, title, day, description }) => ({
      ...{ title, day, category: '', picture: null },
      path: announcementPath(id),
      deck: excerpt(description.replace(/\s+/g, ' ').trim(), DECK),
    }));
  },
});
