import type { NotBuilt, SiteRow } from './row.ts';

const CONTACT = '/about/contact_us';

/** Landing page, header, menus, home, search and advertisements (002 §2.2–2.5, §2.18). */
export const FRAME_ROWS: readonly SiteRow[] = [
  ...(
    [
      ['PUB-008', '/dashboard', '/home'],
      ['PUB-008', '/dashboard/anything/else', '/home'],
      ['PUB-009', '/csilife', '/resources/csi_life_screen'],
      ['PUB-009', '/csilife/2019', '/resources/csi_life_screen'],
      ['PUB-010', '/csinews', '/news_list_screen/departments'],
      ['PUB-010', '/csinews/2019', '/news_list_screen/departments'],
    ] as const
  ).map(([id, from, leads]): SiteRow => ({ id, on: 'main', path: () => from, status: 301, leads })),
  {
    ...{ id: 'PUB-011', on: 'main', path: () => '/publications', status: 302 },
    leads: '/resources/publications_screen',
  },
  {
    ...{ id: 'PUB-012', on: 'main', path: () => '/', part: 'body' },
    headings: ['Welcome to the Church of South India Synod'],
    texts: ['That they all may be one'],
    links: [
      ['Facebook', 'https://example.org/facebook'],
      ['Explore', '/home'],
      ['Get in Touch', CONTACT],
      ['Find Us', `${CONTACT}#find`],
      ['Have any Queries?', `${CONTACT}#queries`],
    ],
  },
  {
    ...{ id: 'PUB-013', on: 'main', path: () => '/search?q=news' },
    headings: ['Search the news'],
    links: [['Youth news 22', (of) => `/news_screen/departments/${of.ids['Youth news 22']}`]],
    texts: ['Youth | Monday, Nov 2, 2026'],
    empty: { texts: ['No news found'] },
  },
  {
    ...{ id: 'PUB-014', on: 'main', path: () => '/home', part: 'header' },
    links: [
      ['Facebook', 'https://example.org/facebook'],
      ['Church of South India Synod', '/home'],
      ['Get in Touch', CONTACT],
      ['Find Us', `${CONTACT}#find`],
      ['Have any Queries?', `${CONTACT}#queries`],
    ],
  },
  {
    ...{ id: 'PUB-015', on: 'main', path: () => '/home', part: '.nav' },
    texts: ['Home', 'Diocese', 'Department'],
    headings: ['Tamil Nadu', 'Telengana'],
    links: [
      ['Home', '/home'],
      ['Madras', '//madras.localhost:3000/'],
      ['Youth', '//youth.localhost:3000/'],
    ],
  },
  {
    ...{ id: 'PUB-017', on: 'main', path: () => '/home', part: 'header' },
    texts: ['Recent News'],
    links: [
      ['Ecology news', (of) => `/news_screen/departments/${of.ids['Ecology news']}`],
      ['Load more', '/search'],
    ],
  },
  {
    ...{ id: 'PUB-018', on: 'main', path: () => '/home', part: 'header' },
    texts: ['Dioceses', 'Tamil Nadu'],
    links: [['Madras', '//madras.localhost:3000/']],
  },
  {
    ...{ id: 'PUB-019', on: 'main', path: () => '/home', part: 'footer' },
    headings: ['Download Our App'],
    links: [['Google Play', 'https://example.org/google-play']],
  },
  {
    ...{ id: 'PUB-020', on: 'main', path: () => '/home' },
    headings: ['Diocese News'],
    links: [['View More', '/news_list_screen/dioceses']],
    empty: { texts: ['No Latest News'] },
  },
];

export const FRAME_NOT_BUILT: readonly NotBuilt[] = [
  { id: 'PUB-016', on: 'main', path: '/resources/worship_resource/prayer_calendar' },
  { id: 'PUB-021', on: 'main', path: '/home', lacks: 'in your inbox' },
  { id: 'PUB-023', on: 'main', path: '/home', lacks: 'Platinum advertisement 1' },
  { id: 'PUB-053', on: 'main', path: '/home/advertisement' },
  { id: 'PUB-054', on: 'main', path: '/tester' },
  { id: 'PUB-063', on: 'main', path: '/pagination' },
];
