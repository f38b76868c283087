import type { Database } from './connect.ts';
import type { Db } from './db.ts';

/** The database for requests. */
export interface RequestDb {
  /** For staff, whose writes may have to wait for one another. */
  readonly db: Db;
  /**
   * For visitors' queries. It has separate connections and short statements: however many strangers search, staff and the program itself can still reach the
   * database.
   */
  readonly visitorDb: Db;
}

/** Time limits in seconds: for getting a connection, and for a statement. */
interface Patience {
  readonly wait: number;
  readonly seconds: number;
}

export const VISITORS_WAIT: Patience = { wait: 3, seconds: 5 };
const STAFF_WAITS: Patience = { wait: 10, seconds: 60 };

/** Prepared statements for all pages: each has a dozen. */
const VISITORS = 250;
/** The most frequent ones: the current user, and the lists that everybody opens. Staff searches and filters differ each time. */
const STAFF = 50;

/** Connections for requests. The start, migrations, imports and jobs use the database itself, without a statement limit: they may take long. */
export function requestDb(
  database: Pick<Database, 'limited'>,
  visitors: Patience = VISITORS_WAIT,
  staff: Patience = STAFF_WAITS,
): RequestDb {
  return {
    db: database.limited({ name: 'lectern', min: 1, max: 8, ...staff, prepared: STAFF }),
    visitorDb: database.limited({ name: 'lectern visitors', max: 6, ...visitors, prepared: VISITORS }),
  };
}
