import { z } from 'zod';
import { account, PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { requiredMessage } from '#kinds/sentences.ts';
import { LANGUAGES } from '#lib/language.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { ofField } from './fieldInput.ts';
import { addressText, noFilter, paging, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { FIRST_PATHS } from './paths.ts';
import { done, inData, moment, pageOf } from './response.ts';

const identity = z.object({
  _id: z.string(),
  user_name: z.string(),
  department: z.string().nullable(),
  diocese: z.string().nullable(),
});

/** The response of a sign-in, in both nestings that clients expect: a top-level token next to data, and everything inside data (AMB-001). */
export const signedIn = z.object({
  token: z.string(),
  role: z.string(),
  data: identity.extend({
    token: z.string(),
    role: z.string(),
    data: identity,
    /** Whether the person has chosen to start with today's work. */
    begins_today: z.boolean(),
    /** The person's language; null if not chosen. */
    language: z.enum(LANGUAGES).nullable(),
  }),
});

/** Input schema of a new password. */
export const newPassword = plainText('New password', account.fields.password.max).refine(
  (text) => text.length >= PASSWORD_MIN,
  passwordTooShort,
);

/** Input schema of a new mail address. */
const newEmail = z
  .string(requiredMessage(account.fields.email))
  .pipe(ofField(account.fields.email) as z.ZodType<string, string>)
  .refine((text) => text !== '', requiredMessage(account.fields.email));

/** Response schema of how somebody tried to sign in. */
export const signInWay = z.enum(['sign_in', 'link', 'asked_again', 'second_key']);
const OUTCOMES = ['in', 'failed', 'refused'] as const;

/** Signing in and out (000 §7, AMB-001, AMB-068, ADD-6). */
export const authCalls = {
  login: call({
    address: FIRST_PATHS.login,
    group: 'Authentication',
    summary: 'Sign in with email and password',
    who: 'everyone',
    input: z.object({ email: addressText('Email', 254), password: plainText('Password', 200) }),
    response: signedIn,
    secret: true,
    source: '000 §7, AMB-001, AMB-068',
  }),
  signInList: call({
    address: LATER_PATHS.signInList,
    reads: true,
    group: 'Authentication',
    summary: 'Who signed in, and who tried and was not let in, within the last year; the newest first',
    who: OFFICE,
    input: z.object({
      ...paging(50),
      outcome: noFilter(z.enum(OUTCOMES, `outcome must be one of: ${OUTCOMES.join(', ')}.`).optional()),
    }),
    response: pageOf(
      z.object({
        _id: z.string(),
        /** The last time, if several similar sign-ins are grouped. */
        at: moment,
        times: z.number().int(),
        user_name: z.string(),
        address: z.string(),
        network: z.string(),
        way: signInWay,
        outcome: z.enum(OUTCOMES),
        reason: z.string(),
      }),
    ),
    source: 'AMB-068, ADD-3',
  }),
  logout: call({
    address: FIRST_PATHS.logout,
    group: 'Authentication',
    summary: 'End this token at once, everywhere',
    who: STAFF,
    withoutKey: true,
    response: done,
    source: 'ADD-6',
  }),
  ownAccount: call({
    address: LATER_PATHS.ownAccount,
    group: 'Authentication',
    summary: 'Who you are',
    who: STAFF,
    withoutKey: true,
    response: inData(
      z.object({
        _id: z.string(),
        user_name: z.string(),
        email: z.string(),
        role: z.string(),
        /** The name of your department or diocese. */
        unit: z.string().nullable(),
      }),
    ),
    source: 'AMB-068',
  }),
  passwordJudge: call({
    address: LATER_PATHS.passwordJudge,
    reads: true,
    group: 'Authentication',
    summary:
      'Whether a password is among the first that would be tried, for oneself or for a user who is being written',
    who: STAFF,
    input: z.object({
      password: plainText('Password', account.fields.password.max),
      user_name: plainText('Name', account.fields.user_name.max).optional(),
      email: addressText('Email', account.fields.email.max).optional(),
    }),
    /** A sentence that says what is required; '' when nothing is wrong with it. */
    response: inData(z.object({ sentence: z.string() })),
    source: 'AMB-070',
  }),
  changePassword: call({
    address: LATER_PATHS.changePassword,
    group: 'Authentication',
    summary: 'Change your own password; you stay signed in here, and everywhere else you are signed out',
    who: STAFF,
    input: z.object({
      password: plainText('Password', 200),
      new_password: newPassword,
    }),
    fresh: 'holders',
    response: done,
    source: 'AMB-068, ADD-3',
  }),
  changeEmail: call({
    address: LATER_PATHS.changeEmail,
    group: 'Authentication',
    summary: 'Mail a link to your new address; the old one holds until you have confirmed it there',
    who: STAFF,
    input: z.object({
      password: plainText('Password', account.fields.password.max),
      email: newEmail,
    }),
    fresh: 'holders',
    limited: true,
    response: done,
    source: 'AMB-068, ADD-3',
  }),
};
