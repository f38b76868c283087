import { YEARS } from './documentRows.ts';
import type { NotBuilt, SiteRow } from './row.ts';

const EVENTS = { headings: ['CSI Synod Events'], on: 'main' } as const;
const PAGER = ['1', '2', '>', '>>'];
const WORSHIP_TABS = [
  ['Prayer Calendar', '/resources/worship_resource/prayer_calendar'],
  ['Lectionary', '/resources/worship_resource/csi_lectionary'],
  ['Sermon Outlines', '/resources/worship_resource/sermon_outlines'],
] as const;

/** The row of a list of events. */
const eventList = (id: SiteRow['id'], path: SiteRow['path']): SiteRow => ({
  ...EVENTS,
  id,
  path,
  texts: ['Thursday 01 January 2099', 'Friday 02 January 2099', 'Youth'],
  links: [
    ['Youth event 1', (of) => `/event_screen/${of.ids['Youth event 1']}`],
    ['Add the month to your calendar: January 2099', (of) => monthOf(path(of))],
  ],
  filters: [['Department', ['All']]],
  list: { each: '.entry', size: 20, pager: PAGER },
  empty: { texts: ['No Events found'] },
});

/** The file of a month of the departments' events, or of the one whose list this is. */
function monthOf(list: string): string {
  const [, unit] = /departments\/(.+)$/.exec(list) ?? [];
  return `/feeds/events.ics?month=2099-01&type=departments${unit === undefined ? '' : `&id=${unit}`}`;
}

/** Events, campaigns, videos and worship (002 §2.7–2.9, §2.15). */
export const LIFE_ROWS: readonly SiteRow[] = [
  eventList('PUB-026', () => '/home/event'),
  {
    ...eventList('PUB-027', () => '/home/event/departments'),
    narrowed: {
      path: (of) => `/home/event/departments/${of.ecology}`,
      has: 'No Events found',
      not: 'Youth event',
    },
  },
  {
    ...{ ...EVENTS, id: 'PUB-027', path: () => '/home/event/dioceses' },
    links: [['Madras event 4', (of) => `/event_screen/${of.ids['Madras event 4']}`]],
    filters: [['Diocese', ['All']]],
    list: { each: '.entry', size: 4 },
  },
  eventList('PUB-028', (of) => `/home/event/departments/${of.youth}`),
  {
    ...{ id: 'PUB-029', on: 'main', path: () => '/about/campaign_list_screen' },
    headings: ['Campaigns', 'Campaign 22'],
    texts: ['Clean water'],
    links: [['Campaign 22', (of) => `/campaign_screen/${of.ids['Campaign 22']}`]],
    list: { each: '.card', size: 20, pager: PAGER },
    empty: { texts: ['No campaings found'] },
  },
  {
    ...{ id: 'PUB-030', on: 'main', path: (of) => `/campaign_screen/${of.ids['Campaign 22']}` },
    headings: ['Campaign 22', 'Gallery', 'More Campaigns', 'Campaign 21'],
    texts: ['CSI SYNOD NEWS | ', 'Clean water'],
    links: [['Campaign 21', (of) => `/campaign_screen/${of.ids['Campaign 21']}`]],
  },
  {
    ...{ id: 'PUB-031', on: 'main', path: () => '/csi_videos_screen' },
    headings: ['Videos'],
    list: { each: 'article', size: 21, pager: PAGER },
    empty: { texts: ['No CSI videos found'] },
  },
  {
    ...{ id: 'PUB-031', on: 'main', path: (of) => `/csi_videos_screen/${of.ids['Video 22']}` },
    headings: ['Video 22', 'More Videos', 'Video 21'],
    texts: ['WhatsApp', 'Copy link'],
    links: [['All videos', '/csi_videos_screen']],
  },
  {
    ...{ id: 'PUB-041', on: 'main', path: () => '/resources/worship_resource/prayer_calendar' },
    headings: ['Prayer Calendar'],
    links: WORSHIP_TABS,
  },
  {
    ...{ id: 'PUB-041', on: 'main', path: () => '/resources/worship_resource/prayer_calendar/2025-10' },
    headings: ['Prayer Calendar'],
    texts: ['Prayer of October'],
  },
  {
    ...{ id: 'PUB-042', on: 'main', path: () => '/resources/worship_resource/csi_lectionary/2025-10-05' },
    headings: ['17th Sunday after Pentecost', 'Readings', 'Prayers'],
    texts: ['Luke 17:5–10', 'Colour: Green'],
  },
  {
    ...{ id: 'PUB-042', on: 'main', path: () => '/resources/worship_resource/csi_lectionary' },
    headings: ['Lectionary', 'Sundays and feasts', '2026', 'Lectionary 22'],
    links: WORSHIP_TABS,
    filters: [['Year', YEARS]],
    narrowed: {
      path: () => '/resources/worship_resource/csi_lectionary?year=2019',
      has: 'Lectionary of 2019',
      not: 'Lectionary 22',
    },
    list: { each: '.paper', size: 21, pager: PAGER },
    empty: { texts: ['No lectionary data found'] },
  },
  {
    ...{ id: 'PUB-043', on: 'main', path: () => '/resources/worship_resource/sermon_outlines' },
    headings: ['Sermon Outlines', '2026', 'Sermon 22'],
    links: WORSHIP_TABS,
    filters: [['Year', YEARS]],
    narrowed: {
      path: () => '/resources/worship_resource/sermon_outlines?year=2019',
      has: 'Sermon of 2019',
      not: 'Sermon 22',
    },
    list: { each: '.paper', size: 21, pager: PAGER },
    empty: { texts: ['No sermon data found'] },
  },
];

export const LIFE_NOT_BUILT: readonly NotBuilt[] = [];
