import { wordsIn } from '#lib/translations.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { ContactPage } from './ContactPage.tsx';
import { contactWords } from './words.ts';

const URL = '/about/contact_us';

/** Where the synod's office is, and the form to write to it (002 §2.19, AMB-050). */
export const contactRoutes: RouteFamily = () => [
  {
    url: URL,
    on: MAIN,
    query: ['sent'],
    found: {
      text: ({ name, address }, language) =>
        `${wordsIn(contactWords, language).title}. ${name}, ${address.join(', ')}`,
    },
    menu: [
      { section: 'contact', place: 'getInTouch' },
      { section: 'contact', place: 'findUs', at: `${URL}#find` },
      { section: 'contact', place: 'queries', at: `${URL}#queries` },
    ],
    show: ({ query, refused }) => ({
      page: <ContactPage sent={query.sent !== undefined} refused={refused} />,
    }),
    post: async ({ values, callApi }) => {
      await callApi('publicEnquiry', { ...values, type: 'contact_us' });
      return `${URL}?sent=1#queries`;
    },
  },
];
