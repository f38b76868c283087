import { sql } from 'kysely';
import { PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import type { Role } from '#kinds/define.ts';
import { isStaff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import { refuseWeakPassword } from '../passwords/refuseWeak.ts';
import { isThere } from '../records/ownership.ts';
import type { WriteContext } from '../rows/rows.ts';
import { endSessionsOf } from './endSessions.ts';
import { invitationsOf, invite } from './invitations.ts';
import { notifyOwner } from './ownerNotes.ts';
import { hashPassword } from './passwords.ts';

/**
 * The rules for accounts beyond their fields (AMB-070): a role with its unit, unique addresses, a minimum password length, always an administrator. Sessions
 * end when the password, the role or the unit changes, or the account is removed (AMB-068).
 */
export async function accountRules({
  viewer,
  tx,
  id,
  before,
  change,
  now,
}: WriteContext): Promise<Record<string, unknown>> {
  if (before && change.deleted_at) {
    if (isStaff(viewer) && id === viewer.accountId)
      throw new Refusal(422, 'You cannot delete your own user. Ask another administrator to do it.');
    await keepAnAdministrator(tx, id);
    await endSessionsOf(tx, id);
    return {};
  }
  if (before && change.deleted_at === null) {
    await refuseTakenEmail(tx, id, String(before.email));
    return {};
  }
  const password = await newPassword(tx, change, before);
  const role = String(change.role ?? before?.role ?? '') as Role;
  if (before?.role === 'full_administrator' && role !== 'full_administrator')
    await keepAnAdministrator(tx, id);
  const unit = await unitOf(tx, role, change, before);
  if (typeof change.email === 'string') await refuseTakenEmail(tx, id, change.email);
  const moved =
    before &&
    (role !== before.role ||
      unit.department_id !== before.department_id ||
      unit.diocese_id !== before.diocese_id);
  if (before && (password !== before.password || moved)) await endSessionsOf(tx, id);
  if (before) await notifyOwner(tx, before, { password, email: change.email ?? before.email }, now);
  if (before && password === '') await followAddress(viewer, tx, id, before, change, now);
  return { role, ...unit, password };
}

/** The hash to store: of the new password when one was sent; an edit without one keeps the old hash (000 §5). */
async function newPassword(
  tx: Tx,
  change: WriteContext['change'],
  before: WriteContext['before'],
): Promise<unknown> {
  const [sent, old] = [change.password, before?.password];
  if (old !== undefined && (sent === undefined || sent === '')) return old;
  // Invited people choose their own; only the program itself sends null, since requests send a text.
  if (sent === null) return '';
  const password = String(sent ?? '');
  const sentence = password === '' ? 'Please enter: Password' : passwordTooShort;
  if (password.length < PASSWORD_MIN) throw refusedField('password', sentence);
  const { user_name: name, email } = { ...before, ...change };
  await refuseWeakPassword(
    tx,
    password,
    { name: String(name ?? ''), email: String(email ?? '') },
    'password',
  );
  return hashPassword(password);
}

/** Sends the invitation again when the office has corrected the address of an invited person. */
async function followAddress(
  viewer: WriteContext['viewer'],
  tx: Tx,
  id: string,
  before: NonNullable<WriteContext['before']>,
  change: WriteContext['change'],
  now: Date,
): Promise<void> {
  const email = String(change.email ?? before.email);
  if (email.toLowerCase() === String(before.email).toLowerCase()) return;
  const invited = (await invitationsOf(tx, [id], now)).get(id);
  if (invited?.state !== 'open') return;
  const user_name = String(change.user_name ?? before.user_name);
  await invite(tx, { id, email, user_name }, isStaff(viewer) ? viewer.name : '', now);
}

async function unitOf(
  tx: Tx,
  role: Role,
  change: WriteContext['change'],
  before: WriteContext['before'],
): Promise<{ department_id: unknown; diocese_id: unknown }> {
  if (role === 'full_administrator') return { department_id: null, diocese_id: null };
  const kind = role === 'department_user' ? 'department' : 'diocese';
  const id = change[`${kind}_id`] ?? before?.[`${kind}_id`];
  if (!(await isThere(tx, kind, id))) {
    const sentence = `Please select a ${kind}.`;
    throw refusedField(kind, sentence);
  }
  return kind === 'department'
    ? { department_id: id, diocese_id: null }
    : { department_id: null, diocese_id: id };
}

/** Throws Refusal (422) when another account that is not in the trash has this address. */
export async function refuseTakenEmail(tx: Tx, id: string, email: string): Promise<void> {
  const taken =
    await sql`select 1 from account where lower(email) = lower(${email}) and id <> ${id} and deleted_at is null`.execute(
      tx,
    );
  if (taken.rows.length === 0) return;
  const sentence = 'Another user already has this email. Please use a different one.';
  throw refusedField('email', sentence);
}

/** Account writes are serialized, so that when two administrators delete each other at once, the second is refused. */
async function keepAnAdministrator(tx: Tx, leaving: string): Promise<void> {
  const others = await sql`
    select 1 from account where role = 'full_administrator' and deleted_at is null and id <> ${leaving} limit 1`.execute(
    tx,
  );
  if (others.rows.length === 0)
    throw new Refusal(422, 'This is the last administrator. Add another one first.');
}
