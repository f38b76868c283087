import type { Organisation } from '#lib/organisation.ts';

/** A heading of the public site's menu with its entries; a heading without entries is a link itself. */
export type MenuGroup = { heading: string; url?: string; entries: { name: string; url: string }[] };

/** The public site's sections (000 §1, 002 §2.2), as its menu shows them and the console repeats them (AMB-100). Paths on the main host. */
export function siteMenu({ brand, shortName, associationName }: Organisation): MenuGroup[] {
  return [
    {
      heading: 'About',
      entries: [
        { name: 'History', url: '/about/history#history' },
        { name: 'Vision', url: '/about/history#vision' },
        { name: 'Mission', url: '/about/history#mission' },
        { name: 'Logo', url: '/about/history#logo' },
      ],
    },
    {
      heading: 'Administration',
      entries: [
        { name: 'Officers', url: '/about/officer' },
        { name: 'Working Committee', url: '/about/working_committee' },
        { name: 'Executive Committee', url: '/about/executive_committee' },
        { name: associationName, url: `/about/${brand}ta` },
        {
          name: 'Secretarial Staff',
          url: `/about/secretarial_staff/${encodeURIComponent('Staff Under General Secretary')}`,
        },
      ],
    },
    {
      heading: 'Partners & Networks',
      entries: [
        { name: 'Partners', url: '/about/partners_screen' },
        { name: 'Networks', url: '/about/networks_screen' },
        { name: 'Campaigns', url: '/about/campaign_list_screen' },
      ],
    },
    { heading: 'Contact Us', url: '/about/contact_us', entries: [] },
    {
      heading: 'Resources',
      entries: [
        { name: 'Worship Resources', url: '/resources/worship_resource/prayer_calendar' },
        { name: 'Publications', url: '/resources/publications_screen' },
        { name: `${shortName} Life`, url: `/resources/${brand}_life_screen` },
        { name: 'Resource Docs', url: '/resources/resource_docs' },
      ],
    },
    {
      heading: 'Others',
      entries: [
        { name: 'Press Release', url: '/others/press_release' },
        { name: 'Statements', url: '/others/statement' },
        { name: 'Library & Archives', url: '/others/library_archive' },
        { name: 'Govt. Notification Schemes', url: '/others/government_notification_schemes' },
      ],
    },
  ];
}
