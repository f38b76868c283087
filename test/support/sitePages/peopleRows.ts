import type { NotBuilt, SiteRow } from './row.ts';

const PAGER = ['1', '2', '>', '>>'];
const STAFF = '/about/secretarial_staff/Staff%20Under%20General%20Secretary';
/** The bar of all pages of the administration. */
const BAR: NonNullable<SiteRow['links']> = [
  ['Officers', '/about/officer'],
  ['Working Committee', '/about/working_committee'],
  ['Executive Committee', '/about/executive_committee'],
  ['CSITA', '/about/csita'],
  ['Secretarial Staff', STAFF],
];

const about = (id: SiteRow['id'], path: string): SiteRow => ({
  ...{ id, on: 'main', path: () => path },
  headings: ['About', 'History', 'Vision', 'Mission', 'Logo', 'Guidelines'],
  texts: [
    ...['Text of history', 'Text of vision', 'Text of mission', 'Text of logo'],
    ...['The logo is registered.', 'must stand on the left', '(provisional)'],
  ],
  links: [
    ['History', '#history'],
    ['Vision', '#vision'],
    ['Mission', '#mission'],
    ['Logo', '#logo'],
  ],
  empty: { texts: ['No description is found', 'Reproducing or modifying it is prohibited.'] },
});

const partners = (id: SiteRow['id'], heading: string, one: string, nothing: string): SiteRow => ({
  ...{ id, on: 'main', path: () => `/about/${heading.toLowerCase()}_screen` },
  headings: [heading, `${one} 22`, `${one} 2`],
  links: [
    [`Visit ${one} 22`, 'https://example.org'],
    ['Partners', '/about/partners_screen'],
    ['Networks', '/about/networks_screen'],
  ],
  list: { each: 'article', size: 21, pager: PAGER },
  empty: { texts: [nothing] },
});

/** About, officers, committees, staff, partners and contact (002 §2.16, §2.17, §2.19). */
export const PEOPLE_ROWS: readonly SiteRow[] = [
  about('PUB-044', '/about/history'),
  about('PUB-045', '/history'),
  partners('PUB-051', 'Partners', 'Partner', 'No partners found'),
  partners('PUB-052', 'Networks', 'Network', 'No networks found'),
  {
    ...{ id: 'PUB-046', on: 'main', path: () => '/about/officer' },
    headings: ['Officers', 'First officer', 'Officer 1', 'Officer 2'],
    texts: ['Moderator', 'Medak 502 110', '+91 1', '+91 2', 'Phone/Fax', '044 1 / 044 2'],
    links: [...BAR, ['moderator@example.org', 'mailto:moderator@example.org'], ['+91 2', 'tel:+912']],
    list: { each: 'article', size: 23 },
    empty: { texts: ['No Personnal Information is found'] },
  },
  {
    ...{ id: 'PUB-047', on: 'main', path: () => '/about/working_committee' },
    headings: ['Working Committee', 'Officers', 'Members', 'Regional Women'],
    texts: ['Text of working_committee', '1 person', 'Officer of the committee', 'Woman of the region'],
    links: [...BAR, ['+91 95', 'tel:+9195']],
    empty: { texts: ['No description is found'] },
  },
  {
    ...{ id: 'PUB-048', on: 'main', path: () => '/about/executive_committee' },
    headings: ['Executive Committee'],
    texts: ['Text of executive_committee'],
    links: BAR,
    empty: { texts: ['No description is found'] },
  },
  {
    ...{ id: 'PUB-049', on: 'main', path: () => '/about/csita' },
    headings: ['CSITA', 'Officers', 'Officer of the association'],
    texts: ['CSI theological association', 'Text of csita_content', 'President'],
    links: BAR,
    empty: { texts: ['No description is found', 'No Personnal Information is found'] },
  },
  {
    ...{ id: 'PUB-050', on: 'main', path: () => STAFF },
    headings: ['Staff Under General Secretary', 'Head of the office', 'Staff'],
    texts: ['Head', '22 persons', 'Staff 22'],
    links: [
      ...BAR,
      ['044 2811 3000', 'tel:04428113000'],
      ['Staff Under Treasurer Office', '/about/secretarial_staff/Staff%20Under%20Treasurer%20Office'],
      [
        'Staff of CSI theological association',
        '/about/secretarial_staff/Staff%20of%20CSI%20theological%20association',
      ],
      ['Guest House Staff', '/about/secretarial_staff/Guest%20House%20Staff'],
    ],
    list: { each: '.arch', size: 23 },
    empty: { texts: ['No Personnal Information is found'] },
  },
  {
    ...{ id: 'PUB-050', on: 'main', path: () => '/about/secretarial_staff/Staff%20of%20CSITA' },
    status: 301,
    leads: '/about/secretarial_staff/Staff%20of%20CSI%20theological%20association',
  },
  { ...{ id: 'PUB-050', on: 'main', path: () => '/about/secretarial_staff/Cooks' }, status: 404 },
  {
    ...{ id: 'PUB-055', on: 'main', path: () => '/about/contact_us' },
    headings: ['Contact Us', 'Get in Touch', 'Have any Queries?'],
    texts: ['Synod Office, Street and number'],
    links: [['office@example.org', 'mailto:office@example.org']],
    form: { fields: ['Name', 'Email address', 'Subject', 'Message'], button: 'Submit' },
  },
];

export const PEOPLE_NOT_BUILT: readonly NotBuilt[] = [];
