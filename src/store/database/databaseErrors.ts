import pg from 'pg';

/**
 * What a failure of the database means to whoever asked it. `unavailable`: it cannot be reached, or goes down or comes up just now; `conflict`:
 * two transactions were in each other's way, and one may be tried again; `timeout`: a statement took too long; `full`: no room on its disk;
 * `duplicate`: a unique value is there already; `badValue`: a value that it cannot store, or a reference that leads nowhere.
 */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'timeout' | 'full' | 'duplicate' | 'badValue';

/** The server's own codes (SQLSTATE), by what they begin with; the first that fits counts. */
const BY_CODE: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^(40001|40P01)$/, 'conflict'],
  [/^57014$/, 'timeout'],
  [/^53100$/, 'full'],
  // 25006: after a failover the one that answers may still be the copy that only reads.
  [/^(08|57P|53|25006|58)/, 'unavailable'],
  [/^23505$/, 'duplicate'],
  [/^(22|23)/, 'badValue'],
];

/** Failures of the line to the server, as Node names them. */
const OF_THE_LINE: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** node-postgres gives its own failures of a connection no code. */
const IN_WORDS =
  /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^Query read timeout$|^Cannot use a pool after calling end|connection has been discarded|^driver has already been destroyed/;

/** A question to the database took longer than anybody waits for it. */
export class DatabaseTooSlow extends Error {
  constructor() {
    super('The database takes too long to answer.');
  }
}

/**
 * What a failed query means; undefined when it is none of the database's failures, or a mistake of ours (bad SQL). What comes over another
 * line (a request, a bucket) and breaks has to be told apart before, since the codes of a broken line are the same.
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseTooSlow) return 'timeout';
  const { code } = error as { code?: unknown };
  if (error instanceof pg.DatabaseError) return BY_CODE.find(([pattern]) => pattern.test(String(code)))?.[1];
  return OF_THE_LINE.includes(String(code)) || IN_WORDS.test(error.message) ? 'unavailable' : undefined;
}

/** Whether something failed because the database can't be reached or takes too long: it may be well in a moment. */
export function isOutage(error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure === 'unavailable' || failure === 'timeout';
}
