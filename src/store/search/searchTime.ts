import { withTimeout } from '#lib/timeout.ts';
import { DatabaseTooSlow } from '../database/databaseErrors.ts';

/**
 * So long somebody waits for a search, in milliseconds: for a connection and for all of its statements together. Each of them has a limit of
 * its own (requestDb.ts), but a search has many. A page adds two seconds at most to find out whether the database is there: below ten in all.
 */
export const SEARCH_TIME_MS = 7500;

/** What a search found; a failure that is answered with 503 when it takes too long. What it had asked goes on to its own limits. */
export const inSearchTime = <T>(search: Promise<T>): Promise<T> =>
  withTimeout(search, SEARCH_TIME_MS, () => new DatabaseTooSlow());
