import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { rateLimitForms } from '../inbox/rateLimit.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { refuseWeakPassword } from '../passwords/refuseWeak.ts';
import { update } from '../records/columns.ts';
import { stamps } from '../records/write.ts';
import { ACCOUNTS, runEffects } from '../records/writePath.ts';
import { notFound, type StoredRow } from '../rows/rows.ts';
import { endSessionsOf } from './endSessions.ts';
import { notifyOwner } from './ownerNotes.ts';
import { hashPassword } from './passwords.ts';
import { type SignedIn, signInAs } from './sessions.ts';
import type { SignInFrom } from './signIns.ts';
import { createLink, LINK_LIFE, linkRefusal, readLink, takeLink } from './singleUseLinks.ts';

/** At most this many mails per account while the first link still works; further requests get the same response and no mail. */
const MOST_LINKS = 3;
/** Both set a password; an invitation sets the first. */
const SETS_PASSWORD = ['new_password', 'invitation'] as const;

/**
 * Requests a new password for this address. The same is done for every address, without a lookup: the mail renderer checks for an account, so that neither the
 * response nor its time reveals it. Throws Refusal (429) after five a minute from one network.
 */
export async function askForNewPassword(
  db: Db,
  email: string,
  { network, now }: Pick<SignInFrom, 'network' | 'now'>,
): Promise<void> {
  await rateLimitForms(db, network, now);
  const to = { address: email.trim(), name: '' };
  await writing(db, (tx) => queueMail(tx, { template: 'new_password', to }, now));
}

/**
 * The link of such a mail, and its recipient: the address as stored, since the typed one may only look like it; null when nobody who may sign in has this
 * address, or enough such mails are queued. A mail that is rendered again gets the same link.
 */
export async function newPasswordLink(
  db: Db,
  mailId: string,
  address: string,
  now: Date,
): Promise<{ id: string; to: { name: string; address: string } } | null> {
  const since = new Date(now.getTime() - LINK_LIFE.new_password);
  return writing(
    db,
    async (tx) => {
      const found = await sql<{ id: string; name: string; email: string; made: number }>`
        select a.id, a.user_name as name, a.email, (select count(*)::int from single_use_link
          where account_id = a.id and purpose = 'new_password' and created_at > ${since} and id <> ${mailId}) as made
        from account a where lower(a.email) = lower(${address}) and a.deleted_at is null
          and (select deleted_at from department where id = a.department_id) is null
          and (select deleted_at from diocese where id = a.diocese_id) is null`.execute(tx);
      const [one] = found.rows;
      if (!one || one.made >= MOST_LINKS) return null;
      const id = await createLink(tx, { id: mailId, purpose: 'new_password', accountId: one.id }, now);
      return { id, to: { name: one.name, address: one.email } };
    },
    ['new password', address.toLowerCase()],
  );
}

/**
 * Sets the password with the link of a mail and signs in; ends all other sessions of the account and invalidates its other links (AMB-068). Returns after
 * COMMIT. Throws Refusal (422) when the link is invalid.
 */
export async function setPasswordByLink(
  db: Db,
  tried: { readonly token: string; readonly next: string },
  from: SignInFrom,
): Promise<SignedIn> {
  const { now } = from;
  // Checked before the costly hashing, so that nobody without a link can cause it.
  const known = await readLink(db, SETS_PASSWORD, tried.token, now);
  if (typeof known === 'string') throw linkRefusal(known);
  const owner = { name: known.staff.name, email: known.email };
  await refuseWeakPassword(db, tried.next, owner, 'new_password');
  const password = await hashPassword(tried.next);
  const email = await writing(
    db,
    async (tx) => {
      const { staff } = await takeLink(tx, SETS_PASSWORD, tried.token, now);
      const id = staff.accountId;
      const rows = await sql<StoredRow>`select * from account where id = ${id} for no key update`.execute(tx);
      const [before] = rows.rows;
      const [after] = await update(tx, account, [id], { password, ...stamps(staff, now, false) });
      if (!before || !after) throw notFound();
      await endSessionsOf(tx, id);
      await notifyOwner(tx, before, after, now);
      await runEffects(tx, {
        viewer: staff,
        kind: account,
        action: 'change',
        written: [{ before, after }],
        now,
      });
      return String(after.email).toLowerCase();
    },
    ACCOUNTS,
  );
  const id = known.staff.accountId;
  const by = { email, network: from.network };
  return signInAs(db, { id, password }, by, from, {
    ...{ accountId: id, address: email, networkHash: from.networkHash, way: 'link' },
  });
}
