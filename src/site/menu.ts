import type { Organisation } from '#lib/organisation.ts';
import { words } from './words.ts';

/** A place in a menu. It is shown once a page with this route exists. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  readonly route: string;
}
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
  const { brand, shortName } = organisation;
  const exists = ({ route }: MenuEntry): boolean => routes.has(route);
  const section = (title: string, entries: readonly MenuEntry[]): MenuSection => ({
    title,
    entries: entries.filter(exists),
  });
  const group = (title: string, sections: readonly MenuSection[]): BarGroup => ({
    title,
    sections: sections.filter(({ entries }) => entries.length > 0),
  });
  const about = entry(`About ${shortName}`, '/about/history');
  const groups = [
    group('About Us', [
      section('About', [
        entry('History', '/about/history#history', '/about/history'),
        entry('Vision', '/about/history#vision', '/about/history'),
        entry('Mission', '/about/history#mission', '/about/history'),
        entry('Logo', '/about/history#logo', '/about/history'),
      ]),
      section('Administration', [
        entry('Officers', '/about/officer'),
        entry('Working Committee', '/about/working_committee'),
        entry('Executive Committee', '/about/executive_committee'),
        entry(organisation.associationName, `/about/${brand}ta`),
        entry(
          'Secretarial Staff',
          '/about/secretarial_staff/Staff%20Under%20General%20Secretary',
          '/about/secretarial_staff/:type',
        ),
      ]),
      section('Partners & Networks', [
        entry('Partners', '/about/partners_screen'),
        entry('Networks', '/about/networks_screen'),
        entry('Campaigns', '/about/campaign_list_screen'),
      ]),
    ]),
    group('Resources', [
      section('Resources', [
        entry('Worship Resources', '/resources/worship_resource/prayer_calendar'),
        entry('Publications', '/resources/publications_screen'),
        entry(`${shortName} Life`, `/resources/${brand}_life_screen`),
        entry('Resource Docs', '/resources/resource_docs'),
      ]),
    ]),
    group('Others', [
      section('Others', [
        entry('Press Release', '/others/press_release'),
        entry('Statements', '/others/statement'),
        entry('Library & Archives', '/others/library_archive'),
        entry('Govt. Notification Schemes', '/others/government_notification_schemes'),
      ]),
    ]),
  ];
  return {
    contact: [
      entry('Get in Touch', '/about/contact_us'),
      entry('Find Us', '/about/contact_us'),
      entry('Have any Queries?', '/about/contact_us#queries', '/about/contact_us'),
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
