import type { Organisation } from '#lib/organisation.ts';
import { translations, type WordsOf } from '#lib/translations.ts';

/** The words of the site menu (002 §2.2, §2.4). The routes say which of them exist, and in which order. */
export const menuWords = translations({
  en: {
    bar: { about: 'About Us', resources: 'Resources', others: 'Others' },
    aboutUs: ({ shortName }: Organisation) => `About ${shortName}`,
    sections: {
      latest: 'Latest',
      about: 'About',
      administration: 'Administration',
      partners: 'Partners & Networks',
      contact: 'Contact Us',
      resources: 'Resources',
      others: 'Others',
    },
    places: {
      news: () => 'News',
      events: () => 'Events',
      videos: () => 'Videos',
      history: () => 'History',
      vision: () => 'Vision',
      mission: () => 'Mission',
      logo: () => 'Logo',
      officers: () => 'Officers',
      workingCommittee: () => 'Working Committee',
      executiveCommittee: () => 'Executive Committee',
      association: ({ associationName }: Organisation) => associationName,
      staff: () => 'Secretarial Staff',
      partners: () => 'Partners',
      networks: () => 'Networks',
      campaigns: () => 'Campaigns',
      getInTouch: () => 'Get in Touch',
      findUs: () => 'Find Us',
      queries: () => 'Have any Queries?',
      worship: () => 'Worship Resources',
      publications: () => 'Publications',
      magazine: ({ shortName }: Organisation) => `${shortName} Life`,
      documents: () => 'Resource Docs',
      pressRelease: () => 'Press Release',
      statements: () => 'Statements',
      archives: () => 'Library & Archives',
      schemes: () => 'Govt. Notification Schemes',
    },
  },
});

type MenuWords = WordsOf<typeof menuWords>;
export type MenuSectionName = keyof MenuWords['sections'];
export type MenuPlaceName = keyof MenuWords['places'];

/** The words of the bar that open lists. */
export type BarName = keyof MenuWords['bar'];

/** A page's place in the site menu, declared at its route. */
export interface MenuFlag {
  readonly section: MenuSectionName;
  readonly place: MenuPlaceName;
  /** Where it links to, if not the route's own url: an anchor of the page, or a path with its parameter filled in. */
  readonly at?: string;
}
