import { event } from '#kinds/event.ts';
import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { isDay } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { eventListPath } from '../host/paths.ts';
import { visibleDays, visiblePaths } from '../reading/addresses.load.ts';
import { EVERYWHERE, MAIN, type PageRequest, type PageResult, type RouteFamily } from '../routing/route.ts';
import { EventListPage } from './EventListPage.tsx';
import { EventPage } from './EventPage.tsx';
import { loadEvent, loadEventFacts } from './event.load.ts';
import { loadEventList } from './eventList.load.ts';
import { eventSource } from './eventSource.load.ts';

/** Events by family and unit on the main site, and each event on every site (002 §2.7). */
export const eventRoutes: RouteFamily = () => [
  // Without a family, the departments' (AMB-064); one address for one list.
  { url: '/home/event', on: MAIN, query: ['page', 'past', 'id'], sitemap: false, show: showList },
  {
    url: '/home/event/:type',
    found: {
      title: (organisation, language) => wordsIn(siteWords, language).eventsHeading(organisation),
      at: eventListPath('departments'),
    },
    on: MAIN,
    query: ['page', 'past', 'id'],
    sitemap: () => NEWS_TYPES.map((type) => eventListPath(type)),
    menu: [{ section: 'latest', place: 'events', at: eventListPath('departments') }],
    show: showList,
  },
  {
    url: '/home/event/:type/:id',
    on: MAIN,
    idOf: 'unit',
    query: ['page', 'past'],
    // Most units have only two or three events, which the family's list contains as well.
    sitemap: () => [],
    show: showList,
  },
  {
    url: '/event_screen/:id',
    on: EVERYWHERE,
    sitemap: (_frame, db) => visiblePaths(db, event, (id) => eventPath(id)),
    finds: [eventSource],
    idOf: 'event',
    pageOf: { kind: 'event', path: (id) => eventPath(id) },
    versions: { kind: 'event', path: ({ id }) => eventPath(id) },
    show: async ({ db, site, today, language: readIn, params: { id = '' } }) => {
      const data = await loadEvent(db, site, id, { today, readIn });
      return data && { page: <EventPage data={data} /> };
    },
  },
  {
    url: '/event_screen/:id/:day',
    on: EVERYWHERE,
    sitemap: async (_frame, db) => (await visibleDays(db)).map(({ id, day }) => eventPath(id, day)),
    versions: {
      kind: 'event',
      path: ({ id }, { day = '' }) => eventPath(id, encodeURIComponent(day)),
      part: true,
    },
    show: async ({ db, site, today, language: readIn, params: { id = '', day = '' } }) => {
      if (!isDay(day)) return null;
      const data = await loadEvent(db, site, id, { today, readIn }, day);
      if (data) return { page: <EventPage data={data} /> };
      // The day was left out or moved with the series: redirect to the series, which shows the current dates.
      return (await loadEventFacts(db, id, { today, readIn })) && { redirect: eventPath(id) };
    },
  },
];

async function showList(request: PageRequest): Promise<PageResult> {
  const { db, frame, today, query, language: readIn } = request;
  const { type = 'departments', id } = request.params;
  if (!isFamily(type)) return null;
  // Without script the form sends its choice as a query parameter; redirect to the list's own path.
  if (query.id !== undefined) return { redirect: eventListPath(type, query.id || undefined) };
  const unit = frame.units(unitOfType(type)).find((one) => one.id === id);
  if (id !== undefined && !unit) return null;
  const asked = { type, unit, isPast: query.past !== undefined, readIn, page: Number(query.page ?? 1) };
  const data = await loadEventList(db, today, asked);
  return data && { page: <EventListPage data={data} /> };
}

const isFamily = (type: string): type is NewsType => (NEWS_TYPES as readonly string[]).includes(type);
