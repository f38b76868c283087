import type { newsletterCalls } from '#calls/newsletter.ts';
import { freezeNewsletter } from '#store/newsletters.ts';
import type { Handlers } from '../context.ts';

/** Items and recipients are noted in one transaction; the mails go out by jobs (AMB-047). */
export const newsletterHandlers: Handlers<keyof typeof newsletterCalls> = {
  newsletterSend: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const ids = input.news.filter((newsId) => newsId !== undefined);
    const { id, recipients } = await freezeNewsletter(viewer, deps.db, ids, { now, idempotencyKey });
    deps.mailQueued();
    return { data: { _id: id, recipients, message: 'News letter sent successfully' } };
  },
};
