import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { isMonth } from '#lib/months.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { wordsIn } from '#lib/translations.ts';
import { isId } from '#lib/uuid.ts';
import { eventWords } from '../events/words.ts';
import {
  EVENT_CALENDAR,
  eventCalendar,
  eventFilePath,
  eventMonthPath,
  newsListPath,
  PRAYER_CALENDAR,
} from '../host/paths.ts';
import type { Site } from '../pages/data.ts';
import { MAIN } from '../routing/route.ts';
import { siteWords } from '../shell/words.ts';
import { worshipWords } from '../worship/words.ts';
import { loadEventCalendar, loadEventMonth, loadPrayerCalendar } from './calendars.load.ts';
import { eventFile } from './eventFile.load.ts';
import { loadNewsFeed } from './feeds.load.ts';
import { ICAL, ical } from './ical.ts';
import { createFeedResponder, type FeedTools } from './respond.ts';
import { rss } from './rss.ts';

const RSS = 'application/rss+xml; charset=utf-8';

/** Lists as RSS, and events and prayers for calendars, of the main site and of each sub-site. Kept like pages. */
export function registerFeeds(app: FastifyInstance, tools: FeedTools): void {
  const { organisation, now } = tools.deps;
  const answer = createFeedResponder(tools);
  const words = wordsIn(siteWords, 'en');
  const nameOf = (site: Site): string => {
    if (site.kind === 'main') return organisation.name;
    return site.kind === 'diocese' ? words.dioceseTitle(site.unit.name) : site.unit.name;
  };

  app.get('/feeds/news.xml', (request, reply) => {
    const type = newsType((request.query as { type?: unknown }).type);
    return answer(request, reply, `/feeds/news.xml?${type ?? ''}`, RSS, async (site, { db }, links) => {
      const main = site.kind === 'main';
      const title = `${nameOf(site)}: ${main && type ? words.newsHeading(type, organisation) : words.news}`;
      return rss({
        title,
        description: title,
        page: links.here(!main ? '/' : type ? newsListPath(type) : '/home'),
        self: links.here(`/feeds/news.xml${type && main ? `?type=${type}` : ''}`),
        items: await loadNewsFeed(db, site, type, 'en'),
        whole: links.mainWhole,
      });
    });
  });

  for (const { url, feed } of tools.routes) {
    if (!feed) continue;
    const { path: self, on = MAIN, called, items } = feed;
    app.get(self, (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, self, RSS, async (site, { db }, links) => {
        if (!on.includes(site.kind)) return null;
        const title = `${nameOf(site)}: ${called(organisation)}`;
        const addresses = { page: links.mainWhole(url), self: links.here(self), whole: links.mainWhole };
        return rss({ title, description: title, ...addresses, items: await items(db, site, 'en') });
      }),
    );
  }

  app.get('/feeds/events/:file', (request, reply) => {
    const [, id = '', day] =
      /^([^_]*)(?:_(\d{4}-\d\d-\d\d))?\.ics$/.exec((request.params as { file: string }).file) ?? [];
    return answer(request, reply, eventFilePath(id, day), ICAL, (_site, { db }, links) =>
      eventFile(db, id, day, organisation, links),
    );
  });

  app.get(EVENT_CALENDAR, (request, reply) => {
    const { month, type, id } = calendarQuery(request.query);
    if (month === undefined || type === undefined)
      return answer(request, reply, eventCalendar(type), ICAL, async (site, { db }, links) => {
        const all = wordsIn(eventWords, 'en').heading(organisation);
        const ofMain = type ? `${all}: ${words[type]}` : all;
        return ical({
          maker: organisation.name,
          name: site.kind === 'main' ? ofMain : nameOf(site),
          entries: await loadEventCalendar(db, site, type, { today: dayOf(now()), readIn: 'en' }, links),
        });
      });
    // A month alone is added to a calendar that somebody has, and has no name therefore.
    return answer(request, reply, eventMonthPath(month, type, id), ICAL, async (site, source, links) => {
      const kind = unitOfType(type);
      const unit = source.frame.units(kind).find((one) => one.id === id);
      if (site.kind !== 'main' || (id !== undefined && !unit)) return null;
      const whose = { type, ...(unit && { [kind]: [unit.id] }) };
      const entries = await loadEventMonth(source.db, month, { ...whose, readIn: 'en' }, links);
      return entries.length > 0 ? ical({ maker: organisation.name, entries }) : null;
    });
  });

  app.get(PRAYER_CALENDAR, (request, reply) =>
    answer(request, reply, PRAYER_CALENDAR, ICAL, async (site, { db }, links) => {
      if (site.kind !== 'main') return null;
      const page = links.mainWhole(SITE_PLACES.prayerCalendar);
      return ical({
        maker: organisation.name,
        name: `${organisation.shortName} ${wordsIn(worshipWords, 'en').prayer}`,
        entries: await loadPrayerCalendar(db, dayOf(now()), page, 'en'),
      });
    }),
  );
}

const newsType = (type: unknown): NewsType | undefined => NEWS_TYPES.find((known) => known === type);

/** Which month of whose events is asked for; what has another shape has not come. */
function calendarQuery(query: unknown) {
  const { month, type, id } = query as { month?: unknown; type?: unknown; id?: unknown };
  return {
    month: typeof month === 'string' && isMonth(month) ? month : undefined,
    type: newsType(type),
    id: typeof id === 'string' && isId(id) ? id.toLowerCase() : undefined,
  };
}
