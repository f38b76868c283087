import { translations } from '#lib/translations.ts';
import type { Reported } from './reportPath.ts';

/** The words for reporting a mistake to the office. The form itself uses the contact page's words. */
export const reportWords = translations({
  en: {
    title: 'Report a mistake',
    /** The links to it, at the end of the content. */
    inIt: {
      news: 'Report a mistake in this story',
      statement: 'Report a mistake on this page',
    } satisfies Record<Reported, string>,
    where: 'It is about',
    message: 'What is wrong, and what would be right?',
    back: 'Back to the page',
    /** What the office sees in its inbox. */
    subject: (title: string) => `A mistake in: ${title}`,
  },
});
