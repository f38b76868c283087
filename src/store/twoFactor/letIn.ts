import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import { endSessionsOf } from '../accounts/endSessions.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { endChallenges } from './challenges.ts';
import { removeAllKeys } from './keys.ts';
import { notifyAdministrators, notifyOwnerOfKey } from './notices.ts';
import { lockAccount } from './required.ts';

/**
 * Helps somebody who has lost their second factors: removes all of them, and the sessions started with them. The owner and the other full administrators are
 * notified by mail. `by` is null for a command on the server. Throws Refusal: 404 for a missing account, 422 for oneself and for accounts without one. The
 * caller's role was checked by the call.
 */
export async function letInWithoutKey(
  by: Staff | null,
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ name: string; email: string }> {
  if (!isId(accountId)) throw notFound();
  if (by?.accountId === accountId)
    throw new Refusal(422, 'Your own second keys are taken away under “Your account”.');
  return writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw notFound();
    if (!(await removeAllKeys(tx, accountId))) throw new Refusal(422, `${owner.name} has no second key.`);
    await endChallenges(tx, accountId);
    await endSessionsOf(tx, accountId);
    const who = by?.name ?? '';
    await noteAct(tx, { act: 'second_key_recovered', by: by?.accountId ?? null, thing: owner.name, now });
    await notifyOwnerOfKey(tx, owner, 'let_in', who, now);
    const but = [accountId, ...(by ? [by.accountId] : [])];
    await notifyAdministrators(tx, 'second_key_let_in', { of: owner.name, by: who, but }, now);
    return owner;
  });
}

/** The account of an address, for commands on the server; undefined when nobody who may sign in has it. */
export async function accountOfAddress(db: Db, address: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from account where lower(email) = lower(${address.trim()}) and deleted_at is null`.execute(db);
  return found.rows[0]?.id;
}
