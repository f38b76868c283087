import pg from 'pg';

/**
 * Categories of database failures. `unavailable`: unreachable, or starting up or shutting down; `conflict`: a deadlock or serialization failure,
 * worth a retry; `timeout`: the statement took too long; `full`: its disk is full; `duplicate`: a unique value exists already; `badValue`: a
 * value that cannot be stored, or a reference to nothing.
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

/** Connection failures, as Node names them. */
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

/** node-postgres gives its own connection failures no code. */
const IN_WORDS =
  /^Connection terminated|not queryable|^timeout exceeded when trying to connect|^Query read timeout$|^Cannot use a pool after calling end|connection has been discarded|^driver has already been destroyed|^timeout expired$|^None of the database's hosts takes writes/;

/** A database query took longer than anybody waits for it. */
export class DatabaseTooSlow extends Error {
  constructor() {
    super('The database takes too long to answer.');
  }
}

/**
 * Classifies a failed query; undefined when the error is not the database's, or is a bug of ours (bad SQL). Broken connections to others (a
 * client, a bucket) have the same codes, so the caller must rule those out first.
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseTooSlow) return 'timeout';
  const { code } = error as { code?: unknown };
  if (error instanceof pg.DatabaseError) return BY_CODE.find(([pattern]) => pattern.test(String(code)))?.[1];
  return OF_THE_LINE.includes(String(code)) || IN_WORDS.test(error.message) ? 'unavailable' : undefined;
}

/** Whether an error means that the database is unreachable or too slow, which may pass. */
export function isOutage(error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure === 'unavailable' || failure === 'timeout';
}
