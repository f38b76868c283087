import type { Kysely, Transaction } from 'kysely';

/** Rows as they come: most statements are written with Kysely's `sql` template and name their row type there. */
export type Tables = Record<string, Record<string, unknown>>;

/** What a query runs on: the pool, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
