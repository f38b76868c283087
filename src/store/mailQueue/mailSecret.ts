import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The secret that authenticates the reply addresses in our mails. */
export async function mailSecret(db: Db): Promise<Buffer> {
  const found = await sql<{ secret: Buffer }>`select secret from mail_secret`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('The table mail_secret is empty; restore the database from a copy.');
  return row.secret;
}
