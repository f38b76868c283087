import { z } from 'zod';
import { account } from '#kinds/account.ts';
import { newPassword, signedIn } from './auth.ts';
import { call } from './call.ts';
import { addressText, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData } from './response.ts';

const email = addressText('Email', account.fields.email.max);
const token = plainText('token', 100);

/** Calls for people who cannot sign in: each uses a single-use link from a mail (AMB-068, ADD-3). */
export const accountLinkCalls = {
  forgotPassword: call({
    address: LATER_PATHS.forgotPassword,
    group: 'Authentication',
    summary: 'Mail a link to set a new password; the answer is the same for an address that nobody has',
    who: 'everyone',
    input: z.object({ email }),
    response: done,
    source: 'AMB-068, ADD-3',
  }),
  linkGet: call({
    address: LATER_PATHS.linkGet,
    reads: true,
    group: 'Authentication',
    summary: 'What the link of a mail is for, and whether it still works; asking does not use it up',
    who: 'everyone',
    input: z.object({ token }),
    response: inData(
      z.object({
        state: z.enum(['open', 'used', 'expired', 'unknown']),
        /** The owner of a valid link, the address for signing in, and when the link expires. */
        user_name: z.string(),
        email: z.string(),
        expires_at: z.string().nullable(),
      }),
    ),
    source: 'AMB-068',
  }),
  setPassword: call({
    address: LATER_PATHS.setPassword,
    group: 'Authentication',
    summary: 'Set the password with the link of a mail, and sign in; all other sessions of the account end',
    who: 'everyone',
    input: z.object({ token, new_password: newPassword }),
    response: signedIn,
    secret: true,
    source: 'AMB-068, ADD-3',
  }),
  confirmEmail: call({
    address: LATER_PATHS.confirmEmail,
    group: 'Authentication',
    summary: 'Confirm the new address of an account with the link that was mailed to it',
    who: 'everyone',
    input: z.object({ token }),
    response: done,
    source: 'AMB-068',
  }),
};
