import type { NotBuilt, SiteRow } from './row.ts';

const department = (id: SiteRow['id'], path: SiteRow['path'], on: SiteRow['on'] = 'main'): SiteRow => ({
  ...{ id, on, path },
  headings: ['Youth', 'News', 'Youth news 22', 'Youth news 18'],
  links: [['Load More', (of) => `/news_list_screen/departments/${of.youth}`]],
  empty: { texts: ['No News Found'] },
});

const diocese = (id: SiteRow['id'], path: SiteRow['path'], on: SiteRow['on'] = 'main'): SiteRow => ({
  ...{ id, on, path },
  headings: ['Diocese of Madras', 'News', 'Madras news 22', 'Madras news 20'],
  links: [['Load More', (of) => `/news_list_screen/dioceses/${of.madras}`]],
  empty: { texts: ['No News Found'] },
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

export const UNIT_NOT_BUILT: readonly NotBuilt[] = [
  { id: 'PUB-004', on: 'department', path: '/aim/{youth}' },
];
