import { sql } from 'kysely';
import { subscriber } from '#kinds/subscriber.ts';
import type { Db, Tx } from '../database/db.ts';

/** The subscribers who get newsletters. */
export const IS_RECIPIENT = sql`deleted_at is null and state = 'subscribed'`;

/** How many would get a newsletter now, from the tally: to count them takes as long as there are many. */
export async function countRecipients(db: Db | Tx): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from tally where kind = ${subscriber.name} and type = 'subscribed'`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}
