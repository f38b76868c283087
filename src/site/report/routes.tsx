import { enquiry } from '#kinds/enquiry.ts';
import { excerpt } from '#lib/html.ts';
import { Refusal } from '#lib/refusal.ts';
import { wordsIn } from '#lib/translations.ts';
import { errorWords } from '../errors/words.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { ReportPage } from './ReportPage.tsx';
import { loadReported } from './report.load.ts';
import { reportPath } from './reportPath.ts';
import { reportWords } from './words.ts';

/** Reports of mistakes by visitors. The office receives them like other messages, with the address of the page. */
export const reportRoutes: RouteFamily = () => [
  {
    url: reportPath(':kind', ':id'),
    on: MAIN,
    query: ['sent'],
    indexed: false,
    show: async ({ db, params: { kind = '', id = '' }, query, refused }) => {
      const item = await loadReported(db, kind, id);
      return item && { page: <ReportPage item={item} sent={query.sent !== undefined} refused={refused} /> };
    },
    post: async ({ db, params: { kind = '', id = '' }, values, callApi }) => {
      const item = await loadReported(db, kind, id);
      if (!item) throw new Refusal(404, wordsIn(errorWords, 'en').errors.notFound.sentence);
      const { name, email, message = '', page = '', notice } = values;
      // The page's address as submitted by the form; any other address is replaced by the record's.
      const address = page.endsWith(item.path) ? page : item.path;
      const subject = excerpt(wordsIn(reportWords, 'en').subject(item.title), enquiry.fields.subject.max);
      const text = message.trim() === '' ? '' : `${message}\n\n${address}`;
      await callApi('publicEnquiry', { name, email, subject, message: text, type: 'contact_us', notice });
      return `${reportPath(item.kind, item.id)}?sent=1#report`;
    },
  },
];
