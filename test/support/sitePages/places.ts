import { EXAMPLES, type Kind } from '#test/e2e/site/examples.ts';
import type { Church } from '#test/support/church.ts';
import type { SiteChurch } from './church.ts';

/** An address of the site. `route`: as the table of pages has it; undefined for what is no page. */
export interface Place {
  readonly route: string | undefined;
  readonly path: string;
  readonly host: string;
}

/** Feeds, calendars and maps are kept as pages are. */
const FEEDS = [
  ...['/feeds/news.xml', '/feeds/news.xml?type=dioceses', '/feeds/events.ics', '/feeds/campaigns.xml'],
  ...['/feeds/press.xml', '/feeds/prayer.ics', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/1.xml'],
];
const HOSTS: Readonly<Record<Kind, string>> = {
  main: 'localhost:3000',
  department: 'youth.localhost:3000',
  diocese: 'madras.localhost:3000',
};

/** Every address of the table of examples, the feeds, and the homes of units that nothing is written for. */
export function placesOf({ ids, oneOf, youth, madras, medak, given }: SiteChurch): Place[] {
  const of = {
    story: { path: `/news_screen/departments/${ids['Youth news 1']}` },
    malayalam: { path: `/news_screen/departments/${ids['Youth news 2']}` },
    tamil: { path: `/news_screen/dioceses/${ids['Madras news 1']}` },
    ...{ youth: { id: youth }, madras: { id: madras }, medak: { id: medak }, book: ids['Book 1'] },
    ...{ statement: ids['Statement 1'], event: ids['Youth event 1'], campaign: ids['Campaign 1'] },
    ...{ video: ids['Video 1'], eventDay: `${ids['Madras event 2']}/2099-01-01`, oneOf },
    paper: given.paper.split('/').at(-1),
  } as unknown as Church;
  return [
    ...EXAMPLES.map(([route, on, path]) => ({ route, path: path(of), host: HOSTS[on] })),
    ...FEEDS.map((path) => ({ route: undefined, path, host: HOSTS.main })),
    ...['medak', 'ecology'].map((label) => ({ route: '/', path: '/', host: `${label}.localhost:3000` })),
  ];
}
