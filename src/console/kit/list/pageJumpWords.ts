import { translations } from '#lib/translations.ts';

/** The words of paging through a list. */
export const PAGE_JUMP = translations({
  en: {
    shown: (from: number, to: number, total: number) => `${from} to ${to} of ${Math.max(total, to)}`,
    before: 'Page before',
    page: 'Page',
    of: (last: number) => `of ${last}`,
    go: 'Go',
  },
});
