import type { NotBuilt, SiteRow } from './row.ts';

/** On the main site the tab leads to the department's page there (AMB-030), and lists of all units are the main site's in any case. */
const mainOf = (on: SiteRow['on']) => (on === 'main' ? '' : 'http://localhost:3000');
const tabs = (on: SiteRow['on']): NonNullable<SiteRow['links']> => [
  ['News & Events', (of) => (on === 'main' ? `/department/${of.youth}` : '/')],
  ['Aim, Objectives & Personnel', (of) => `/aim/${of.youth}`],
];

const department = (id: SiteRow['id'], path: SiteRow['path'], on: SiteRow['on'] = 'main'): SiteRow => ({
  ...{ id, on, path },
  headings: ['Youth', 'News', 'Youth news 22', 'Youth news 18', 'Events', 'Youth event 1', 'Youth event 3'],
  links: [
    ...tabs(on),
    ['Load More', (of) => `/news_list_screen/departments/${of.youth}`],
    ['Load More', (of) => `${mainOf(on)}/home/event/departments/${of.youth}`],
  ],
  list: { each: '.event', size: 3 },
  empty: { texts: ['No News Found', 'No current events found'] },
});

const aim = (on: SiteRow['on']): SiteRow => ({
  ...{ id: 'PUB-004', on, path: ({ youth }) => `/aim/${youth}` },
  headings: [
    ...['Youth', 'Objectives', 'Director', 'Director of the youth', 'Hon. Advisor', 'Advisor of the youth'],
    ...['Associate Director', 'Personnel', 'Executive of the youth', 'Driver of the youth'],
  ],
  links: tabs(on),
  empty: { texts: ['No department personnel added'] },
});

const diocese = (id: SiteRow['id'], path: SiteRow['path'], on: SiteRow['on'] = 'main'): SiteRow => ({
  ...{ id, on, path },
  headings: [
    ...[
      'Diocese of Madras',
      'Bishop of Madras',
      'Director of Madras',
      'Diocesan Officers',
      'Treasurer of Madras',
    ],
    ...[
      'About Us',
      'Land and people',
      'Our work',
      'Ministerial Roll',
      'News',
      'Madras news 22',
      'Madras news 20',
    ],
    ...['Events', 'Madras event 1', 'Madras event 3', 'Gallery', 'Get in touch'],
  ],
  texts: ['226 Cathedral Road, Chennai', '044 2811 0000', '+91 98', '044 2811 0001', 'office@example.org'],
  links: [
    ['Load More', (of) => `/news_list_screen/dioceses/${of.madras}`],
    ['Load More', (of) => `${mainOf(on)}/home/event/dioceses/${of.madras}`],
    ['Ministerial Roll 2026', (of) => new URL(of.given.paper).pathname],
    ['Show the map', 'https://www.openstreetmap.org/?mlat=13.083&mlon=80.27#map=8/13.083/80.27'],
  ],
  form: { fields: ['Name', 'Email', 'Subject', 'Message'], button: 'Submit' },
  list: { each: '.event', size: 3 },
  empty: {
    texts: [
      ...[
        'No News Found',
        'No current events found',
        'No Gallery is found',
        'Personnel Details is not found',
      ],
      ...['Diocesan Officer Details is not found', 'No description is found', 'No Minsiterial Roll added'],
    ],
  },
});

/** Departments and dioceses, by their hosts and on the main site (002 §2.1, §2.20, §2.21). */
export const UNIT_ROWS: readonly SiteRow[] = [
  department('PUB-001', () => '/', 'department'),
  diocese('PUB-002', () => '/', 'diocese'),
  department('PUB-003', () => '/', 'department'),
  ...(['department', 'diocese'] as const).flatMap((on) =>
    ['/home', '/login', '/about/contact_us', '/no/such/page'].map(
      (path): SiteRow => ({
        ...{ id: 'PUB-007', on, path: () => path, status: 302 },
        leads: `http://localhost:3000${path}`,
      }),
    ),
  ),
  aim('department'),
  aim('main'),
  ...(['main', 'department', 'diocese'] as const).map(
    (on): SiteRow => ({
      ...{ id: 'PUB-022', on, path: () => '/search', part: 'footer' },
      form: { fields: ['Name', 'Email', 'Mobile (optional)'], button: 'Subscribe' },
    }),
  ),
  department('PUB-056', () => '/', 'department'),
  department('PUB-057', ({ youth }) => `/dep?id=${youth}`),
  {
    ...{ id: 'PUB-057', on: 'main', path: () => '/dep' },
    headings: ['Ecology'],
    filters: [['Department', ['Ecology', 'Youth']]],
  },
  department('PUB-058', ({ youth }) => `/department/${youth}`),
  diocese('PUB-059', () => '/', 'diocese'),
  diocese('PUB-060', () => '/dio'),
  {
    ...{ id: 'PUB-060', on: 'main', path: ({ medak }) => `/dio?id=${medak}` },
    headings: ['Diocese of Medak'],
    filters: [['Diocese', ['Madras', 'Medak']]],
  },
  diocese('PUB-061', () => '/home/diocese'),
  diocese('PUB-062', ({ madras }) => `/home/diocese/${madras}`),
];

export const UNIT_NOT_BUILT: readonly NotBuilt[] = [];
