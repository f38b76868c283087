import type { Organisation } from '#lib/organisation.ts';
import { CONTACT, type SitePlace, type SiteSection, siteSections } from '#lib/siteMenu.ts';
import { words } from './words.ts';

/** A place in a menu. It is shown once a page with this route exists. */
export type MenuEntry = SitePlace;
export interface MenuSection {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}
/** A word of the bar that opens a popup of sections. */
export interface BarGroup {
  readonly title: string;
  readonly sections: readonly MenuSection[];
}

export interface Menu {
  /** Behind the three lines of the header (002 §2.3, §2.4). */
  readonly contact: readonly MenuEntry[];
  /** The words of the bar after Home, Diocese and Department. */
  readonly bar: readonly BarGroup[];
  readonly aboutPage: MenuEntry | undefined;
}

const entry = (label: string, path: string, route = path): MenuEntry => ({ label, path, route });

/**
 * The site menu (002 §2.4), of which those entries are left whose route is among `routes`: a link to a page that does not
 * exist leads nowhere, so it isn't there.
 */
export function menuFor(organisation: Organisation, routes: ReadonlySet<string>): Menu {
  const exists = ({ route }: MenuEntry): boolean => routes.has(route);
  const section = ({ title, places }: SiteSection): MenuSection => ({
    title,
    entries: places.filter(exists),
  });
  const group = (title: string, ...sections: readonly SiteSection[]): BarGroup => ({
    title,
    sections: sections.map(section).filter(({ entries }) => entries.length > 0),
  });
  const about = entry(`About ${organisation.shortName}`, '/about/history');
  const all = siteSections(organisation);
  const groups = [
    group('About Us', all.about, all.administration, all.partners),
    group('Resources', all.resources),
    group('Others', all.others),
  ];
  return {
    contact: [
      entry('Get in Touch', CONTACT.path),
      entry('Find Us', CONTACT.path),
      entry('Have any Queries?', `${CONTACT.path}#queries`, CONTACT.path),
    ].filter(exists),
    bar: groups.filter(({ sections }) => sections.length > 0),
    aboutPage: exists(about) ? about : undefined,
  };
}

/** The words of the filter bar on /home, each with the section that it leads to (002 §2.5, AMB-114). */
export const HOME_INDEX = [
  { label: words.news, section: 'news' },
  { label: 'Videos', section: 'videos' },
  { label: 'Resources', section: 'resources' },
  { label: 'Publication', section: 'publication' },
  { label: 'Campaign', section: 'campaign' },
] as const;
