import type { newsletterCalls } from '#calls/newsletter.ts';
import { newsletterPath } from '#lib/mailPaths.ts';
import { freezeNewsletter } from '#store/newsletters.ts';
import { countRecipients, listSent, switchNewsletter } from '#store/sentNewsletters.ts';
import type { Handlers } from '../context.ts';

/** Items and recipients are noted in one transaction; the mails go out by jobs (AMB-047). */
export const newsletterHandlers: Handlers<keyof typeof newsletterCalls> = {
  newsletterSend: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const ids = input.news.filter((newsId) => newsId !== undefined);
    const { id, recipients } = await freezeNewsletter(viewer, deps.db, ids, { now, idempotencyKey });
    deps.mailQueued();
    return { data: { _id: id, recipients, message: 'News letter sent successfully' } };
  },
  newsletterList: async ({ deps, input }) => {
    const { docs, ...page } = await listSent(deps.db, input);
    return {
      data: {
        ...page,
        docs: docs.map(({ id, createdAt, by, ...doc }) => ({
          ...doc,
          _id: id,
          created_at: createdAt.toISOString(),
          created_by: { user_name: by },
          refusals: [...doc.refusals],
          page: deps.publicUrl + newsletterPath(id),
        })),
      },
    };
  },
  newsletterSwitch: async ({ deps, input: { newsletter, state }, now }) => {
    await switchNewsletter(deps.db, newsletter, state, now);
    if (state === 'sending') deps.mailQueued();
    return { data: { _id: newsletter, message: 'Newsletter updated' } };
  },
  newsletterRecipients: async ({ deps }) => ({ data: { recipients: await countRecipients(deps.db) } }),
};
