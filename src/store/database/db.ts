import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './connect.ts';

/** What a query runs on: the pool, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
