import { z } from 'zod';
import { call, OFFICE, STAFF } from './call.ts';
import { flag } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { FIRST_PATHS } from './paths.ts';
import { done, inData, moment } from './response.ts';

/** The state of outgoing mail, for every screen that causes one (AMB-047). */
export const mailCalls = {
  mailState: call({
    address: FIRST_PATHS.mailState,
    group: 'Mail',
    summary:
      "Whether mails leave this server or are kept as files, and while none go out, since when and the mail server's own words",
    who: STAFF,
    response: inData(
      z.object({
        to: z.enum(['server', 'files']),
        trouble: z.object({ since: moment, sentence: z.string() }).nullable(),
        /** State of the mailbox for replies, for the office; null for others, and if none is configured. */
        mailbox: z
          .object({
            address: z.string(),
            last_read: moment.nullable(),
            trouble: z.object({ since: moment, sentence: z.string(), next: moment }).nullable(),
            unknown: z.number().int(),
          })
          .nullable(),
        /** Mails that were queued when a backup was restored, for the office; 0 for others. */
        held: z.number().int(),
      }),
    ),
    source: 'AMB-047',
  }),
  mailTry: call({
    address: LATER_PATHS.mailTry,
    group: 'Mail',
    summary: 'Try the mail server and the mailbox at once where they rest after something went wrong',
    who: OFFICE,
    input: z.object({}),
    response: done,
    source: 'AMB-047',
  }),
  mailHeld: call({
    address: LATER_PATHS.mailHeld,
    group: 'Mail',
    summary: 'Let the mails go out that are held since a backup was brought back, or never; answers how many',
    who: OFFICE,
    input: z.object({ send: flag }),
    fresh: true,
    response: inData(z.object({ settled: z.number().int() })),
    source: 'AMB-047',
  }),
  mailTest: call({
    address: LATER_PATHS.mailTest,
    group: 'Mail',
    summary: "Send a test mail to the caller's own address; answers the mail server's own words",
    who: OFFICE,
    limited: true,
    input: z.object({}),
    response: inData(z.object({ taken: z.boolean(), message: z.string() })),
    source: 'AMB-047',
  }),
};
