import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

/** What is noted besides the changes of records; who did what is told by these names. */
export const ACTS = [
  'second_key_added',
  'second_key_removed',
  'second_key_recovered',
  'recovery_codes_made',
  'token_made',
  'token_ended',
  'exported',
  'setting_changed',
  'administrator_made',
  'password_given',
  'backup_made',
  'restored',
  'upgraded',
] as const;
export type ActName = (typeof ACTS)[number];

/** Something that was done. `by` is an account's id, null for the program itself or a command on the server; `thing` is what it was done to, as a reader would name it. */
export interface Act {
  readonly act: ActName;
  readonly by: string | null;
  readonly thing?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Notes an act in the transaction that does it, so that neither stands without the other. Secrets and addresses of visitors never belong in it. */
export async function noteAct(tx: Tx, { act, by, thing = '', details = {}, now }: Act): Promise<void> {
  await sql`insert into act (at, by, act, thing, details) values (${now}, ${by}, ${act}, ${thing}, ${JSON.stringify(details)}::jsonb)`.execute(
    tx,
  );
}
