import { confirmPath, newsletterPath, unsubscribePath } from '#lib/mailPaths.ts';
import { MAIN, type PageRoute, type RouteFamily } from '../routing/route.ts';
import { NewsletterPage, SubscriptionPage } from './FromMailPages.tsx';
import { loadNewsletter, loadSubscription } from './fromMail.load.ts';

/** Both links in a subscriber's mails lead to the same page, which shows the possible action. Opening it has no side effects. */
const subscription = (url: string): PageRoute => ({
  url,
  on: MAIN,
  cacheable: false,
  indexed: false,
  sitemap: false,
  secret: true,
  oneClick: true,
  show: async ({ db, params: { id = '' }, refused }) => {
    const found = await loadSubscription(db, id);
    return found && { page: <SubscriptionPage of={found} refused={refused} /> };
  },
  post: async ({ params: { id = '' }, values: { want, reason = '', language }, callApi }) => {
    if (want === 'language') {
      await callApi('publicSubscription', { key: id, language });
      return url.replace(':id', id);
    }
    // A one-click request of a mail program has no `want`: it unsubscribes.
    await callApi('publicSubscription', {
      key: id,
      subscribed: want === 'stay',
      reason,
      ...(language ? { language } : {}),
    });
    return url.replace(':id', id);
  },
});

/** The pages that only mails link to. */
export const mailRoutes: RouteFamily = () => [
  subscription(unsubscribePath(':id')),
  subscription(confirmPath(':id')),
  {
    url: newsletterPath(':id'),
    on: MAIN,
    indexed: false,
    sitemap: false,
    show: async ({ db, language, params: { id = '' } }) => {
      const found = await loadNewsletter(db, id, language);
      return found && { page: <NewsletterPage of={found} /> };
    },
  },
];
