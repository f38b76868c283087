import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEWS_TYPES, type NewsType } from '#kinds/news.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Frame, Site } from '../data.ts';
import type { SiteDeps } from '../deps.ts';
import type { Frames } from '../frames.ts';
import type { Links, SiteAddresses } from '../host/links.ts';
import { newsListPath } from '../host/paths.ts';
import type { FrontHandler } from '../http/frontHandler.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { PageCache, Rendered } from '../http/pageCache.ts';
import type { PageMaker } from '../pages.tsx';
import type { PageRoute } from '../route.ts';
import { hiddenPaths, sitemapPaths, subSitePlaces } from '../routeLists.ts';
import { siteOf } from '../siteOf.ts';
import { siteWords } from '../words.ts';
import { eventFile } from './eventFile.load.ts';
import { loadFeed, loadNewsPlaces, newsPages } from './feeds.load.ts';
import { ICAL } from './ical.ts';
import { rss } from './rss.ts';
import { type Place, sitemap, sitemapIndex } from './sitemap.ts';

interface Tools {
  readonly deps: SiteDeps;
  readonly routes: readonly PageRoute[];
  readonly cache: PageCache;
  readonly frames: Frames;
  readonly addresses: SiteAddresses;
  readonly pages: PageMaker;
  resolveHost(request: FastifyRequest): HostMatch;
  readonly front: Pick<FrontHandler, 'remember'>;
}

const RSS = 'application/rss+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** News as RSS, events for calendars, site maps and robots.txt, of the main site and of each sub-site. Kept like pages. */
export function registerFeeds(app: FastifyInstance, tools: Tools): void {
  const { deps, routes, cache, frames, addresses, pages, resolveHost, front } = tools;

  const words = wordsIn(siteWords, 'en');
  /** The main site's pages beside the news. Sub-sites have maps of their own. */
  const pagePlaces = async (frame: Frame, links: Links): Promise<Place[]> => [
    ...(await sitemapPaths(routes, frame, deps.visitorDb)).map((path) => ({
      address: links.mainWhole(path),
    })),
    ...unitHomes(frame, links).flatMap((home) => (hasOwnHost(home) ? [] : [{ address: home }])),
  ];
  const unitPlaces = (site: Exclude<Site, { kind: 'main' }>, here: Links['here']): Place[] =>
    subSitePlaces(routes, site).map((path) => ({ address: here(path) }));

  /** Answers with what `make` makes for the site of the request; null: there is no such thing. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    type: string,
    make: (site: Site, frame: Frame, links: Links) => Promise<string | null> | string | null,
  ): Promise<FastifyReply> {
    const match = resolveHost(request);
    const label = match.target.kind === 'sub' ? match.target.label : undefined;
    const links = addresses.links({ label, subDomains: match.subDomains });
    const render = async (generation: number): Promise<Rendered> => {
      const frame = await frames.of(generation);
      const site = siteOf(match.target, frame);
      const body = site && (await make(site, frame, links));
      return { status: body ? 200 : 404, type, body: body ?? '', headers: PLAIN_HEADERS, cacheable: true };
    };
    try {
      const key = keyOf(match, name);
      const made = await cache.answer(key, render);
      if (made.page.status === 404) return await pages.error('notFound', 404, request, reply);
      front.remember(request, key);
      return await pages.send(request, reply, made);
    } catch (error) {
      return pages.failure(error, request, reply);
    }
  }

  app.get('/feeds/news.xml', (request, reply) => {
    const type = newsType((request.query as { type?: unknown }).type);
    return answer(request, reply, `/feeds/news.xml?${type ?? ''}`, RSS, async (site, _frame, links) => {
      const { organisation, visitorDb } = deps;
      const title =
        site.kind === 'main'
          ? `${organisation.name}: ${type ? words.newsHeading(type, organisation) : words.news}`
          : `${site.kind === 'diocese' ? words.dioceseTitle(site.unit.name) : site.unit.name}: ${words.news}`;
      return rss({
        title,
        description: title,
        page: links.here(site.kind !== 'main' ? '/' : type ? newsListPath(type) : '/home'),
        self: links.here(`/feeds/news.xml${type && site.kind === 'main' ? `?type=${type}` : ''}`),
        items: await loadFeed(visitorDb, site, type),
        whole: links.mainWhole,
      });
    });
  });

  app.get('/feeds/events/:file', (request, reply) => {
    const [, id = ''] = /^(.*)\.ics$/.exec((request.params as { file: string }).file) ?? [];
    return answer(request, reply, `/feeds/events/${id}.ics`, ICAL, (_site, _frame, links) =>
      eventFile(deps.visitorDb, id, deps.organisation, links),
    );
  });

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, '/sitemap.xml', XML, async (site, frame, links) => {
      if (site.kind !== 'main') return sitemap(unitPlaces(site, links.here));
      const news = await newsPages(deps.visitorDb);
      const parts = ['pages', ...Array.from({ length: news }, (_, i) => String(i + 1))];
      return sitemapIndex([
        ...parts.map((part) => links.mainWhole(`/sitemaps/${part}.xml`)),
        ...unitHomes(frame, links).flatMap((home) => (hasOwnHost(home) ? [`${home}sitemap.xml`] : [])),
      ]);
    }),
  );

  app.get('/sitemaps/:part', (request, reply) => {
    const { part } = request.params as { part: string };
    return answer(request, reply, `/sitemaps/${part}`, XML, async (site, frame, links) => {
      const number = /^([1-9]\d{0,3})\.xml$/.exec(part)?.[1];
      if (site.kind !== 'main' || (!number && part !== 'pages.xml')) return null;
      if (!number) return sitemap(await pagePlaces(frame, links));
      const places = await loadNewsPlaces(deps.visitorDb, Number(number), links.mainWhole);
      return places.length > 0 || number === '1' ? sitemap(places) : null;
    });
  });

  app.get('/robots.txt', (request, reply) =>
    answer(request, reply, '/robots.txt', 'text/plain; charset=utf-8', (_site, _frame, links) =>
      [
        'User-agent: *',
        'Disallow: /api/',
        ...hiddenPaths(routes).map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${links.here('/sitemap.xml')}`,
        '',
      ].join('\n'),
    ),
  );
}

/** The homes of all units, whole. */
const unitHomes = ({ departments, dioceses }: Frame, links: Links): string[] => [
  ...departments.map((unit) => links.unitWhole('department', unit)),
  ...dioceses.map((unit) => links.unitWhole('diocese', unit)),
];
/** Where sub-domains can't be reached a unit's home is a page of the main site (AMB-113). */
const hasOwnHost = (home: string): boolean => new URL(home).pathname === '/';

const newsType = (type: unknown): NewsType | undefined => NEWS_TYPES.find((known) => known === type);
