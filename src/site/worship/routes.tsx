import type { Language } from '#lib/language.ts';
import { isMonth } from '#lib/months.ts';
import type { Organisation } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import { churchDayPath, prayerPath, worshipPlaces } from '#lib/worshipPlaces.ts';
import { loadPublicationList } from '../publications/publication.load.ts';
import { feedOfPublications } from '../publications/publicationFeed.load.ts';
import { publicationFilter } from '../publications/publicationFilter.ts';
import { publicationSource } from '../publications/publicationSource.load.ts';
import { MAIN, type PageRequest, type PageRoute, type RouteFamily } from '../routing/route.ts';
import type { FoundGroup } from '../routing/source.ts';
import { ChurchDayPage } from './ChurchDayPage.tsx';
import { daysWithReadings, loadChurchDay, loadComingDays } from './churchDays.load.ts';
import { PrayerCalendarPage } from './PrayerCalendarPage.tsx';
import { prayerSource } from './prayerSource.load.ts';
import { loadPrayers, monthOfPrayer } from './prayers.load.ts';
import { WorshipListPage } from './WorshipListPage.tsx';
import { worshipWords } from './words.ts';

/** The prayer calendar, the lectionary and the sermon outlines (002 §2.15). */
export const worshipRoutes: RouteFamily = (organisation) => {
  const places = worshipPlaces(organisation);
  return [
    {
      url: places.prayer,
      found: {
        title: (_, language) => wordsIn(worshipWords, language).prayer,
        text: ({ name }, language) => wordsIn(worshipWords, language).describe.prayer(name),
      },
      on: MAIN,
      menu: [{ section: 'resources', place: 'worship' }],
      show: async ({ db, today, language }) => {
        const data = await loadPrayers(db, today, today.slice(0, 7), language);
        return data && { page: <PrayerCalendarPage data={data} /> };
      },
    },
    {
      // A month, YYYY-MM; the id of an entry redirects to its month.
      url: `${places.prayer}/:month`,
      on: MAIN,
      under: 'resources',
      sitemap: () => [],
      finds: [prayerSource],
      pageOf: { kind: 'prayer', path: prayerPath },
      show: async ({ db, today, language, params: { month = '' } }) => {
        if (month === today.slice(0, 7)) return { redirect: prayerPath() };
        if (!isMonth(month)) {
          const its = await monthOfPrayer(db, month);
          return its === undefined ? null : { redirect: prayerPath(today.startsWith(its) ? undefined : its) };
        }
        const data = await loadPrayers(db, today, month, language);
        return data && { page: <PrayerCalendarPage data={data} /> };
      },
    },
    {
      ...listRoute('lectionary', organisation),
      show: async ({ db, query, today, language }) => {
        const list = await loadList('lectionary', db, query, language);
        // Later pages and years are of the books alone.
        const isFirst = list?.page === 1 && !list.isFiltered;
        const days = isFirst ? await loadComingDays(db, today, language) : [];
        return list && { page: <WorshipListPage type="lectionary" list={list} days={days} /> };
      },
    },
    {
      // A Sunday or feast, YYYY-MM-DD.
      url: `${places.lectionary}/:day`,
      on: MAIN,
      under: 'resources',
      sitemap: async (_, db) => (await daysWithReadings(db)).map((day) => churchDayPath(organisation, day)),
      show: async ({ db, today, language, params: { day = '' } }) => {
        const data = await loadChurchDay(db, today, day, language);
        return data && { page: <ChurchDayPage data={data} /> };
      },
    },
    listRoute('sermons', organisation),
  ];
};

const SERMONS: FoundGroup = {
  name: 'sermon',
  called: (_, language) => wordsIn(worshipWords, language).sermons,
};

const listRoute = (type: 'lectionary' | 'sermons', organisation: Organisation): PageRoute => ({
  url: worshipPlaces(organisation)[type],
  on: MAIN,
  under: 'resources',
  query: ['page', 'year'],
  feed: feedOfPublications(type, organisation, {
    called: (_, language) => wordsIn(worshipWords, language)[type],
  }),
  // Search shows the lectionary among the documents.
  finds: type === 'sermons' ? [publicationSource(SERMONS, ['sermons'])] : [],
  found: {
    title: (_, language) => wordsIn(worshipWords, language)[type],
    text: ({ name }, language) => wordsIn(worshipWords, language).describe[type](name),
  },
  show: async ({ db, query, language }) => {
    const list = await loadList(type, db, query, language);
    return list && { page: <WorshipListPage type={type} list={list} /> };
  },
});

const loadList = (
  type: 'lectionary' | 'sermons',
  db: PageRequest['db'],
  query: PageRequest['query'],
  language: Language,
) => loadPublicationList(db, type, Number(query.page ?? 1), language, publicationFilter(query));
