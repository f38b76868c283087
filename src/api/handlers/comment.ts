import type { commentCalls } from '#calls/comment.ts';
import { KINDS } from '#kinds/kinds.ts';
import { rateLimitComments } from '#store/inbox/rateLimit.ts';
import { type Comment, commentsOf, say, settleThread, takeBack } from '#store/together/comments.ts';
import type { Handlers } from '../context.ts';

/** Comments on records. */
export const commentHandlers: Handlers<keyof typeof commentCalls> = {
  commentList: async ({ viewer, deps, input: { kind, record } }) => {
    const { comments, hearers } = await commentsOf(viewer, deps.db, KINDS[kind], record);
    return { data: { docs: comments.map(onWire), mails_to: hearers.map((user_name) => ({ user_name })) } };
  },
  commentSay: async ({ viewer, deps, input, now }) => {
    await rateLimitComments(deps.db, viewer.accountId, now);
    await say(viewer, deps.db, KINDS[input.kind], { ...input, id: input.comment }, now);
    deps.mailQueued();
    return { data: { _id: input.comment, message: 'Said' } };
  },
  commentSettle: async ({ viewer, deps, id, input: { done }, now }) => {
    await settleThread(viewer, deps.db, id, done, now);
    return { data: { _id: id, message: done ? 'Done' : 'Open again' } };
  },
  commentDelete: async ({ viewer, deps, id }) => {
    await takeBack(viewer, deps.db, id);
    return { data: { _id: id, message: 'Taken back' } };
  },
};

const onWire = ({ id, at, by, ofOffice, doneAt, doneBy, ...comment }: Comment) => ({
  ...comment,
  _id: id,
  at: at.toISOString(),
  by: { user_name: by },
  of_office: ofOffice,
  done: doneAt && { at: doneAt.toISOString(), by: { user_name: doneBy } },
});
