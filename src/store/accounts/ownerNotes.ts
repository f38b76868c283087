import type { Tx } from '../database/db.ts';
import { type MailTemplate, queueMail } from '../mailQueue/mail.ts';
import { LINK_PURPOSES, voidLinks } from './singleUseLinks.ts';

type Account = Readonly<Record<string, unknown>>;

/**
 * Notifies an account's owner by mail that its password or address has changed: at the previous address, since somebody who took the account over would read
 * the new one. No mail for accounts that never had a password. A new password invalidates all links mailed before, whatever their purpose: the mailbox may have
 * been taken over.
 */
export async function notifyOwner(tx: Tx, before: Account, after: Account, now: Date): Promise<void> {
  const addressChanged = String(after.email).toLowerCase() !== String(before.email).toLowerCase();
  const passwordChanged = after.password !== before.password;
  if (passwordChanged) await voidLinks(tx, String(before.id), LINK_PURPOSES, now);
  if (before.password === '') return;
  const mailOwner = (template: MailTemplate) => {
    const to = { address: String(before.email), name: String(before.user_name) };
    return queueMail(tx, { template, to, data: { at: now.toISOString() } }, now);
  };
  if (addressChanged) await mailOwner('address_changed');
  if (passwordChanged) await mailOwner('password_changed');
}
