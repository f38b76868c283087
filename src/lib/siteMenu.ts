import type { Organisation } from './organisation.ts';

/** A place of the public site. `path` on the main host; `route` is the pattern of the page that answers there. */
export interface SitePlace {
  readonly label: string;
  readonly path: string;
  readonly route: string;
}
export interface SiteSection {
  readonly title: string;
  readonly places: readonly SitePlace[];
}

const place = (label: string, path: string, route = path): SitePlace => ({ label, path, route });

export const CONTACT = place('Contact Us', '/about/contact_us');

/** The sections of the public site (000 §1, 002 §2.2, §2.4), as its menus show them and the console repeats them (AMB-100). */
export function siteSections({ brand, shortName, associationName }: Organisation) {
  return {
    about: {
      title: 'About',
      places: [
        place('History', '/about/history#history', '/about/history'),
        place('Vision', '/about/history#vision', '/about/history'),
        place('Mission', '/about/history#mission', '/about/history'),
        place('Logo', '/about/history#logo', '/about/history'),
      ],
    },
    administration: {
      title: 'Administration',
      places: [
        place('Officers', '/about/officer'),
        place('Working Committee', '/about/working_committee'),
        place('Executive Committee', '/about/executive_committee'),
        place(associationName, `/about/${brand}ta`),
        place(
          'Secretarial Staff',
          `/about/secretarial_staff/${encodeURIComponent('Staff Under General Secretary')}`,
          '/about/secretarial_staff/:type',
        ),
      ],
    },
    partners: {
      title: 'Partners & Networks',
      places: [
        place('Partners', '/about/partners_screen'),
        place('Networks', '/about/networks_screen'),
        place('Campaigns', '/about/campaign_list_screen'),
      ],
    },
    resources: {
      title: 'Resources',
      places: [
        place('Worship Resources', '/resources/worship_resource/prayer_calendar'),
        place('Publications', '/resources/publications_screen'),
        place(`${shortName} Life`, `/resources/${brand}_life_screen`),
        place('Resource Docs', '/resources/resource_docs'),
      ],
    },
    others: {
      title: 'Others',
      places: [
        place('Press Release', '/others/press_release'),
        place('Statements', '/others/statement'),
        place('Library & Archives', '/others/library_archive'),
        place('Govt. Notification Schemes', '/others/government_notification_schemes'),
      ],
    },
  } as const satisfies Record<string, SiteSection>;
}
