import { translations } from '#lib/translations.ts';

/** The words of the pager's demo page (002 §2.22). */
export const paginationWords = translations({
  en: { title: 'Pagination', shown: (page: number, pages: number) => `Page ${page} of ${pages}` },
});
