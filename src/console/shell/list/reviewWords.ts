import { translations } from '#lib/translations.ts';

/** The words of where a record stands between author and office. */
export const REVIEW = translations({
  en: { waits: 'Waits for the office', sentBack: 'Sent back', published: 'Published' },
});
