import type { Kind, SiteRow } from './row.ts';

const DEPARTMENTS = ['All', 'Ecology', 'Youth'];
const PAGER = ['1', '2', '>', '>>'];

const item = (id: SiteRow['id'], on: Kind): SiteRow => ({
  ...{ id, on, path: (of) => `/news_screen/departments/${of.ids['Youth news 3']}` },
  headings: ['Youth news 3', 'Gallery', 'More Related News'],
  texts: ['CSI SYNOD NEWS | Monday, Nov 2, 2026 | Youth', 'Text', '1 picture'],
  links: [
    ['paper.pdf', (of) => new URL(of.given.paper).pathname],
    ['View all Synod news', '/news_list_screen/departments'],
    ['Youth news 22', (of) => `/news_screen/departments/${of.ids['Youth news 22']}`],
  ],
});

const list = (id: SiteRow['id'], on: Kind): SiteRow => ({
  ...{ id, on, path: () => '/news_list_screen/departments' },
  headings: ['CSI Synod News', 'Ecology news', 'Youth news 22'],
  texts: ['Youth | Monday, Nov 2, 2026'],
  links: [['Youth news 22', (of) => `/news_screen/departments/${of.ids['Youth news 22']}`]],
  filters: [['Department', DEPARTMENTS]],
  narrowed: {
    path: ({ ecology }) => `/news_list_screen/departments/${ecology}`,
    ...{ has: 'Ecology news', not: 'Youth news 22' },
  },
  list: { each: 'article', size: 21, pager: PAGER },
  empty: { texts: ['No news found'] },
});

const dioceses = (id: SiteRow['id'], on: Kind): SiteRow => ({
  ...{ id, on, path: () => '/news_list_screen/dioceses' },
  headings: ['Diocese News', 'Madras news 22'],
  texts: ['Madras | Sunday, Nov 1, 2026'],
  filters: [['Diocese', ['All', 'Madras', 'Medak']]],
  narrowed: {
    path: ({ medak }) => `/news_list_screen/dioceses/${medak}`,
    ...{ has: 'No news found', not: 'Madras news' },
  },
  list: { each: 'article', size: 21, pager: PAGER },
  empty: { texts: ['No news found'] },
});

/** News and their lists, on every kind of site (002 §2.6). */
export const NEWS_ROWS: readonly SiteRow[] = [
  item('PUB-005', 'department'),
  item('PUB-005', 'diocese'),
  list('PUB-006', 'department'),
  dioceses('PUB-006', 'diocese'),
  item('PUB-024', 'main'),
  {
    ...{ id: 'PUB-024', on: 'main', path: (of) => `/news_screen/dioceses/${of.ids['Madras news 22']}` },
    headings: ['Madras news 22', 'Gallery', 'More Related News'],
    texts: ['CSI SYNOD NEWS | Sunday, Nov 1, 2026 | Madras'],
    links: [['View all Diocese news', '/news_list_screen/dioceses']],
  },
  list('PUB-025', 'main'),
  dioceses('PUB-025', 'main'),
  {
    ...{ id: 'PUB-067', on: 'main', path: () => '/news_list_screen/departments?page=2' },
    list: { each: 'article', size: 2, pager: ['<<', '<', '1', '2'] },
  },
];
