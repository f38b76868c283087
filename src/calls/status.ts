import { z } from 'zod';
import { call, OFFICE } from './call.ts';
import { done, inData, moment } from './response.ts';

const grade = z.enum(['bad', 'warn', 'info', 'ok']);

/** How the installation does, for whoever looks after it. */
export const statusCalls = {
  statusGet: call({
    method: 'GET',
    path: 'status/get',
    group: 'Status',
    summary:
      'What needs a hand, and what is well: in sentences of the language that the screen speaks (the cookie lectern_language, else the account’s), the urgent ones first',
    who: OFFICE,
    response: inData(
      z.object({
        at: moment,
        verdict: z.object({ grade, sentence: z.string() }),
        lines: z.array(
          z.object({
            key: z.string(),
            /** 'bad' cannot wait, 'warn' waits for a hand, 'info' is to be known. */
            grade,
            sentence: z.string(),
            more: z.string(),
            /** What to do, or what else is known. */
            small: z.string(),
            figure: z.string(),
            /** When a fault was first seen; null: it was not there at the last look. */
            since: moment.nullable(),
            acts: z.array(z.enum(['mail_try', 'backup_now'])),
          }),
        ),
        /** What went wrong today, or was noticed without anything having failed; the same thing once. */
        wrong: z.array(
          z.object({
            sentence: z.string(),
            /** A kind of page or a call; '' where it was none. */
            place: z.string(),
            times: z.number().int(),
            failed: z.boolean(),
            first: moment,
            last: moment,
          }),
        ),
        /** What took longest today, by kind of page or call, in milliseconds. */
        slowest: z.array(
          z.object({
            name: z.string(),
            count: z.number().int(),
            p95: z.number(),
            worst: z.number(),
          }),
        ),
        copies: z.array(
          z.object({
            name: z.string(),
            version: z.string(),
            since: moment,
            seen: moment,
            clock_ahead_ms: z.number(),
          }),
        ),
      }),
    ),
    source: 'decision 0091',
  }),

  /** What came of it stands on the status page. */
  statusBackUp: call({
    method: 'POST',
    path: 'status/back_up',
    group: 'Status',
    summary: 'Make a backup now, beside the pages, and try it out; one at a time',
    who: OFFICE,
    input: z.object({}),
    response: done,
    source: 'decision 0082',
  }),
};
