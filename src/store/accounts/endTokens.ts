import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

/** Ends all tokens of an account: like its sessions, when the password, role or unit has changed, or the account is gone (AMB-068). */
export async function endTokensOf(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from api_token where account_id = ${accountId}`.execute(tx);
}
