import { translations } from '#lib/translations.ts';

/** The words of the review state between author and office. */
export const REVIEW = translations({
  en: { waits: 'Awaiting approval', sentBack: 'Sent back', published: 'Published' },
});
