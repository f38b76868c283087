import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { person } from '#kinds/person.ts';
import { leaveDeeds } from '../audit/goneRecords.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { LIBRARY_DAYS } from '../library/keeping.ts';

/** Short transactions: no writer waits for long, and an interrupted run continues later. */
const AT_A_TIME = 500;

/**
 * Deletes the records of a kind for which `where` holds, with the texts of their history, their readings and their file references. `also` runs
 * in each transaction with how many it deleted. Returns how many there were.
 */
export async function removeForGood(
  db: Db,
  kind: Kind,
  where: RawBuilder<unknown>,
  now: Date,
  also: (tx: Tx, count: number) => Promise<void> = async () => {},
): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await writingLittle(db, async (tx) => {
      // Skips records that are being restored or changed right now.
      const found = await sql<{ id: string }>`with expired as materialized (
          select id from ${sql.table(kind.name)} r where ${where} order by id limit ${AT_A_TIME} for update skip locked)
        delete from ${sql.table(kind.name)} t using expired where t.id = expired.id returning t.id`.execute(
        tx,
      );
      const ids = found.rows.map((row) => row.id);
      if (ids.length === 0) return 0;
      await leaveDeeds(tx, kind, ids, now);
      await sql`delete from planned where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await forgetUses(tx, kind, ids, now);
      await sql`delete from reading where record_id = any(${ids}::uuid[])`.execute(tx);
      await sql`delete from check_left where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await sql`delete from last_looked where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await sql`delete from item_version where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await sql`delete from comment where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await also(tx, ids.length);
      return ids.length;
    });
    all += count;
    if (count < AT_A_TIME) return all;
  }
}

/** Files that only these records used move to the library, which announces them before they are deleted. A picture of a person is deleted with the person. */
async function forgetUses(tx: Tx, kind: Kind, ids: readonly string[], now: Date): Promise<void> {
  const gone = await sql<{
    id: string;
  }>`delete from media_use where kind = ${kind.name} and record_id = any(${ids}::uuid[])
    returning media_id as id`.execute(tx);
  if (kind.name === person.name || gone.rows.length === 0) return;
  const files = [...new Set(gone.rows.map(({ id }) => id))].sort();
  await sql`update media m set library_since = ${now},
      kept_until = greatest(m.kept_until, ${now}::timestamptz + make_interval(days => ${LIBRARY_DAYS}))
    where m.id = any(${files}::uuid[]) and m.trashed_at is null and m.replaced_in is null and m.cut_of is null
      and not exists (select from media_use u where u.media_id = m.id)`.execute(tx);
}
