import type { enquiryCalls } from '#calls/enquiry.ts';
import type { Db } from '#store/database/db.ts';
import { lastMessages } from '#store/inbox/lastMessages.ts';
import type { ThreadKind } from '#store/inbox/threadKinds.ts';
import { readThread, replyToThread } from '#store/inbox/threadMessages.ts';
import type { Handler } from '../context.ts';

/** A page of threads, each with its last message. */
export async function withLast<D extends { readonly _id: string }, P extends { readonly docs: readonly D[] }>(
  db: Db,
  kind: ThreadKind,
  { data }: { readonly data: P },
) {
  const last = await lastMessages(
    db,
    kind,
    data.docs.map(({ _id }) => _id),
  );
  return { data: { ...data, docs: data.docs.map((doc) => ({ ...doc, last: last.get(doc._id) })) } };
}

/** The messages of a thread: the same for enquiries and orders (AMB-051). */
export const threadHandlers = (
  kind: ThreadKind,
): {
  thread: Handler<(typeof enquiryCalls)['enquiryThread']>;
  answer: Handler<(typeof enquiryCalls)['enquiryAnswer']>;
} => ({
  thread: async ({ viewer, deps, id }) => {
    const messages = await readThread(viewer, deps.db, kind, id);
    return {
      data: {
        docs: messages.map(({ id: _id, by, byMail, createdAt, mail, files, ...rest }) => ({
          ...rest,
          _id,
          by: { user_name: by },
          by_mail: byMail,
          files: [...files],
          created_at: createdAt.toISOString(),
          mail: mail && { ...mail, at: new Date(mail.at).toISOString() },
        })),
        replies: deps.mailer.mailbox !== undefined,
      },
    };
  },
  answer: async ({ viewer, deps, id, input, now, idempotencyKey }) => {
    const { text, handled, after } = input;
    const message = await replyToThread(
      viewer,
      deps.db,
      kind,
      id,
      { text: text.trim(), handled, after },
      { now, idempotencyKey },
    );
    deps.mailQueued();
    return { data: { _id: message, message: 'Answer kept' } };
  },
});
