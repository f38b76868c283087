import type { NotBuilt, SiteRow } from './row.ts';

/** About, officers, committees, staff, partners and contact (002 §2.16, §2.17, §2.19). */
export const PEOPLE_ROWS: readonly SiteRow[] = [
  {
    ...{ id: 'PUB-055', on: 'main', path: () => '/about/contact_us' },
    headings: ['Contact Us', 'Get in Touch', 'Have any Queries?'],
    texts: ['Synod Office, Street and number'],
    links: [['office@example.org', 'mailto:office@example.org']],
    form: { fields: ['Name', 'Email address', 'Subject', 'Message'], button: 'Submit' },
  },
];

export const PEOPLE_NOT_BUILT: readonly NotBuilt[] = [
  { id: 'PUB-044', on: 'main', path: '/about/history' },
  { id: 'PUB-045', on: 'main', path: '/history' },
  { id: 'PUB-046', on: 'main', path: '/about/officer' },
  { id: 'PUB-047', on: 'main', path: '/about/working_committee' },
  { id: 'PUB-048', on: 'main', path: '/about/executive_committee' },
  { id: 'PUB-049', on: 'main', path: '/about/csita' },
  { id: 'PUB-050', on: 'main', path: '/about/secretarial_staff/Staff%20Under%20General%20Secretary' },
  { id: 'PUB-051', on: 'main', path: '/about/partners_screen' },
  { id: 'PUB-052', on: 'main', path: '/about/networks_screen' },
];
