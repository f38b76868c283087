import { sql } from 'kysely';
import { raiseContentVersions } from './contentVersions.ts';
import { databaseFailure } from './databaseErrors.ts';
import type { Db, Tx } from './db.ts';
import { refuseWithoutRoom } from './diskRoom.ts';

/** A lock held by one transaction at a time: for what and, where that matters, for whom. */
export type AdvisoryLock = readonly [what: string, whose?: string];

const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/**
 * Runs every write: one transaction, resolved after COMMIT. `locks` are taken first, in the given order. Inside `work` all writers must lock in
 * one order to avoid deadlocks: the idempotency key, the records by id, their unit, files by id, what depends on them, the tally, the search words, and last
 * the content generations, which are moved here, once. If two still deadlock (or the server uses a stricter isolation level), PostgreSQL aborts
 * one, and `work` runs again after a random pause, up to six times in all; so it must have no effects outside its transaction. Throws Refusal
 * (507), before it begins, while the disk is full (DISK_MARGIN).
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
 * Like `writing`, without the check for disk space: for small writes that must work while nothing else is saved, such as signing in and out, and
 * for deletions that free space.
 */
export const writingLittle = <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  ...locks: readonly AdvisoryLock[]
): Promise<T> => transact(db, work, locks);

async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, locks: readonly AdvisoryLock[]): Promise<T> {
  // Only a preview writes inside another transaction, and rolls it back (store/records/preview.ts): no notice is sent and nothing is retried.
  if (db.isTransaction) return locked(db as Tx, work, locks);
  for (let attempt = 1; ; attempt++) {
    try {
      // Reads after waiting for a lock must see what its last holder committed; stricter levels would read an older snapshot.
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          const result = await locked(tx, work, locks);
          await raiseContentVersions(tx);
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
