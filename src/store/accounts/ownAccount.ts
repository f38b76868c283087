import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Staff } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { refuseWeakPassword } from '../passwords/refuseWeak.ts';
import { update } from '../records/columns.ts';
import { stamps } from '../records/write.ts';
import { ACCOUNTS, runEffects } from '../records/writePath.ts';
import { notFound, type StoredRow } from '../rows/rows.ts';
import { endTrustOf } from '../twoFactor/trustedBrowsers.ts';
import { endSessionsWhere } from './endSessions.ts';
import { endTokensOf } from './endTokens.ts';
import { forgetTries, locksOf, type Trier } from './loginTries.ts';
import { notifyOwner } from './ownerNotes.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { noteTryOf, trierOf } from './sessions.ts';
import { noteNotIn, type SignInFrom } from './signIns.ts';
import { tokenHash } from './tokenHash.ts';

/** A person's own account data. `unit` is the name of their department or diocese; null for administrators. */
export interface OwnAccount {
  readonly email: string;
  readonly unit: string | null;
}

/** The viewer's own account. */
export async function readOwnAccount(viewer: Staff, db: Db): Promise<OwnAccount> {
  const found = await sql<OwnAccount>`
    select a.email, coalesce(dep.name, dio.name) as unit from account a
    left join department dep on dep.id = a.department_id left join diocese dio on dio.id = a.diocese_id
    where a.id = ${viewer.accountId}`.execute(db);
  const [row] = found.rows;
  if (!row) throw notFound();
  return row;
}

/**
 * Checks the viewer's password; returns its hash, and how the try was counted. Throws Refusal: 422 at the field for a wrong one, which counts like a failed
 * sign-in, 429 after too many of those (ADD-3), and 404 within a preview.
 */
export async function checkOwnPassword(
  viewer: Staff,
  db: Db,
  password: string,
  from: Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'now'>,
  field = 'password',
): Promise<{ hash: string; by: Trier }> {
  // A rolled-back try would not be counted, and guessing would be unlimited (store/records/preview.ts).
  if (db.isTransaction) throw notFound();
  const id = viewer.accountId;
  const found = await sql<{ email: string; hash: string }>`
    select lower(email) as email, password as hash from account where id = ${id} and deleted_at is null`.execute(
    db,
  );
  const [now] = found.rows;
  if (!now) throw notFound();
  const by = await trierOf(db, id, now.email, from);
  const tried = {
    accountId: id,
    address: now.email,
    networkHash: from.networkHash,
    way: 'asked_again',
  } as const;
  await noteTryOf(db, tried, by, from.now);
  if (!(await passwordFits(password, now.hash))) {
    await noteNotIn(db, tried, 'failed', 'the password is wrong', from.now);
    throw wrongPassword(field);
  }
  return { hash: now.hash, by };
}

/**
 * The same check before viewers change their own password or address in the form for all users: an unattended console is not enough to take the account over.
 * Throws Refusal as above, at the field of that form.
 */
export async function confirmOwnPassword(
  viewer: Staff,
  db: Db,
  password: string | undefined,
  from: Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'now'>,
): Promise<void> {
  const field = 'current_password';
  if (!password) throw refusedField(field, 'Please enter: Current password');
  const { by } = await checkOwnPassword(viewer, db, password, from, field);
  await writing(db, (tx) => forgetTries(tx, by), ...locksOf(by));
}

/**
 * Changes the viewer's own password, and ends all other sessions of the account (AMB-068); the one of `token` continues. Returns after COMMIT. Throws Refusal:
 * 422 at the field when `tried.password` is not the current one, which counts like a failed sign-in, and 429 with the seconds to wait after too many of those
 * (ADD-3).
 */
export async function changeOwnPassword(
  viewer: Staff,
  db: Db,
  tried: { readonly password: string; readonly next: string },
  token: string,
  from: Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'now'>,
): Promise<void> {
  const id = viewer.accountId;
  const { hash, by } = await checkOwnPassword(viewer, db, tried.password, from);
  const { email } = await readOwnAccount(viewer, db);
  await refuseWeakPassword(db, tried.next, { name: viewer.name, email }, 'new_password');
  const password = await hashPassword(tried.next);
  await writing(
    db,
    async (tx) => {
      const rows = await sql<StoredRow>`
        select * from account where id = ${id} and password = ${hash} and deleted_at is null for no key update`.execute(
        tx,
      );
      const [before] = rows.rows;
      if (!before) throw wrongPassword();
      const [after] = await update(tx, account, [id], { password, ...stamps(viewer, from.now, false) });
      if (!after) throw notFound();
      await notifyOwner(tx, before, { ...before, password }, from.now);
      await forgetTries(tx, by);
      await endTokensOf(tx, id);
      await endTrustOf(tx, id);
      await endSessionsWhere(tx, sql`account_id = ${id} and token_hash <> ${tokenHash(token)}`);
      await runEffects(tx, {
        viewer,
        kind: account,
        action: 'change',
        written: [{ before, after }],
        now: from.now,
      });
    },
    ACCOUNTS,
    ...locksOf(by),
  );
}

/** The refusal (422) of a wrong password. */
const wrongPassword = (field = 'password') => refusedField(field, 'This is not your password now.');
