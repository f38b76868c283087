import { translations } from '#lib/translations.ts';

/** The words of searching, on its page, in the panel and while one types (002 §2.3, §2.4). */
export const searchWords = translations({
  en: {
    search: 'Search',
    title: 'Search the news',
    recent: 'Recent News',
    loadMore: 'Load more',
    nothing: 'No news found',
    failed: 'Failed to search news',
    found: (n: number, atLeast: boolean) => (atLeast ? `More than ${n} found` : `${n} found`),
  },
});
