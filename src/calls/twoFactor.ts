import { z } from 'zod';
import { signedIn } from './auth.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { flag, plainText } from './input.ts';
import { describedAs } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment } from './response.ts';

/** Longer than any device's response. */
const MOST_OF_ANSWER = 20_000;
const KEY_NAME_MAX = 60;

const challenge = plainText('challenge', 100);
const code = plainText('Code', 40);
const password = plainText('Password', 200);
/** The result of a browser's `navigator.credentials`, as JSON. Its parts are checked when it is verified. */
const NO_ANSWER = 'device must be what the browser answered.';
const device = z
  .looseObject({ id: z.string(NO_ANSWER).max(2000, NO_ANSWER) }, NO_ANSWER)
  .refine((answer) => JSON.stringify(answer).length <= MOST_OF_ANSWER, 'device is too large.')
  .meta(describedAs({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }));
const name = plainText('Name', KEY_NAME_MAX).refine((text) => text.trim() !== '', 'Please enter: Name');

/** Options for `navigator.credentials`, unchanged. */
const options = z.looseObject({}).meta(describedAs({ type: 'object' }));
const ways = z.array(z.enum(['device', 'app', 'paper']));
/** `codes`: recovery codes, created with the first factor and returned once. */
const added = inData(z.object({ _id: z.string(), codes: z.array(z.string()) }));

const base = { group: 'Authentication', source: 'AMB-068, ADD-3' } as const;
/** Calls for managing one's own second factors; nobody can access another person's. */
const own = { ...base, who: STAFF, withoutKey: true } as const;

/** Second factors, presented besides the password. */
export const twoFactorCalls = {
  secondKeySignIn: call({
    ...base,
    address: LATER_PATHS.secondKeySignIn,
    summary:
      'The second step of a sign-in that was refused with `second_key_needed`: its challenge, with a code or a device’s answer',
    who: 'everyone',
    input: z.object({
      challenge,
      code: code.optional(),
      device: device.optional(),
      /** The browser then skips the second factor for as many days as the refusal gave (`remember_days`). */
      remember: flag.optional(),
    }),
    response: signedIn,
    secret: true,
  }),
  secondKeyAskAdministrators: call({
    ...base,
    address: LATER_PATHS.secondKeyAskAdministrators,
    summary:
      'Ask the other administrators to be let in without the second keys, at the second step of a sign-in; once a day',
    who: 'everyone',
    input: z.object({ challenge }),
    response: done,
  }),
  proveBegin: call({
    ...own,
    address: LATER_PATHS.proveBegin,
    summary: 'By what you prove once more who you are, after a refusal with `prove_again`',
    input: z.object({}),
    /** Without a second factor, and so without `ways`: the password. A device alone is enough; a code is sent together with the password. */
    response: inData(z.object({ ways, challenge: z.string(), options: options.nullable() })),
  }),
  prove: call({
    ...own,
    address: LATER_PATHS.prove,
    summary:
      'Prove once more who you are: the password, with a code where you have a second key, or a device’s answer alone',
    input: z.object({
      password: password.optional(),
      code: code.optional(),
      challenge: challenge.optional(),
      device: device.optional(),
    }),
    limited: true,
    response: done,
  }),
  secondKeyList: call({
    ...own,
    address: LATER_PATHS.secondKeyList,
    summary: 'Your second keys, and how many codes on paper are left',
    response: inData(
      z.object({
        docs: z.array(
          z.object({
            _id: z.string(),
            kind: z.enum(['app', 'device']),
            name: z.string(),
            /** The console host for which a device was added. */
            host: z.string(),
            created_at: moment,
            used_at: moment.nullable(),
          }),
        ),
        paper: z.object({ of: z.number().int(), left: z.number().int() }),
        /** Whether full administrators must have a second factor. */
        required: z.boolean(),
        /** Browsers that skip it. */
        trusted: z.array(
          z.object({
            _id: z.string(),
            device: z.string(),
            created_at: moment,
            used_at: moment,
            ends_at: moment,
          }),
        ),
      }),
    ),
  }),
  secondKeyBeginApp: call({
    ...own,
    address: LATER_PATHS.secondKeyBeginApp,
    summary: 'Begin to add an app: its secret, and the address that the app reads',
    input: z.object({}),
    fresh: 'always',
    response: inData(z.object({ challenge: z.string(), secret: z.string(), address: z.string() })),
    secret: true,
  }),
  secondKeyAddApp: call({
    ...own,
    address: LATER_PATHS.secondKeyAddApp,
    summary: 'Add the app that was begun, with the six numbers that it shows',
    input: z.object({ challenge, code, name }),
    fresh: 'always',
    limited: true,
    response: added,
    secret: true,
  }),
  secondKeyBeginDevice: call({
    ...own,
    address: LATER_PATHS.secondKeyBeginDevice,
    summary: 'Begin to add this phone or computer: what its browser is to be asked',
    input: z.object({}),
    fresh: 'always',
    response: inData(z.object({ challenge: z.string(), options })),
  }),
  secondKeyAddDevice: call({
    ...own,
    address: LATER_PATHS.secondKeyAddDevice,
    summary: 'Add the phone or computer that was begun, with what its browser answered',
    input: z.object({ challenge, device, name }),
    fresh: 'always',
    response: added,
    secret: true,
  }),
  secondKeyRename: call({
    ...own,
    address: LATER_PATHS.secondKeyRename,
    summary: 'Give one of your second keys another name',
    input: z.object({ name }),
    response: done,
  }),
  secondKeyRemove: call({
    ...own,
    address: LATER_PATHS.secondKeyRemove,
    summary: 'Take away one of your second keys; with the last one the codes on paper go',
    fresh: true,
    response: done,
  }),
  trustedBrowserEnd: call({
    ...base,
    who: STAFF,
    address: LATER_PATHS.trustedBrowserEnd,
    summary: 'Ask one of your browsers for the second key again',
    response: done,
  }),
  secondKeyPaper: call({
    ...own,
    address: LATER_PATHS.secondKeyPaper,
    summary: 'Make new codes on paper, told this once; the older ones open nothing from now on',
    input: z.object({}),
    fresh: true,
    response: inData(z.object({ codes: z.array(z.string()) })),
    secret: true,
  }),
  secondKeyRequire: call({
    ...base,
    address: LATER_PATHS.secondKeyRequire,
    summary: 'Whether full administrators must have a second key; who asks for one must have one',
    who: OFFICE,
    input: z.object({ required: flag }),
    fresh: true,
    response: done,
  }),
};
