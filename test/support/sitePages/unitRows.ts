import type { NotBuilt, SiteRow } from './row.ts';

/** On the main site the tab leads to the department's page there (AMB-030), and lists of all units are the main site's in any case. */
const mainOf = (on: SiteRow['on']) => (on === 'main' ? '' : 'http://localhost:3000');
const tabs = (on: SiteRow['on']): NonNullable<SiteRow['links']> => [
  ['News & Events', (of) => (on === 'main' ? `/department/${of.youth}` : '/')],
  ['Aim, Objectives & Personnel', (of) => `/aim/${of.youth}`],
];

const department = (id: SiteRow['id'], path: SiteRow['path'], on: SiteRow['on'] = 'main'): SiteRow => ({
  ...{ id, on, path },
  headings: [
    ...['Youth', 'Director of the youth', 'News', 'Youth news 22', 'Youth news 18'],
    ...['Events', 'Youth event 1', 'Youth event 3'],
  ],
  texts: ['To give the young a say now.', '5 Cathedral Road, Chennai'],
  links: [
    ...tabs(on),
    ['Call', 'tel:04428112000'],
    ['Write', 'mailto:youth@example.org'],
    ['044 2811 2000', 'tel:04428112000'],
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
  links: [...tabs(on), ['044 2811 2000', 'tel:04428112000'], ['+91 97', 'tel:+9197']],
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
    ['044 2811 1000', 'tel:04428111000'],
    ['+91 96', 'tel:+9196'],
    ['044 2811 1002', 'tel:04428111002'],
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
  {
    ...{ id: 'PUB-059', on: 'diocese', path: () => '/', part: 'body' },
    links: [
      ['Call', 'tel:04428110000'],
      ['Write', 'mailto:office@example.org'],
      ['Find us', '#contact'],
    ],
  },
  ...(['/', '/search'] as const).map(
    (path): SiteRow => ({
      ...{ id: 'PUB-022', on: 'diocese', path: () => path, part: 'footer' },
      texts: ['Diocese of Madras 226 Cathedral Road, Chennai 044 2811 0000'],
      links: [
        ['044 2811 0000', 'tel:04428110000'],
        ['+91 99', 'tel:+9199'],
        ['Other dioceses', 'http://localhost:3000/dio'],
        ['A part of the Church of South India Synod', 'http://localhost:3000/home'],
      ],
    }),
  ),
  {
    ...{ id: 'PUB-022', on: 'department', path: ({ youth }) => `/aim/${youth}`, part: 'footer' },
    texts: ['Youth 5 Cathedral Road, Chennai 044 2811 2000'],
    links: [
      ['youth@example.org', 'mailto:youth@example.org'],
      ['Other departments', 'http://localhost:3000/dep'],
    ],
  },
  department('PUB-056', () => '/', 'department'),
  department('PUB-057', ({ youth }) => `/dep?id=${youth}`),
  {
    ...{ id: 'PUB-057', on: 'main', path: () => '/dep' },
    headings: ['Departments', 'Ecology', 'Youth', 'Ecology'],
    texts: ['To give the young a say now.', 'Director of the youth, Director'],
    links: [
      ['Youth', '//youth.localhost:3000/'],
      ['Call Youth, 044 2811 2000', 'tel:04428112000'],
    ],
    filters: [['Department', ['Ecology', 'Youth']]],
  },
  department('PUB-058', ({ youth }) => `/department/${youth}`),
  diocese('PUB-059', () => '/', 'diocese'),
  diocese('PUB-060', () => '/dio'),
  {
    ...{ id: 'PUB-060', on: 'main', path: () => '/dio' },
    headings: ['Dioceses', 'Tamil Nadu', 'Madras', 'Telengana', 'Medak', 'Diocese of Madras'],
    texts: ['Bishop of Madras'],
    links: [
      ['Tamil Nadu 1', '#tamil-nadu'],
      ['Madras', '//madras.localhost:3000/'],
      ['Call Madras, 044 2811 0000', 'tel:04428110000'],
    ],
    filters: [['Diocese', ['Madras', 'Medak']]],
  },
  {
    ...{ id: 'PUB-060', on: 'main', path: ({ medak }) => `/dio?id=${medak}` },
    headings: ['Diocese of Medak'],
    filters: [['Diocese', ['Madras', 'Medak']]],
  },
  diocese('PUB-061', () => '/home/diocese'),
  diocese('PUB-062', ({ madras }) => `/home/diocese/${madras}`),
];

export const UNIT_NOT_BUILT: readonly NotBuilt[] = [];
