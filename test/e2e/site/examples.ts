import type { Church } from '#test/support/church.ts';

/** The kinds of site. */
export type Kind = 'main' | 'department' | 'diocese';
/** A page's route as the site's table has it, where it is asked for, and with what path. */
export type Example = [route: string, on: Kind, path: (of: Church) => string];

/** An address for every page on every kind of site that has it. pages.test.ts fails when a page has none. */
export const EXAMPLES: readonly Example[] = [
  ['/', 'main', () => '/'],
  ['/', 'department', () => '/'],
  ['/', 'diocese', () => '/'],
  ['/home', 'main', () => '/home'],
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
  ['/search', 'department', () => '/search'],
  ['/search', 'diocese', () => '/search?q=nothing-of-the-kind'],
  ['/department/:id', 'main', ({ youth }) => `/department/${youth.id}`],
  ['/aim/:id', 'main', ({ youth }) => `/aim/${youth.id}`],
  ['/aim/:id', 'department', ({ youth }) => `/aim/${youth.id}`],
  ['/dep', 'main', () => '/dep'],
  ['/home/diocese/:id', 'main', ({ madras }) => `/home/diocese/${madras.id}`],
  ['/home/diocese', 'main', () => '/home/diocese'],
  ['/dio', 'main', () => '/dio'],
  ['/about/history', 'main', () => '/about/history'],
  ['/history', 'main', () => '/history'],
  ['/about/officer', 'main', () => '/about/officer'],
  ['/about/working_committee', 'main', () => '/about/working_committee'],
  ['/about/executive_committee', 'main', () => '/about/executive_committee'],
  ['/about/csita', 'main', () => '/about/csita'],
  [
    '/about/secretarial_staff/:type',
    'main',
    () => '/about/secretarial_staff/Staff%20Under%20General%20Secretary',
  ],
  ['/resources/publications_screen', 'main', () => '/resources/publications_screen'],
  ['/publication_details/:id', 'main', ({ book }) => `/publication_details/${book}`],
  ['/publication_details', 'main', () => '/publication_details'],
  ['/resources/csi_life_screen', 'main', () => '/resources/csi_life_screen'],
  ['/resources/resource_docs', 'main', () => '/resources/resource_docs'],
  ['/others/library_archive', 'main', () => '/others/library_archive?month=1&year=2025'],
  ['/others/statement', 'main', () => '/others/statement'],
  ['/others/statement/:id', 'main', ({ statement }) => `/others/statement/${statement}`],
  ['/others/press_release', 'main', () => '/others/press_release'],
  ['/others/government_notification_schemes', 'main', () => '/others/government_notification_schemes'],
  ['/about/partners_screen', 'main', () => '/about/partners_screen'],
  ['/about/networks_screen', 'main', () => '/about/networks_screen'],
  ['/home/event', 'main', () => '/home/event'],
  ['/home/event/:type', 'main', () => '/home/event/departments?past=1'],
  ['/home/event/:type/:id', 'main', ({ madras }) => `/home/event/dioceses/${madras.id}`],
  ['/event_screen/:id', 'main', ({ event }) => `/event_screen/${event}`],
  ['/event_screen/:id', 'department', ({ event }) => `/event_screen/${event}`],
  ['/event_screen/:id', 'diocese', ({ event }) => `/event_screen/${event}`],
  ['/about/campaign_list_screen', 'main', () => '/about/campaign_list_screen'],
  ['/campaign_screen/:id', 'main', ({ campaign }) => `/campaign_screen/${campaign}`],
  ['/csi_videos_screen', 'main', () => '/csi_videos_screen'],
  ['/csi_videos_screen/:id', 'main', ({ video }) => `/csi_videos_screen/${video}`],
  [
    '/resources/worship_resource/prayer_calendar',
    'main',
    () => '/resources/worship_resource/prayer_calendar',
  ],
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
    '/resources/worship_resource/sermon_outlines',
    'main',
    () => '/resources/worship_resource/sermon_outlines',
  ],
  ['/home/advertisement', 'main', () => '/home/advertisement'],
  ['/pagination', 'main', () => '/pagination?page=2'],
  ['/tester', 'main', () => '/tester'],
  ['/about/contact_us', 'main', () => '/about/contact_us'],
  ['/report_mistake/:kind/:id', 'main', ({ story }) => `/report_mistake/news/${story.id}`],
  ['/subscribe', 'main', () => '/subscribe?sent=1'],
  ['/subscribe', 'department', () => '/subscribe'],
  ['/subscribe', 'diocese', () => '/subscribe'],
  ['/unsubscribe/:id', 'main', ({ mailKey }) => `/unsubscribe/${mailKey}`],
  ['/subscribe/confirm/:id', 'main', ({ mailKey }) => `/subscribe/confirm/${mailKey}`],
  ['/newsletter/:id', 'main', ({ newsletter }) => `/newsletter/${newsletter}`],
];

/** The whole address of a path on the main site or on a sub-site of the church. */
export function addressOf({ app, youth, madras }: Church, on: Kind, path: string): string {
  return on === 'main' ? app.url + path : app.at(on === 'department' ? youth.label : madras.label, path);
}
