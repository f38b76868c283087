import { z } from 'zod';
import { call, STAFF } from './call.ts';
import { flag, plainText } from './input.ts';
import { inData, moment } from './response.ts';

/** Who else has the same form open. Nothing is locked by it. */
export const presenceCalls = {
  presenceGet: call({
    method: 'POST',
    path: 'presence/get',
    group: 'Desk',
    summary:
      'Who else has the form of a record open, and what was saved last; for so many seconds it also says that you have',
    who: STAFF,
    mayMiss: true,
    limited: true,
    input: z.object({
      kind: plainText('kind', 40),
      record: plainText('record', 40),
      /** What of the record is edited by itself, such as a row. */
      part: plainText('part', 200).default(''),
      /** A UUID that the window has made. */
      tab: plainText('tab', 40),
      /** The field that you are in. */
      field: plainText('field', 60).default(''),
      /** You leave the form. */
      leaves: flag.default(false),
    }),
    response: inData(
      z.object({
        others: z.array(z.object({ user_name: z.string(), field: z.string(), since: moment })),
        version: z.number().int(),
        saved_by: z.string(),
        saved_at: moment,
      }),
    ),
    source: 'decision 0111',
  }),
  presenceSince: call({
    method: 'POST',
    path: 'presence/get_since',
    group: 'Desk',
    summary:
      'What others have changed of a record since you had its form open last, and that you have it open now',
    who: STAFF,
    mayMiss: true,
    limited: true,
    input: z.object({ kind: plainText('kind', 40), record: plainText('record', 40) }),
    response: inData(
      z.object({
        /** null: nothing, or you never had it open. */
        since: z.object({ looked: moment, changed: z.array(z.string()), by: z.array(z.string()) }).nullable(),
      }),
    ),
    source: 'decision 0111',
  }),
};
