import { EVERYWHERE, type RouteFamily } from '../routing/route.ts';
import { SUBSCRIBE_PATH, SUBSCRIBED } from './SubscribeForm.tsx';
import { SubscribePage } from './SubscribePage.tsx';

/** The page that takes the forms of the foot and of the home page. It is reached by sending one, so search engines do without it. */
export const subscribeRoutes: RouteFamily = () => [
  {
    url: SUBSCRIBE_PATH,
    on: EVERYWHERE,
    query: ['sent'],
    indexed: false,
    show: ({ query, refused }) => ({
      page: <SubscribePage sent={query.sent !== undefined} refused={refused} />,
    }),
    // `place` came with the forms of pages that were kept before this.
    post: async ({ values: { place: _former, ...values }, callApi }) => {
      await callApi('public/add_subscriber', values);
      return SUBSCRIBED;
    },
  },
];
