import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** Whether somebody starts with 'Today' after signing in, instead of the default page; null: not chosen. */
export async function beginsToday({ accountId }: Staff, db: Db): Promise<boolean | null> {
  const found = await sql<{
    begins: boolean | null;
  }>`select begins_today as begins from account where id = ${accountId}`.execute(db);
  return found.rows[0]?.begins ?? null;
}

/** Stores the viewer's choice, for all devices. Returns after COMMIT. */
export async function chooseBeginning({ accountId }: Staff, db: Db, today: boolean): Promise<void> {
  await writing(db, (tx) =>
    sql`update account set begins_today = ${today} where id = ${accountId}`.execute(tx),
  );
}
