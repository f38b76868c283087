import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the search, on its page and in the panel while the user types (002 §2.3, §2.4). */
export const searchWords = translations({
  en: {
    search: 'Search',
    /** The field's placeholder and accessible name. */
    field: 'News, people, documents',
    recent: 'Recent News',
    loadMore: 'Load more',
    nothing: 'No news found',
    failed: 'Failed to search news',
    offline: 'Failed to search news: you are offline. It is tried again when you are back online.',
    all: 'All',
    /** The last entry of the panel, which leads to the page of results. */
    everything: (query: string) => `Show all results for “${query}”`,
    allOf: (n: number) => `All ${n}`,
    kinds: 'Kinds',
    found: (n: number, atLeast: boolean) => (atLeast ? `More than ${n} found` : `${n} found`),
    /** Before the alternative names and forms that were searched for too. */
    also: 'also as',
    /** Before words that occur nowhere, if the others found something. */
    without: 'without',
    /** If no result has all of the words. */
    fewer: 'not all of these words together',
    /** If nothing has the words; links to similar words follow. */
    guess: (query: string) => `Nothing says “${query}”.`,
    didYouMean: 'Did you mean:',
    only: (query: string) => `Only “${query}”`,
    pages: 'Pages',
    /** Where a document contains the words. */
    pageOfPdf: (n: number) => `Page ${n} of the PDF`,
    page: (n: number) => `Page ${n}`,
    alsoOn: 'also on',
    /** Before other events of the same title. */
    alsoHeld: 'Also:',
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
