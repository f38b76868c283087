import { z } from 'zod';
import { ACT_PARTS, ACTS, type ActName } from '#kinds/acts.ts';
import { signInWay } from './auth.ts';
import { call, STAFF } from './call.ts';
import { dayFilter, idFilter, noFilter, paging, plainText, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment } from './response.ts';

const who = z.object({ _id: z.string(), user_name: z.string() }).nullable();
const ofEvery = { _id: z.string(), at: moment, by: who };

const change = z.object({
  ...ofEvery,
  source: z.literal('change'),
  kind: z.string(),
  record: z.string(),
  title: z.string(),
  action: z.enum([
    'create',
    'change',
    'switch',
    'remove',
    'restore',
    'send_back',
    'wait_again',
    'schedule',
    'start',
    'pause',
    'resume',
    'cancel',
  ]),
  version: z.number().int(),
  changed: z.array(z.string()),
  /** Short fields before and after; `history/get/{id}` returns longer ones. */
  differences: z.array(
    z.object({ name: z.string(), type: z.string(), before: z.unknown(), after: z.unknown() }),
  ),
  activated: z.boolean().nullable(),
  sentence: z.string(),
  via: z.enum(['mail_link', 'time']).nullable(),
  /** The name of the token by which a program did it; '' if none did. */
  program: z.string(),
  /** The number of records changed together, including this one. */
  together: z.number().int(),
  undo: z.enum(['possible', 'newer', 'gone', 'no']),
});

const act = z.object({
  ...ofEvery,
  source: z.literal('act'),
  act: z.enum(Object.keys(ACTS) as [ActName, ...ActName[]]),
  thing: z.string(),
  details: z.record(z.string(), z.unknown()),
  program: z.string(),
});

const signIn = z.object({
  ...ofEvery,
  source: z.literal('sign_in'),
  way: signInWay,
  outcome: z.enum(['in', 'failed', 'refused']),
  reason: z.string(),
  times: z.number().int(),
  address: z.string(),
  device: z.string(),
  new_device: z.boolean(),
  /** Whether the session that it started is active; false for the requesting one. */
  goes_on: z.boolean(),
});

const { search, limit } = paging(30);

/** 'next' of the previous page, as returned. */
const KEY =
  /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (change|act) (\d{1,18})$|^(\d{4}-\d\d-\d\dT[\d:.]+Z) sign_in [\da-f-]{36}$/;

/** The audit log over all kinds and actions, and undoing them. */
export const auditCalls = {
  auditList: call({
    address: LATER_PATHS.auditList,
    reads: true,
    group: 'History',
    summary:
      'What was changed, sent, taken out and tried, the newest first; a unit’s user sees what was done to the unit’s records, and the own acts',
    who: STAFF,
    input: z.object({
      search,
      part: noFilter(z.enum(ACT_PARTS, `part must be one of: ${ACT_PARTS.join(', ')}.`).optional()),
      by: idFilter,
      from: dayFilter('from'),
      to: dayFilter('to'),
      older_than: noFilter(
        plainText('older_than', 100)
          .refine((text) => KEY.test(text), 'older_than must be the next of the page before.')
          .optional(),
      ),
      limit,
    }),
    response: inData(
      z.object({
        docs: z.array(z.discriminatedUnion('source', [change, act, signIn])),
        /** Sent as `older_than`, it returns the next page; null at the end. */
        next: z.string().nullable(),
        /** The total; 1001 means more than 1000, null on pages after the first. */
        total: z.number().int().nullable(),
      }),
    ),
    source: 'ADD-1',
  }),
  auditUndo: call({
    address: LATER_PATHS.auditUndo,
    group: 'History',
    summary: 'Undo a change after which nothing newer was done to the record; nothing is published by it',
    who: STAFF,
    // The version that the change left; if sent, it is compared.
    input: z.object({ version: versionSent }),
    response: done,
    source: 'ADD-1',
  }),
  auditSignOut: call({
    address: LATER_PATHS.auditSignOut,
    group: 'History',
    summary:
      'End the session that a sign-in began: one’s own, and for the office anybody’s; its browser is asked for the second key again',
    who: STAFF,
    input: z.object({}),
    response: done,
    source: 'ADD-6',
  }),
  auditExported: call({
    address: LATER_PATHS.auditExported,
    group: 'History',
    summary: 'Say that a list is saved as a file, before it is; it stands in who did what',
    who: STAFF,
    input: z.object({
      what: plainText('what', 60).refine((text) => text.trim() !== '', 'Please enter: what'),
      count: z
        .int('count must be a whole number.')
        .min(0, 'count must be 0 or more.')
        .max(10_000_000, 'count is too large.'),
    }),
    fresh: true,
    response: done,
    source: 'ADD-1',
  }),
};
