import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { type ChurchSetting, isSettled, settle } from '../records/churchSettings.ts';
import { hasTwoFactor } from './hasTwoFactor.ts';

/** The church's setting that full administrators need a second factor (table church_setting). */
export const KEY_REQUIRED = 'second_key_required' satisfies ChurchSetting;

/** Whether full administrators need a second factor. */
export const isKeyRequired = (db: Db): Promise<boolean> => isSettled(db, KEY_REQUIRED);

/**
 * Sets whether full administrators need a second factor. The viewer must have one to require it, so that nobody locks everybody out. Throws Refusal (422). The
 * caller's role was checked by the call.
 */
export async function requireKeys(viewer: Staff, db: Db, required: boolean, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    await lockAccount(tx, viewer.accountId);
    if (required && !(await hasTwoFactor(tx, viewer.accountId)))
      throw new Refusal(422, 'Add a second key for yourself first.');
    const thing = 'Full administrators must have a second key';
    await settle(tx, viewer, { name: KEY_REQUIRED, value: required }, { thing, to: required }, now);
  });
}

/** Locks an account while its second factors change, so that of two requests that remove the last two at once one is refused. */
export async function lockAccount(
  tx: Tx,
  accountId: string,
): Promise<{ name: string; email: string; isOffice: boolean } | undefined> {
  const found = await sql<{ name: string; email: string; isOffice: boolean }>`
    select user_name as name, email, role = 'full_administrator' as "isOffice" from account
    where id = ${accountId} and deleted_at is null for no key update`.execute(tx);
  return found.rows[0];
}
