import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { refuseWeakPassword } from '../passwords/refuseWeak.ts';
import { ACCOUNTS } from '../records/writePath.ts';
import { noteAct } from '../rows/acts.ts';
import type { StoredRow } from '../rows/rows.ts';
import { notifyAdministrators } from '../twoFactor/notices.ts';
import { insertAdministrator } from './accounts.ts';
import { endSessionsOf } from './endSessions.ts';
import { notifyOwner } from './ownerNotes.ts';
import { hashPassword } from './passwords.ts';

/** A full administrator, for the person who maintains the server. */
export interface Administrator {
  readonly name: string;
  readonly email: string;
  readonly hasSecondKey: boolean;
  /** Whether the invitation has been accepted, so that there is a password. */
  readonly hasPassword: boolean;
}

/** All full administrators by name. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const found = await sql<Administrator>`
    select user_name as name, email, password <> '' as "hasPassword",
      exists (select 1 from second_key where account_id = account.id) as "hasSecondKey"
    from account where role = 'full_administrator' and deleted_at is null order by lower(user_name), id`.execute(
    db,
  );
  return found.rows;
}

/**
 * Creates a full administrator by a command on the server; the others are notified by mail. Resolves after COMMIT. Throws Refusal (422) for an address that is
 * taken, and for a commonly guessed password.
 */
export async function makeAdministrator(
  db: Db,
  who: { readonly email: string; readonly name: string; readonly password: string },
  now: Date,
): Promise<void> {
  await refuseWeakPassword(db, who.password, who, 'password');
  const password = await hashPassword(who.password);
  await writing(
    db,
    async (tx) => {
      if (await ofAddress(tx, who.email))
        throw new Refusal(422, `There is an account with the address ${who.email} already.`);
      const id = await insertAdministrator(tx, { ...who, password }, now);
      await noteAct(tx, { act: 'administrator_made', by: null, thing: who.name, now });
      await notifyAdministrators(tx, 'administrator_made', { of: who.name, by: '', but: [id] }, now);
    },
    ACCOUNTS,
  );
}

/**
 * Sets a new password by a command on the server, where no mail can be used. The account's sessions and links end; its owner and the other full administrators
 * are notified by mail. Resolves after COMMIT. Throws Refusal (422) for an unknown address, and for a commonly guessed password.
 */
export async function givePassword(db: Db, email: string, password: string, now: Date): Promise<string> {
  const unknown = new Refusal(422, `No account has the address ${email}.`);
  const known = await ofAddress(db, email);
  if (!known) throw unknown;
  await refuseWeakPassword(db, password, { name: String(known.user_name), email }, 'password');
  const hashed = await hashPassword(password);
  return writing(
    db,
    async (tx) => {
      const before = await ofAddress(tx, email, sql`for no key update`);
      if (!before) throw unknown;
      const id = String(before.id);
      await sql`update account set password = ${hashed}, updated_at = ${now} where id = ${id}`.execute(tx);
      await endSessionsOf(tx, id);
      await notifyOwner(tx, before, { ...before, password: hashed }, now);
      const name = String(before.user_name);
      await noteAct(tx, { act: 'password_given', by: null, thing: name, now });
      await notifyAdministrators(tx, 'password_given', { of: name, by: '', but: [id] }, now);
      return name;
    },
    ACCOUNTS,
  );
}

async function ofAddress(db: Db | Tx, email: string, lock = sql``): Promise<StoredRow | undefined> {
  const found = await sql<StoredRow>`
    select * from account where lower(email) = lower(${email}) and deleted_at is null ${lock}`.execute(db);
  return found.rows[0];
}
