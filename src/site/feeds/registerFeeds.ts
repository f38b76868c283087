import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEWS_TYPES, type NewsType, unitOfType } from '#kinds/news.ts';
import { STATEMENT_TYPES } from '#kinds/statement.ts';
import { dayOf, isMonth } from '#lib/dates.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { wordsIn } from '#lib/translations.ts';
import { isId } from '#lib/uuid.ts';
import { campaignWords } from '../campaigns/words.ts';
import { documentWords } from '../documents/words.ts';
import { eventWords } from '../events/words.ts';
import {
  CAMPAIGN_FEED,
  CAMPAIGN_LIST,
  EVENT_CALENDAR,
  eventCalendar,
  eventMonthPath,
  newsListPath,
  PRAYER_CALENDAR,
  publicationFeed,
  statementFeed,
} from '../host/paths.ts';
import { magazineWords } from '../magazine/words.ts';
import type { PublicationType, Site } from '../pages/data.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { publicationWords } from '../publications/words.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { siteWords } from '../shell/words.ts';
import { STATEMENT_PATHS } from '../statements/statementPaths.ts';
import { statementWords } from '../statements/words.ts';
import { worshipWords } from '../worship/words.ts';
import { loadEventCalendar, loadEventMonth, loadPrayerCalendar } from './calendars.load.ts';
import { eventFile } from './eventFile.load.ts';
import { loadCampaignFeed, loadNewsFeed, loadPublicationFeed, loadStatementFeed } from './feeds.load.ts';
import { ICAL, ical } from './ical.ts';
import { createFeedResponder, type FeedTools } from './respond.ts';
import { type FeedItem, rss } from './rss.ts';

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
        items: await loadNewsFeed(db, site, type),
        whole: links.mainWhole,
      });
    });
  });

  /** A list of the main site; a sub-site has no such list, but for those of which it has its own (`on`). */
  function list(
    self: string,
    page: string,
    name: string,
    load: (db: SiteDb, site: Site) => Promise<FeedItem[]>,
    on: readonly Site['kind'][] = ['main'],
  ): void {
    app.get(self, (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, self, RSS, async (site, { db }, links) => {
        if (!on.includes(site.kind)) return null;
        const title = `${nameOf(site)}: ${name}`;
        const addresses = { page: links.mainWhole(page), self: links.here(self), whole: links.mainWhole };
        return rss({ title, description: title, ...addresses, items: await load(db, site) });
      }),
    );
  }
  list(CAMPAIGN_FEED, CAMPAIGN_LIST, wordsIn(campaignWords, 'en').heading, loadCampaignFeed);
  for (const type of STATEMENT_TYPES)
    list(statementFeed(type), STATEMENT_PATHS[type], wordsIn(statementWords, 'en')[type].title, (db) =>
      loadStatementFeed(db, type),
    );
  const places = publicationPlaces(organisation);
  const [papers, worship] = [wordsIn(documentWords, 'en'), wordsIn(worshipWords, 'en')];
  const publications: Readonly<Record<PublicationType, string>> = {
    books: wordsIn(publicationWords, 'en').title,
    magazine: wordsIn(magazineWords, 'en').title(organisation),
    resources: papers.resources.title,
    library_archives: papers.library_archives.title,
    lectionary: worship.lectionary,
    sermons: worship.sermons,
  };
  for (const type of Object.keys(publications) as PublicationType[])
    list(
      publicationFeed(type),
      places[type],
      publications[type],
      (db, site) => loadPublicationFeed(db, type, site.kind === 'main' ? undefined : site.unit.id, places),
      type === 'resources' ? ['main', 'department'] : ['main'],
    );

  app.get('/feeds/events/:file', (request, reply) => {
    const [, id = ''] = /^(.*)\.ics$/.exec((request.params as { file: string }).file) ?? [];
    return answer(request, reply, `/feeds/events/${id}.ics`, ICAL, (_site, { db }, links) =>
      eventFile(db, id, organisation, links),
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
          entries: await loadEventCalendar(db, site, type, dayOf(now()), links),
        });
      });
    // A month alone is added to a calendar that somebody has, and has no name therefore.
    return answer(request, reply, eventMonthPath(month, type, id), ICAL, async (site, source, links) => {
      const kind = unitOfType(type);
      const unit = source.frame.units(kind).find((one) => one.id === id);
      if (site.kind !== 'main' || (id !== undefined && !unit)) return null;
      const whose = { type, ...(unit && { [kind]: [unit.id] }) };
      const entries = await loadEventMonth(source.db, month, whose, links);
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
        entries: await loadPrayerCalendar(db, dayOf(now()), page),
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
