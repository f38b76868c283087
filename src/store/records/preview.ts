import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { refuseWithoutRoom } from '../database/diskRoom.ts';
import { lockRecords } from './lockRecords.ts';

/** How long a statement of a preview may take, and how long it may wait for a record that is being saved. */
const MOST_SECONDS = 5;

/** Carries the result past the rolled-back transaction. */
class RolledBack<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/**
 * Runs work in a transaction that is rolled back: no row, history, job, notice or content generation is kept. What the work writes through the write path
 * (`writing`) is part of the same transaction. Throws what the work throws, and Refusal (507) while the disk has no room.
 */
export async function rolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  await refuseWithoutRoom(db);
  try {
    await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        const most = sql.lit(`${MOST_SECONDS}s`);
        await sql`set local statement_timeout = ${most}`.execute(tx);
        await sql`set local lock_timeout = ${most}`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = ${most}`.execute(tx);
        throw new RolledBack(await work(tx));
      });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
  throw new Error('A preview was committed.');
}

/** Shows a record to visitors within this transaction, as if the office had made it active. Throws Refusal (404) when the viewer may not change it. */
export async function shownToVisitors(viewer: Staff, tx: Tx, kind: Kind, id: string): Promise<void> {
  await lockRecords(tx, viewer, kind, [id], 'change');
  if (kind.switchable)
    await sql`update ${sql.table(kind.name)} set activated = true where id = ${id}`.execute(tx);
}
