import { wordsIn } from '#lib/translations.ts';
import { SUBSCRIBE_PATH, SUBSCRIBED } from '../parts/SubscribeForm.tsx';
import { subscribeWords } from '../parts/words.ts';
import { EVERYWHERE, type RouteFamily } from '../routing/route.ts';
import { SubscribePage } from './SubscribePage.tsx';

/** The page that receives the forms of the footer and of the home page. It is reached only by submitting one, so it is not indexed. */
export const subscribeRoutes: RouteFamily = () => [
  {
    url: SUBSCRIBE_PATH,
    on: EVERYWHERE,
    query: ['sent'],
    indexed: false,
    found: { title: (_, language) => wordsIn(subscribeWords, language).title },
    show: ({ query, refused }) => ({
      page: <SubscribePage sent={query.sent !== undefined} refused={refused} />,
    }),
    // Pages cached from an earlier version submit `place`.
    post: async ({ values: { place: _former, ...values }, callApi }) => {
      await callApi('publicSubscribe', values);
      return SUBSCRIBED;
    },
  },
];
