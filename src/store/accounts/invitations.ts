import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { noteAct } from '../rows/acts.ts';
import type { StoredRow } from '../rows/rows.ts';
import { createLink, type IssuedToken, issueToken, voidLinks } from './singleUseLinks.ts';

/** The state of an invited person who has no password yet. 'none': the invitation was withdrawn, or its address belongs to another account now. */
export interface Invitation {
  readonly state: 'open' | 'expired' | 'none';
  /** When the last link expires, or expired. */
  readonly expiresAt: Date | null;
}

/**
 * Mails an account's person an invitation to choose a password, in the transaction that creates the account or repeats the invitation; older invitations are
 * invalidated. `by`: who invites, for the mail.
 */
export async function invite(
  tx: Tx,
  { id, email, user_name }: { readonly id: string; readonly email: string; readonly user_name: string },
  by: string,
  now: Date,
): Promise<void> {
  const link = await createInvitation(tx, { id, email }, now);
  const to = { address: email, name: user_name };
  await queueMail(tx, { template: 'invitation', to, data: { link, by } }, now);
}

const createInvitation = (
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<string> =>
  createLink(tx, { purpose: 'invitation', accountId: id, address: email, replaces: true }, now);

/**
 * An invitation that the viewer passes on by another way than mail: its token, for this one answer. Older invitations are invalidated. Throws Refusal: 404, 422
 * for somebody who has a password.
 */
export async function invitationToPassOn(viewer: Staff, db: Db, id: string, now: Date): Promise<IssuedToken> {
  const link = await ofInvited(viewer, db, id, async (tx, row) => {
    const thing = String(row.user_name);
    await noteAct(tx, { act: 'invitation_shown', by: viewer.accountId, thing, now });
    return createInvitation(tx, { id: row.id, email: String(row.email) }, now);
  });
  const issued = await issueToken(db, link, now);
  if (!issued) throw new Refusal(409, 'Somebody has changed this invitation just now. Ask for a link again.');
  return issued;
}

/** Sends the invitation again. Throws Refusal: 404, 422 for somebody who has a password. */
export const inviteAgain = (viewer: Staff, db: Db, id: string, now: Date): Promise<void> =>
  ofInvited(viewer, db, id, async (tx, row) => {
    const person = { id: row.id, email: String(row.email), user_name: String(row.user_name) };
    await invite(tx, person, viewer.name, now);
    await noteAct(tx, { act: 'invited', by: viewer.accountId, thing: person.user_name, now });
  });

/** Invalidates the invitation; its mail is not sent if it still waits. Throws Refusal: 404, 422 for somebody who has a password. */
export const withdrawInvitation = (viewer: Staff, db: Db, id: string, now: Date): Promise<void> =>
  ofInvited(viewer, db, id, async (tx, row) => {
    await voidLinks(tx, id, ['invitation'], now);
    const thing = String(row.user_name);
    await noteAct(tx, { act: 'invitation_withdrawn', by: viewer.accountId, thing, now });
  });

async function ofInvited<T>(
  viewer: Staff,
  db: Db,
  id: string,
  work: (tx: Tx, row: StoredRow) => Promise<T>,
): Promise<T> {
  return writing(db, async (tx) => {
    const [row] = await lockRecords(tx, viewer, account, [id], 'change');
    if (row?.password !== '')
      throw new Refusal(422, 'This user has a password already. There is no invitation any more.');
    return work(tx, row);
  });
}

/** The invitations of those among these accounts who have no password yet. The viewer has already read the accounts. */
export async function invitationsOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Invitation>> {
  const found = await sql<{ id: string; expiresAt: Date | null; open: boolean | null }>`
    select a.id, l.expires_at as "expiresAt", l.voided_at is null and l.address = lower(a.email) as open
    from account a left join lateral (
      select expires_at, voided_at, address from single_use_link
      where account_id = a.id and purpose = 'invitation' order by created_at desc limit 1) l on true
    where a.id = any(${ids}::uuid[]) and a.password = ''`.execute(db);
  return new Map(
    found.rows.map(({ id, expiresAt, open }): [string, Invitation] => {
      if (!open || !expiresAt) return [id, { state: 'none', expiresAt: null }];
      return [id, { state: expiresAt > now ? 'open' : 'expired', expiresAt }];
    }),
  );
}
