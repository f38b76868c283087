import { z } from 'zod';
import { COMMENT_MAX, QUOTED_MAX } from '#kinds/comments.ts';
import { REVIEWED, type ReviewedName } from '#kinds/reviewed.ts';
import { call, STAFF } from './call.ts';
import { flag, idOrNone, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment } from './response.ts';

const person = z.object({ user_name: z.string() });

const names = REVIEWED.map(({ name }) => name);
const reviewedName = z.enum(
  names as [ReviewedName, ...ReviewedName[]],
  `kind must be one of: ${names.join(', ')}.`,
);

const comment = z.object({
  _id: z.string(),
  /** The first comment of its thread; null if it is the first. */
  answers: z.string().nullable(),
  field: z.string(),
  quoted: z.string(),
  text: z.string(),
  at: moment,
  by: person,
  /** Whether the office wrote it. */
  of_office: z.boolean(),
  own: z.boolean(),
  done: z.object({ at: moment, by: person }).nullable(),
});

/** Comments on a news item or an event. Visitors and programs never get any. */
export const commentCalls = {
  commentList: call({
    address: LATER_PATHS.commentList,
    reads: true,
    group: 'Review',
    summary:
      'What is said beside a news item or an event, the oldest first, and who gets a mail when you say something',
    who: STAFF,
    mayMiss: true,
    input: z.object({ kind: reviewedName, record: plainText('record', 40) }),
    response: inData(z.object({ docs: z.array(comment), mails_to: z.array(person) })),
    source: 'decision 0111',
  }),
  commentSay: call({
    address: LATER_PATHS.commentSay,
    group: 'Review',
    summary: 'Say something beside a news item or an event; those whom it concerns get a mail',
    who: STAFF,
    mayMiss: true,
    limited: true,
    input: z.object({
      comment: plainText('comment', 40).meta({
        description: 'A UUID that you make: what is sent twice is said once',
      }),
      kind: reviewedName,
      record: plainText('record', 40),
      answers: idOrNone.default(null),
      field: plainText('field', 60).default(''),
      quoted: plainText('quoted', QUOTED_MAX).default(''),
      text: plainText('text', COMMENT_MAX).refine((text) => text.trim() !== '', 'Please say something.'),
    }),
    response: done,
    source: 'decision 0111',
  }),
  commentSettle: call({
    address: LATER_PATHS.commentSettle,
    group: 'Review',
    summary: 'Say that it has been seen to, or open it again',
    who: STAFF,
    input: z.object({ done: flag }),
    response: done,
    source: 'decision 0111',
  }),
  commentDelete: call({
    address: LATER_PATHS.commentDelete,
    group: 'Review',
    summary: 'Take back what you have said, as long as nobody has answered',
    who: STAFF,
    conflicts: true,
    response: done,
    source: 'decision 0111',
  }),
};
