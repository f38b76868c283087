import { z } from 'zod';
import { call, OFFICE } from './call.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment } from './response.ts';

const grade = z.enum(['bad', 'warn', 'info', 'ok']);

/** The state of the installation, for its operator. */
export const statusCalls = {
  statusGet: call({
    address: LATER_PATHS.statusGet,
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
            /** 'bad' is urgent, 'warn' needs attention, 'info' is for information. */
            grade,
            sentence: z.string(),
            more: z.string(),
            /** What to do, or further details. */
            small: z.string(),
            figure: z.string(),
            /** When a fault was first seen; null: the last check did not find it. */
            since: moment.nullable(),
            acts: z.array(z.enum(['mail_try', 'backup_now'])),
          }),
        ),
        /** Errors and irregularities of today; equal ones are listed once. */
        wrong: z.array(
          z.object({
            sentence: z.string(),
            /** A kind of page or a call; '' if neither. */
            place: z.string(),
            times: z.number().int(),
            failed: z.boolean(),
            first: moment,
            last: moment,
          }),
        ),
        /** The slowest of today, by kind of page or call, in milliseconds. */
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

  /** The outcome is shown on the status page. */
  statusBackUp: call({
    address: LATER_PATHS.statusBackUp,
    group: 'Status',
    summary: 'Make a backup now, beside the pages, and try it out; one at a time',
    who: OFFICE,
    input: z.object({}),
    response: done,
    source: 'decision 0082',
  }),
};
