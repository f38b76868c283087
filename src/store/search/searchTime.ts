import { withTimeout } from '#lib/timeout.ts';
import { DatabaseTooSlow } from '../database/databaseErrors.ts';

/**
 * The time limit of a search, in milliseconds: for a connection and all its statements together. Each statement has its own limit (requestDb.ts), but a search
 * has many. A page adds at most two seconds to find out whether the database is there: below ten in all.
 */
export const SEARCH_TIME_MS = 7500;

/** The result of a search; a failure that becomes a 503 when it takes too long. Its running statements continue to their own limits. */
export const inSearchTime = <T>(search: Promise<T>): Promise<T> =>
  withTimeout(search, SEARCH_TIME_MS, () => new DatabaseTooSlow());
