import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Whether an account has a second factor. Paper codes alone don't count. */
export async function hasTwoFactor(db: Db, accountId: string): Promise<boolean> {
  return (await holdersAmong(db, [accountId])).has(accountId);
}

/** Which of these accounts have a second factor. The viewer has already read the accounts. */
export async function holdersAmong(db: Db, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select distinct account_id as id from second_key where account_id = any(${accountIds}::uuid[])`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}
