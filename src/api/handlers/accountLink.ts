import type { accountLinkCalls } from '#calls/accountLink.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { confirmNewAddress } from '#store/accounts/newAddress.ts';
import { askForNewPassword, setPasswordByLink } from '#store/accounts/newPassword.ts';
import { readLink } from '#store/accounts/singleUseLinks.ts';
import type { Handlers } from '../context.ts';
import { signInFrom, signingIn, whereabouts } from './auth.ts';

/** What somebody who can't sign in does through links in mails (AMB-068, ADD-3). */
export const accountLinkHandlers: Handlers<keyof typeof accountLinkCalls> = {
  forgotPassword: async ({ deps, input, now, request }) => {
    await askForNewPassword(deps.db, input.email, { network: networkOf(request.ip), now });
    deps.mailQueued();
    return { data: { message: `If this address has an account, a mail ${whereabouts(deps)}` } };
  },
  linkGet: async ({ deps, input, now }) => {
    const link = await readLink(deps.db, ['new_password', 'invitation', 'new_address'], input.token, now);
    if (typeof link === 'string')
      return { data: { state: link, user_name: '', email: '', expires_at: null } };
    const { staff, expiresAt, about } = link;
    const email = about.email ?? link.email;
    return { data: { state: 'open', user_name: staff.name, email, expires_at: expiresAt.toISOString() } };
  },
  setPassword: async ({ deps, input, now, request, reply }) => {
    const from = signInFrom(request, deps, now);
    const tried = { token: input.token, next: input.new_password };
    const setting = signingIn(() => setPasswordByLink(deps.db, tried, from), reply, deps);
    // If a second factor is required, the password is still set and its owner notified.
    return setting.finally(() => deps.mailQueued());
  },
  confirmEmail: async ({ deps, input, now }) => {
    await confirmNewAddress(deps.db, input.token, now);
    deps.mailQueued();
    return { data: { message: 'Confirmed' } };
  },
};
