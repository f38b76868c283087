import { z } from 'zod';
import type { Role } from '#kinds/define.ts';
import { ANSWER_MAX } from '#kinds/sentences.ts';
import { THREAD_ENDS } from '#kinds/threadEnds.ts';
import type { Address } from './address.ts';
import { call } from './call.ts';
import { flag, plainText } from './input.ts';
import { named } from './jsonSchema.ts';
import { done, inData, moment } from './response.ts';

const message = named(
  'ThreadMessage',
  z.object({
    _id: z.string(),
    /** True for a reply of ours, false for a message of the visitor. */
    ours: z.boolean(),
    by: z.object({ user_name: z.string() }),
    /** The address from which a reply was sent by mail; "" for one from the console. */
    by_mail: z.string(),
    text: z.string(),
    files: z.array(z.string()),
    created_at: moment,
    mail: z
      .object({
        state: z.enum(['waiting', 'sent', 'refused', 'cancelled']),
        answer: z.string(),
        at: moment,
        tries: z.number().int(),
        /** The mail bounced after the mail server had accepted it. */
        returned: z.boolean(),
      })
      .nullable(),
  }),
);

/** The state of its thread in lists, if there are further messages. */
export const lastOfThread = { last: z.enum(THREAD_ENDS).optional() };

/** Creates the calls for reading a thread and replying to it, for each kind of thread (AMB-051). */
export const threadCalls = (
  addresses: { readonly thread: Address<'GET'>; readonly answer: Address<'POST'> },
  who: readonly Role[],
) => ({
  thread: call({
    address: addresses.thread,
    group: 'Inbox',
    summary: 'What followed a letter: answers, and what the visitor wrote back by mail',
    who,
    response: inData(
      z.object({
        docs: z.array(message),
        /** Whether the visitor's replies by mail are added to this thread. */
        replies: z.boolean(),
      }),
    ),
    source: 'AMB-051',
  }),
  answer: call({
    address: addresses.answer,
    group: 'Inbox',
    summary:
      'Answer a letter by mail, to the address it came from. `after` is the last message that was seen, "" for none; when another has come since, the answer is refused with 409',
    who,
    repeatable: true,
    input: z.object({
      text: plainText('Your answer', ANSWER_MAX).refine(
        (text) => text.trim() !== '',
        'Please write an answer.',
      ),
      handled: flag,
      after: plainText('after', 40).optional(),
    }),
    response: done,
    source: 'AMB-051, ADD-1, ADD-2',
  }),
});
