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

/** How long somebody waits, in seconds: for a connection, and for a statement. */
interface Patience {
  readonly wait: number;
  readonly seconds: number;
}

export const VISITORS_WAIT: Patience = { wait: 3, seconds: 5 };
const STAFF_WAITS: Patience = { wait: 10, seconds: 60 };

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
  visitors: Patience = VISITORS_WAIT,
  staff: Patience = STAFF_WAITS,
): RequestDb {
  return {
    db: database.limited({ name: 'lectern', max: 8, ...staff, prepared: STAFF }),
    visitorDb: database.limited({ name: 'lectern visitors', max: 6, ...visitors, prepared: VISITORS }),
  };
}
