import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

/** The subscribers who get newsletters. */
export const IS_RECIPIENT = sql`deleted_at is null and state = 'subscribed'`;

/** How many would get a newsletter now. */
export async function countRecipients(db: Db | Tx): Promise<number> {
  const found = await sql<{
    n: number;
  }>`select count(*)::int as n from subscriber where ${IS_RECIPIENT}`.execute(db);
  return found.rows[0]?.n ?? 0;
}
