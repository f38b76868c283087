import { subscriber } from '#kinds/subscriber.ts';
import { Refusal } from '#lib/refusal.ts';
import { EVERYWHERE, type RouteFamily } from '../route.ts';
import { SUBSCRIBE_PATH, SUBSCRIBED } from './SubscribeForm.tsx';
import { SubscribePage } from './SubscribePage.tsx';

/** What the foot's form asks for; the call itself does without the number (AMB-053). */
const IN_THE_FOOT = ['name', 'email', 'phone'] as const;

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
    post: async ({ values: { place, ...values }, callApi }) => {
      if (place !== 'home') needsAll(values);
      await callApi('public/add_subscriber', values);
      return SUBSCRIBED;
    },
  },
];

function needsAll(values: Readonly<Record<string, string>>): void {
  const { sentence } = subscriber.fields.name;
  const missing = IN_THE_FOOT.filter((name) => !values[name]?.trim());
  if (missing.length > 0)
    throw new Refusal(422, sentence, { fields: Object.fromEntries(missing.map((name) => [name, sentence])) });
}
