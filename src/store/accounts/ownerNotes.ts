import type { Tx } from '../database/db.ts';
import { type MailTemplate, queueMail } from '../mailQueue/mail.ts';
import { LINK_PURPOSES, voidLinks } from './singleUseLinks.ts';

type Account = Readonly<Record<string, unknown>>;

/**
 * Tells the owner of an account by mail that its password or address has changed, whoever did it: at the address of before, since whoever
 * took an account over would read the new one. Nobody is told of an account to which no password was ever set. No link that was mailed
 * before does anything once a password has been set, whatever it is for: whoever sets one may have lost the mailbox to somebody.
 */
export async function tellOwner(tx: Tx, before: Account, after: Account, now: Date): Promise<void> {
  const addressChanged = String(after.email).toLowerCase() !== String(before.email).toLowerCase();
  const passwordChanged = after.password !== before.password;
  if (passwordChanged) await voidLinks(tx, String(before.id), LINK_PURPOSES, now);
  if (before.password === '') return;
  const tell = (template: MailTemplate) => {
    const to = { address: String(before.email), name: String(before.user_name) };
    return queueMail(tx, { template, to, data: { at: now.toISOString() } }, now);
  };
  if (addressChanged) await tell('address_changed');
  if (passwordChanged) await tell('password_changed');
}
