import { newPasswordLink } from '#store/accounts/newPassword.ts';
import { issueToken } from '#store/accounts/singleUseLinks.ts';
import type { Db } from '#store/database/db.ts';
import type { DueMail, MailTemplate } from '#store/mailQueue/mail.ts';
import {
  addressChangedMail,
  atServerMail,
  invitationMail,
  newAddressMail,
  newDeviceMail,
  newPasswordMail,
  passwordChangedMail,
} from './accountTemplates.ts';
import type { Person, RenderedMail } from './compose.ts';
import type { Church } from './Sheet.tsx';
import { letInMail, lostKeyMail, twoFactorMail } from './twoFactorMails.ts';

type Render = (
  db: Db,
  church: Church,
  mail: DueMail,
  now: Date,
) => Promise<{ to: Person; says: RenderedMail } | null>;

/**
 * Renders the mails about a person's own account: recipient and text; null when there is no longer a reason to send. The tokens of their links
 * are created here.
 */
export const ACCOUNT_MAILS = {
  new_password: async (db, church, { id, to }, now) => {
    const link = await newPasswordLink(db, id, to?.address ?? '', now);
    const issued = link && (await issueToken(db, link.id, now));
    return issued && { to: link.to, says: newPasswordMail(church, link.to.name, issued) };
  },
  invitation: async (db, church, { to, data }, now) => {
    const issued = await issueToken(db, data.link ?? '', now);
    return issued && to && { to, says: invitationMail(church, to, data.by ?? '', issued) };
  },
  new_address: async (db, church, { to, data }, now) => {
    const issued = await issueToken(db, data.link ?? '', now);
    return issued && to && { to, says: newAddressMail(church, to, issued) };
  },
  password_changed: async (_db, church, { to, data }) =>
    to && { to, says: passwordChangedMail(church, to.name, new Date(data.at ?? 0)) },
  address_changed: async (_db, church, { to, data }) =>
    to && { to, says: addressChangedMail(church, to.name, new Date(data.at ?? 0)) },
  new_device: async (_db, church, { to, data }) => to && { to, says: newDeviceMail(church, to.name, data) },
  second_key_changed: async (_db, church, { to, data }) =>
    to && { to, says: twoFactorMail(church, to.name, data) },
  second_key_let_in: async (_db, church, { to, data }) =>
    to && { to, says: letInMail(church, to.name, data) },
  second_key_lost: async (_db, church, { to, data }) =>
    to && { to, says: lostKeyMail(church, to.name, data) },
  administrator_made: async (_db, church, { to, data }) =>
    to && {
      to,
      says: atServerMail(church, to.name, 'administratorMade', data.of ?? '', new Date(data.at ?? 0)),
    },
  password_given: async (_db, church, { to, data }) =>
    to && { to, says: atServerMail(church, to.name, 'passwordGiven', data.of ?? '', new Date(data.at ?? 0)) },
} as const satisfies Partial<Record<MailTemplate, Render>>;
