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

/**
 * Connections for requests. The start, migrations, imports and jobs use the database itself, where nothing ends a statement: they may take
 * long.
 */
export function requestDb(database: Pick<Database, 'limited'>): RequestDb {
  return {
    db: database.limited({ name: 'lectern', max: 8, seconds: 60 }),
    visitorDb: database.limited({ name: 'lectern visitors', max: 6, seconds: 5, prepared: true }),
  };
}
