import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Whether an account has a second key. Codes on paper are none by themselves. */
export async function hasSecondKey(db: Db, accountId: string): Promise<boolean> {
  return (await holdersAmong(db, [accountId])).has(accountId);
}

/** Which of these accounts have a second key. The accounts have been read by the viewer before. */
export async function holdersAmong(db: Db, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select distinct account_id as id from second_key where account_id = any(${accountIds}::uuid[])`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}
