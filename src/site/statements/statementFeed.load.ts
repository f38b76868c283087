import { excerpt } from '#lib/html.ts';
import { wordsIn } from '#lib/translations.ts';
import { FEED_LENGTH } from '../feeds/rss.ts';
import { statementFeed } from '../host/paths.ts';
import type { PageFeed } from '../routing/route.ts';
import { statementPath } from './statementPaths.ts';
import { newestStatements, type StatementType } from './statements.load.ts';
import { statementWords } from './words.ts';

/** So much of a text stands in a feed. */
const DECK = 300;

/** The newest announcements of a type. */
export const feedOfStatements = (type: StatementType): PageFeed => ({
  path: statementFeed(type),
  called: () => wordsIn(statementWords, 'en')[type].title,
  items: async (db) => {
    const found = await newestStatements(db, type, FEED_LENGTH);
    return found.map(({ id, title, day, description }) => ({
      ...{ title, day, category: '', picture: null },
      path: statementPath(id),
      deck: excerpt(description.replace(/\s+/g, ' ').trim(), DECK),
    }));
  },
});
