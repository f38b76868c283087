import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of searching, on its page, in the panel and while one types (002 §2.3, §2.4). */
export const searchWords = translations({
  en: {
    search: 'Search',
    /** In the field, and its name. */
    field: 'Search the news, people, papers',
    recent: 'Recent News',
    loadMore: 'Load more',
    nothing: 'No news found',
    failed: 'Failed to search news',
    offline: 'Failed to search news: there is no line. It is tried again when the line is back.',
    all: 'All',
    everything: 'All that was found',
    allOf: (n: number) => `All ${n}`,
    kinds: 'Kinds',
    found: (n: number, atLeast: boolean) => (atLeast ? `More than ${n} found` : `${n} found`),
    /** Before the other names and forms that were looked for besides. */
    also: 'also as',
    /** Before the words that stand nowhere, when something was found by the others. */
    without: 'without',
    /** When nothing has all of the words. */
    fewer: 'not all of these words together',
    only: (query: string) => `Only “${query}”`,
    pages: 'Pages',
    /** Where in a paper the words stand. */
    pageOfPdf: (n: number) => `Page ${n} of the PDF`,
    alsoOn: 'also on',
    byMachine: 'Read by machine',
    publication: {
      books: () => 'Publications',
      magazine: ({ shortName }: Organisation) => `${shortName} Life`,
      resources: () => 'Resource Docs',
      library_archives: () => 'Library & Archives',
      sermons: () => 'Sermon Outlines',
      lectionary: () => 'Lectionary',
    },
  },
});
