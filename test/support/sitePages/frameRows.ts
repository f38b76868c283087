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
    headings: ['Search'],
    links: [['Youth news 22', (of) => `/news_screen/departments/${of.ids['Youth news 22']}`]],
    texts: ['Youth | Monday, Nov 2, 2026'],
    empty: { at: () => '/search?q=zzzz', texts: ['No news found'] },
  },
  {
    ...{ id: 'PUB-013', on: 'main', path: () => '/search?q=youth' },
    headings: ['Search', 'Pages', 'News', 'Events'],
    texts: ['News | Youth | Monday, Nov 2, 2026', 'Events | Youth'],
    links: [
      ['News 22', '/search?q=youth&kind=news'],
      ['Events 22', '/search?q=youth&kind=event'],
      ['News: All 22', '/search?q=youth&kind=news'],
      ['Events: All 22', '/search?q=youth&kind=event'],
      ['Youth', '//youth.localhost:3000/'],
    ],
  },
  {
    ...{ id: 'PUB-013', on: 'main', path: () => '/search?q=officer&kind=person' },
    links: [['Officer 2', '/about/officer']],
    list: { each: 'article', size: 21, pager: ['1', '2', '>', '>>'] },
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
    ...{ id: 'PUB-016', on: 'main', path: () => '/home', part: '.nav' },
    headings: ['About', 'Administration', 'Partners & Networks'],
    links: [
      ['History', '/about/history#history'],
      ['Vision', '/about/history#vision'],
      ['Mission', '/about/history#mission'],
      ['Logo', '/about/history#logo'],
      ['Officers', '/about/officer'],
      ['Working Committee', '/about/working_committee'],
      ['Executive Committee', '/about/executive_committee'],
      ['theological association', '/about/csita'],
      ['Secretarial Staff', '/about/secretarial_staff/Staff%20Under%20General%20Secretary'],
      ['Partners', '/about/partners_screen'],
      ['Networks', '/about/networks_screen'],
      ['Campaigns', '/about/campaign_list_screen'],
      ['Worship Resources', '/resources/worship_resource/prayer_calendar'],
      ['Publications', '/resources/publications_screen'],
      ['CSI Life', '/resources/csi_life_screen'],
      ['Resource Docs', '/resources/resource_docs'],
      ['Press Release', '/others/press_release'],
      ['Statements', '/others/statement'],
      ['Library & Archives', '/others/library_archive'],
      ['Govt. Notification Schemes', '/others/government_notification_schemes'],
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
    texts: ['Dioceses', 'Tamil Nadu', 'Contact Us'],
    links: [
      ['News', '/news_list_screen/departments'],
      ['Events', '/home/event/departments'],
      ['Videos', '/csi_videos_screen'],
      ['Statements', '/others/statement'],
      ['All dioceses', '/dio'],
      ['All departments', '/dep'],
      ['Madras', '//madras.localhost:3000/'],
      ['Get in Touch', CONTACT],
    ],
  },
  {
    ...{ id: 'PUB-019', on: 'main', path: () => '/home', part: 'footer' },
    headings: ['Download Our App', 'News', 'Administration', 'Resources', 'Contact Us'],
    links: [
      ['Google Play', 'https://example.org/google-play'],
      ['+91 00 0000 0000', 'tel:+910000000000'],
      ['office@example.org', 'mailto:office@example.org'],
      ['Statements', '/others/statement'],
    ],
  },
  ...(
    [
      ['PUB-053', '/home/advertisement'],
      ['PUB-054', '/tester'],
    ] as const
  ).map(
    ([id, path]): SiteRow => ({
      ...{ id, on: 'main', path: () => path },
      headings: ['Advertisements', 'Platinum advertisement 2', 'Gold advertisement 2'],
      links: [['Know More', 'https://example.org']],
      list: { each: 'dialog', size: 4 },
      empty: { texts: ['No Ad is found'] },
    }),
  ),
  {
    ...{ id: 'PUB-063', on: 'main', path: () => '/pagination?page=6' },
    headings: ['Pagination'],
    texts: ['Page 6 of 10'],
    links: [
      ['First page', '/pagination'],
      ['Next page', '/pagination?page=7'],
    ],
    list: { each: 'h1', size: 1, pager: ['<<', '<', '4', '5', '6', '7', '8', '9', '>', '>>'] },
  },
  {
    ...{ id: 'PUB-020', on: 'main', path: () => '/home' },
    headings: [
      'Diocese News',
      'CSI Synod Events',
      'Videos',
      'Worship Resources',
      'CSI Life',
      'Publications',
      'Campaigns',
      'Advertisements',
    ],
    links: [
      ['News', '#news'],
      ['Videos', '#videos'],
      ['Resources', '#resources'],
      ['Publication', '#publication'],
      ['Campaign', '#campaign'],
      ['View More', '/news_list_screen/dioceses'],
      ['View More', '/home/event/departments'],
      ['View More', '/csi_videos_screen'],
      ['Prayer Calendar', '/resources/worship_resource/prayer_calendar'],
      ['Lectionary', '/resources/worship_resource/csi_lectionary'],
      ['Sermons', '/resources/worship_resource/sermon_outlines'],
      ['View', ({ given }) => new URL(given.paper).pathname],
      ['View Archives', '/resources/csi_life_screen'],
      ['Order Now', (of) => `/publication_details/${of.ids['Book 22']}`],
      ['View More', '/resources/publications_screen'],
      ['Campaign 22', (of) => `/campaign_screen/${of.ids['Campaign 22']}`],
      ['Campaign 21', (of) => `/campaign_screen/${of.ids['Campaign 21']}`],
      ['View More', '/about/campaign_list_screen'],
      ['View More', '/home/advertisement'],
    ],
    list: { each: '.event', size: 3 },
    empty: { texts: ['No Latest News', 'No upcoming events', 'No active Platinum advertisements'] },
  },
  {
    ...{ id: 'PUB-021', on: 'main', path: () => '/home' },
    form: { fields: ['Name', 'Email', 'Mobile (optional)'], button: 'Subscribe' },
  },
  {
    ...{ id: 'PUB-023', on: 'main', path: () => '/home' },
    headings: ['Platinum advertisement 2', 'Platinum advertisement 1'],
    links: [['Know More', 'https://example.org']],
    list: { each: 'dialog', size: 2 },
  },
];

export const FRAME_NOT_BUILT: readonly NotBuilt[] = [];
