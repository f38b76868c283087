import { translations } from '#lib/translations.ts';
import type { Reported } from './reportPath.ts';

/** The words with which a visitor tells the office of a mistake. Those of the form itself are the contact page's. */
export const reportWords = translations({
  en: {
    title: 'Report a mistake',
    /** The ways to it, at the end of what it is about. */
    inIt: {
      news: 'Report a mistake in this story',
      statement: 'Report a mistake on this page',
    } satisfies Record<Reported, string>,
    where: 'It is about',
    message: 'What is wrong, and what would be right?',
    back: 'Back to the page',
    /** What the office reads in its inbox. */
    subject: (title: string) => `A mistake in: ${title}`,
  },
});
