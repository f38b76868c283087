import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { isMonth } from '#lib/months.ts';
import { organisationIn } from '#lib/organisation.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { wordsIn } from '#lib/translations.ts';
import { isId } from '#lib/uuid.ts';
import { churchDayPath } from '#lib/worshipPlaces.ts';
import type { Site, UnitSite } from '../context/data.ts';
import { siteIn } from '../context/unitsIn.ts';
import { siteWords } from '../context/words.ts';
import { linksIn } from '../host/links.ts';
import {
  EVENT_CALENDAR,
  eventCalendar,
  eventFilePath,
  eventMonthPath,
  newsListPath,
  PRAYER_CALENDAR,
  READING_CALENDAR,
} from '../host/paths.ts';
import { MAIN } from '../routing/route.ts';
import { worshipWords } from '../worship/words.ts';
import {
  loadEventCalendar,
  loadEventMonth,
  loadPrayerCalendar,
  loadReadingCalendar,
} from './calendars.load.ts';
import { eventFile } from './eventFile.load.ts';
import { loadNewsFeed } from './feeds.load.ts';
import { ICAL, ical } from './ical.ts';
import { createFeedResponder, type FeedTools } from './respond.ts';
import { rss } from './rss.ts';

const RSS = 'application/rss+xml; charset=utf-8';

/** Registers RSS feeds of lists and calendars of events, prayers and readings, for the main site and each sub-site, in each language. Cached like pages. */
export function registerFeeds(app: FastifyInstance, tools: FeedTools): void {
  for (const language of LANGUAGES) registerIn(app, tools, language);
}

function registerIn(app: FastifyInstance, tools: FeedTools, language: Language): void {
  const { now } = tools.deps;
  const organisation = organisationIn(tools.deps.organisation, language);
  const answer = createFeedResponder(tools);
  const words = wordsIn(siteWords, language);
  const at = (path: string): string => languagePath(language, path);
  const nameOf = (site: Site): string => {
    if (site.kind === 'main') return organisation.name;
    const { name } = (siteIn(site, language) as UnitSite).unit;
    return site.kind === 'diocese' ? words.dioceseTitle(name) : name;
  };

  app.get(at('/feeds/news.xml'), (request, reply) => {
    const type = newsType((request.query as { type?: unknown }).type);
    return answer(request, reply, at(`/feeds/news.xml?${type ?? ''}`), RSS, async (site, { db }, links) => {
      const main = site.kind === 'main';
      const title = `${nameOf(site)}: ${main && type ? words.newsHeading(type, organisation) : words.news}`;
      const here = linksIn(links, language).here;
      return rss({
        ...{ language, title, description: title },
        page: here(!main ? '/' : type ? newsListPath(type) : '/home'),
        self: here(`/feeds/news.xml${type && main ? `?type=${type}` : ''}`),
        items: await loadNewsFeed(db, site, type, language),
        whole: links.mainWhole,
      });
    });
  });

  for (const { url, feed } of tools.routes) {
    if (!feed) continue;
    const { path: self, on = MAIN, called, items } = feed;
    app.get(at(self), (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, at(self), RSS, async (site, { db }, links) => {
        if (!on.includes(site.kind)) return null;
        const title = `${nameOf(site)}: ${called(organisation, language)}`;
        const { mainWhole, here } = linksIn(links, language);
        const addresses = { page: mainWhole(url), self: here(self), whole: links.mainWhole };
        const found = await items(db, site, language);
        return rss({ language, title, description: title, ...addresses, items: found });
      }),
    );
  }

  app.get(at('/feeds/events/:file'), (request, reply) => {
    const [, id = '', day] =
      /^([^_]*)(?:_(\d{4}-\d\d-\d\d))?\.ics$/.exec((request.params as { file: string }).file) ?? [];
    return answer(request, reply, at(eventFilePath(id, day)), ICAL, (_site, { db }, links) =>
      eventFile(db, id, day, { organisation, language }, linksIn(links, language)),
    );
  });

  app.get(at(EVENT_CALENDAR), (request, reply) => {
    const { month, type, id } = calendarQuery(request.query);
    const calendar = { maker: organisation.name, language };
    if (month === undefined || type === undefined)
      return answer(request, reply, at(eventCalendar(type)), ICAL, async (site, { db }, links) => {
        const all = words.eventsHeading(organisation);
        const ofMain = type ? `${all}: ${words[type]}` : all;
        const asked = { today: dayOf(now()), readIn: language };
        return ical({
          ...calendar,
          name: site.kind === 'main' ? ofMain : nameOf(site),
          entries: await loadEventCalendar(db, site, type, asked, linksIn(links, language)),
        });
      });
    // A single month is added to an existing calendar, so it has no name of its own.
    return answer(request, reply, at(eventMonthPath(month, type, id)), ICAL, async (site, source, links) => {
      const kind = unitOfType(type);
      const unit = source.frame.units(kind).find((one) => one.id === id);
      if (site.kind !== 'main' || (id !== undefined && !unit)) return null;
      const whose = { type, readIn: language, ...(unit && { [kind]: [unit.id] }) };
      const entries = await loadEventMonth(source.db, month, whose, linksIn(links, language));
      return entries.length > 0 ? ical({ ...calendar, entries }) : null;
    });
  });

  app.get(at(PRAYER_CALENDAR), (request, reply) =>
    answer(request, reply, at(PRAYER_CALENDAR), ICAL, async (site, { db }, links) => {
      if (site.kind !== 'main') return null;
      const page = linksIn(links, language).mainWhole(SITE_PLACES.prayerCalendar);
      return ical({
        ...{ maker: organisation.name, language },
        name: `${organisation.shortName} ${wordsIn(worshipWords, language).prayer}`,
        entries: await loadPrayerCalendar(db, dayOf(now()), page, language),
      });
    }),
  );

  app.get(at(READING_CALENDAR), (request, reply) =>
    answer(request, reply, at(READING_CALENDAR), ICAL, async (site, { db }, links) => {
      if (site.kind !== 'main') return null;
      const { mainWhole } = linksIn(links, language);
      const addressOf = (day: string): string => mainWhole(churchDayPath(organisation, day));
      return ical({
        ...{ maker: organisation.name, language },
        name: `${organisation.shortName} ${wordsIn(worshipWords, language).days}`,
        entries: await loadReadingCalendar(db, dayOf(now()), addressOf, language),
      });
    }),
  );
}

const newsType = (type: unknown): NewsType | undefined => NEWS_TYPES.find((known) => known === type);

/** The requested month, family and unit; malformed values are ignored. */
function calendarQuery(query: unknown) {
  const { month, type, id } = query as { month?: unknown; type?: unknown; id?: unknown };
  return {
    month: typeof month === 'string' && isMonth(month) ? month : undefined,
    type: newsType(type),
    id: typeof id === 'string' && isId(id) ? id.toLowerCase() : undefined,
  };
}
