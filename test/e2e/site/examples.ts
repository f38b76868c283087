import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import type { PageRoute } from '#site/routing/route.ts';
import type { Church } from '#test/support/church.ts';

/** The kinds of site. */
export type Kind = 'main' | 'department' | 'diocese';
/** A page's route as the site's table has it, where it is asked for, and with what path. */
export type Example = [route: string, on: Kind, path: (of: Church) => string];

/** Addresses of pages of which one shows more than another, or of which it has to be said what stands in them. */
const COMMENTS: readonly Example[] = [
  ['/news_screen/:type/:id', 'main', ({ story }) => story.path],
  ['/news_screen/:type/:id', 'department', ({ malayalam }) => malayalam.path],
  ['/news_screen/:type/:id', 'diocese', ({ tamil }) => tamil.path],
  ['/news_list_screen/:type', 'main', () => '/news_list_screen/departments'],
  ['/news_list_screen/:type', 'department', () => '/news_list_screen/departments?page=2'],
  ['/news_list_screen/:type', 'diocese', () => '/news_list_screen/dioceses'],
  ['/news_list_screen/:type/:id', 'main', ({ madras }) => `/news_list_screen/dioceses/${madras.id}`],
  [
    '/news_list_screen/:type/:id',
    'department',
    ({ youth }) => `/news_list_screen/departments/${youth.id}?page=2`,
  ],
  ['/news_list_screen/:type/:id', 'diocese', ({ medak }) => `/news_list_screen/dioceses/${medak.id}`],
  ['/search', 'main', () => '/search?q=youth'],
  ['/search', 'diocese', () => '/search?q=nothing-of-the-kind'],
  ['/department/:id', 'main', ({ youth }) => `/department/${youth.id}`],
  ['/aim/:id', 'main', ({ youth }) => `/aim/${youth.id}`],
  ['/aim/:id', 'department', ({ youth }) => `/aim/${youth.id}`],
  ['/home/diocese/:id', 'main', ({ madras }) => `/home/diocese/${madras.id}`],
  [
    '/about/secretarial_staff/:type',
    'main',
    () => '/about/secretarial_staff/Staff%20Under%20General%20Secretary',
  ],
  ['/publication_details/:id', 'main', ({ book }) => `/publication_details/${book}`],
  ['/resources/csi_life_screen/:id', 'main', ({ issue }) => `/resources/csi_life_screen/${issue}`],
  [
    '/resources/csi_life_screen/:id/pages/:page',
    'main',
    ({ issue }) => `/resources/csi_life_screen/${issue}/pages/1`,
  ],
  ['/others/library_archive', 'main', () => '/others/library_archive?month=1&year=2025'],
  ['/others/statement/:id', 'main', ({ statement }) => `/others/statement/${statement}`],
  ['/home/event/:type', 'main', () => '/home/event/departments?past=1'],
  ['/home/event/:type/:id', 'main', ({ madras }) => `/home/event/dioceses/${madras.id}`],
  ['/event_screen/:id', 'main', ({ event }) => `/event_screen/${event}`],
  ['/event_screen/:id', 'department', ({ event }) => `/event_screen/${event}`],
  ['/event_screen/:id', 'diocese', ({ event }) => `/event_screen/${event}`],
  ['/event_screen/:id/:day', 'main', ({ eventDay }) => `/event_screen/${eventDay}`],
  ['/event_screen/:id/:day', 'department', ({ eventDay }) => `/event_screen/${eventDay}`],
  ['/event_screen/:id/:day', 'diocese', ({ eventDay }) => `/event_screen/${eventDay}`],
  ['/campaign_screen/:id', 'main', ({ campaign }) => `/campaign_screen/${campaign}`],
  ['/csi_videos_screen/:id', 'main', ({ video }) => `/csi_videos_screen/${video}`],
  [
    '/resources/worship_resource/prayer_calendar/:month',
    'main',
    () => '/resources/worship_resource/prayer_calendar/2026-10',
  ],
  [
    '/resources/worship_resource/csi_lectionary',
    'main',
    () => '/resources/worship_resource/csi_lectionary?year=2026',
  ],
  [
    '/resources/worship_resource/csi_lectionary/:day',
    'main',
    () => '/resources/worship_resource/csi_lectionary/2026-10-04',
  ],
  ['/papers/:name', 'main', ({ paper }) => `/papers/${paper}`],
  ['/papers/:name/find', 'main', ({ paper }) => `/papers/${paper}/find?q=pray`],
  ['/pagination', 'main', () => '/pagination?page=2'],
  ['/report_mistake/:kind/:id', 'main', ({ story }) => `/report_mistake/news/${story.id}`],
  ['/subscribe', 'main', () => '/subscribe?sent=1'],
  ['/daily_prayer', 'main', () => '/daily_prayer?sent=1'],
  ['/daily_prayer/:id', 'main', ({ mailKey }) => `/daily_prayer/${mailKey}?hour=7`],
  ['/unsubscribe/:id', 'main', ({ mailKey }) => `/unsubscribe/${mailKey}`],
  ['/subscribe/confirm/:id', 'main', ({ mailKey }) => `/subscribe/confirm/${mailKey}`],
  ['/newsletter/:id', 'main', ({ newsletter }) => `/newsletter/${newsletter}`],
];

/** An address for every page on every kind of site that has it: its url itself, or with a record of the kind whose page it is. */
export const EXAMPLES: readonly Example[] = [
  ...COMMENTS,
  ...pageRoutes(readSettings({}).organisation).flatMap((route) =>
    route.on
      .filter((on) => !COMMENTS.some(([url, of]) => url === route.url && of === on))
      .map((on): Example => [route.url, on, (of) => usualAddress(route, of)]),
  ),
];

function usualAddress({ url, pageOf }: PageRoute, { oneOf }: Church): string {
  const path = url.replace(/:id$/, (hole) => (pageOf && oneOf[pageOf.kind]) ?? hole);
  if (path.includes(':')) throw new Error(`Say in SAID an address of ${url}.`);
  return path;
}

/** The whole address of a path on the main site or on a sub-site of the church. */
export function addressOf({ app, youth, madras }: Church, on: Kind, path: string): string {
  return on === 'main' ? app.url + path : app.at(on === 'department' ? youth.label : madras.label, path);
}
