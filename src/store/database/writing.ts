import { sql } from 'kysely';
import { moveGenerations } from '../records/generation.ts';
import { databaseFailure } from './databaseErrors.ts';
import type { Db, Tx } from './db.ts';
import { refuseWithoutRoom } from './diskRoom.ts';

/** A lock that only one transaction has at a time: what is written under it, and, where that matters, for whom. */
export type AdvisoryLock = readonly [what: string, whose?: string];

const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/**
 * Every write goes through here: one transaction, answered after COMMIT. `locks` are waited for before anything else, in the order given.
 * Within `work` all writers lock in one order, so that they wait for each other instead of locking each other out: the idempotency key, the
 * records by id, their unit, what hangs on them, the tally, the words for search, and the content generations, which are moved here, last
 * and once. Should two be in each other's way all the same (or the server be set to a stricter isolation), PostgreSQL ends one of them, and
 * `work` is done again, up to six times in all, after a pause of random length. It must therefore do nothing outside its transaction.
 * Throws Refusal (507), and begins nothing, while the disk has no room (DISK_MARGIN).
 */
export async function writing<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  ...locks: readonly AdvisoryLock[]
): Promise<T> {
  await refuseWithoutRoom(db);
  return transact(db, work, locks);
}

/**
 * The same without a look at the room on the disk, for the little that has to go on while nothing else is saved: signing in and out, and what
 * makes room.
 */
export const writingLittle = <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  ...locks: readonly AdvisoryLock[]
): Promise<T> => transact(db, work, locks);

async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, locks: readonly AdvisoryLock[]): Promise<T> {
  // Only a preview writes inside another transaction, and rolls it back (store/records/preview.ts): nothing is told, and nothing done again.
  if (db.isTransaction) return locked(db as Tx, work, locks);
  for (let attempt = 1; ; attempt++) {
    try {
      // What is read after a lock was waited for must show what the one before has committed; stricter levels look at an older state.
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          const result = await locked(tx, work, locks);
          await moveGenerations(tx);
          return result;
        });
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || databaseFailure(error) !== 'conflict') throw error;
      const pause = FIRST_PAUSE_MS * 2 ** attempt * Math.random();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

async function locked<T>(tx: Tx, work: (tx: Tx) => Promise<T>, locks: readonly AdvisoryLock[]): Promise<T> {
  for (const [what, whose = ''] of locks)
    await sql`select pg_advisory_xact_lock(hashtext(${`lectern ${what}`}), hashtext(${whose}))`.execute(tx);
  return work(tx);
}
