import type { Organisation } from '#lib/organisation.ts';
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
    offline: 'Failed to search news: there is no line. It is tried again when the line is back.',
    all: 'All',
    everything: 'All that was found',
    allOf: (kind: string, n: number) => `${kind}: all ${n}`,
    kinds: 'Kinds',
    found: (n: number, atLeast: boolean) => (atLeast ? `More than ${n} found` : `${n} found`),
    /** The tabs. */
    tabs: {
      news: 'News',
      event: 'Events',
      publication: 'Publications',
      statement: 'Announcements',
      campaign: 'Campaigns',
      video: 'Videos',
      person: 'People',
      unit: 'Dioceses and departments',
    },
    publication: {
      books: () => 'Publications',
      magazine: ({ shortName }: Organisation) => `${shortName} Life`,
      resources: () => 'Resource Docs',
      library_archives: () => 'Library & Archives',
      sermons: () => 'Sermon Outlines',
      lectionary: () => 'Lectionary',
    },
    statement: {
      press: 'Press Release',
      statement: 'Statements',
      govt: 'Govt. Notification Schemes',
    },
    person: {
      officers: () => 'Officers',
      secretarial_staff: () => 'Secretarial Staff',
      association_officers: ({ associationName }: Organisation) => associationName,
      working_committee: () => 'Working Committee',
      department_personnels: () => 'Personnel',
      diocese_personnels: () => 'Personnel',
    },
    unit: { department: 'Department', diocese: 'Diocese' },
  },
});
