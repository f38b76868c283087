import type { Database } from './connect.ts';
import type { Db } from './db.ts';

/** The database as requests ask it. */
export interface RequestDb {
  /** For staff, whose writes may have to wait for one another. */
  readonly db: Db;
  /**
   * For what visitors ask. Its connections are its own and its statements short: however many strangers search, staff and the program itself
   * find a way to the database.
   */
  readonly visitorDb: Db;
}

/** How long visitors wait, in seconds: for a connection, and for a statement. */
export const VISITORS_WAIT = { wait: 3, seconds: 5 } as const;

/** The statements of all pages: each has a dozen. */
const VISITORS = 250;
/** Those that come most: who asks, and the lists that everybody opens. What staff search and filter for differs each time. */
const STAFF = 50;

/**
 * Connections for requests. The start, migrations, imports and jobs use the database itself, where nothing ends a statement: they may take
 * long.
 */
export function requestDb(
  database: Pick<Database, 'limited'>,
  visitors: { readonly wait: number; readonly seconds: number } = VISITORS_WAIT,
): RequestDb {
  return {
    db: database.limited({ name: 'lectern', max: 8, seconds: 60, prepared: STAFF }),
    visitorDb: database.limited({ name: 'lectern visitors', max: 6, ...visitors, prepared: VISITORS }),
  };
}
