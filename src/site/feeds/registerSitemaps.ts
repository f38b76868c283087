import type { FastifyInstance } from 'fastify';
import type { Frame, UnitSite } from '../context/data.ts';
import type { Links } from '../host/links.ts';
import type { PageSource } from '../pages/sources.ts';
import { hiddenPaths, sitemapPaths, subSitePlaces } from '../routing/routeLists.ts';
import { loadNewsPlaces, newsPages } from './feeds.load.ts';
import { createFeedResponder, type FeedTools } from './respond.ts';
import { type Place, sitemap, sitemapIndex } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';

/** Registers sitemaps and robots.txt of the main site and of each sub-site. The main site's list those of all hosts. */
export function registerSitemaps(app: FastifyInstance, tools: FeedTools): void {
  const { routes } = tools;
  const answer = createFeedResponder(tools);

  /** The main site's pages besides the news. Sub-sites have sitemaps of their own. */
  const pagePlaces = async ({ frame, db }: PageSource, links: Links): Promise<Place[]> => [
    ...(await sitemapPaths(routes, frame, db)).map((path) => ({
      address: links.mainWhole(path),
    })),
    // Units without a host of their own have all their pages on the main site.
    ...unitSites(frame).flatMap((site) => {
      const home = links.unitWhole(site.kind, site.unit);
      if (hasOwnHost(home)) return [];
      const places = unitPlaces(site, links.mainWhole).slice(1);
      return [{ address: home }, ...places];
    }),
  ];
  const unitPlaces = (site: UnitSite, here: Links['here']): Place[] =>
    subSitePlaces(routes, site).map((path) => ({ address: here(path) }));

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, '/sitemap.xml', XML, async (site, { frame, db }, links) => {
      if (site.kind !== 'main') return sitemap(unitPlaces(site, links.here));
      const news = await newsPages(db);
      const parts = ['pages', ...Array.from({ length: news }, (_, i) => String(i + 1))];
      return sitemapIndex([
        ...parts.map((part) => links.mainWhole(`/sitemaps/${part}.xml`)),
        ...unitSites(frame).flatMap(({ kind, unit }) => {
          const home = links.unitWhole(kind, unit);
          return hasOwnHost(home) ? [`${home}sitemap.xml`] : [];
        }),
      ]);
    }),
  );

  app.get('/sitemaps/:part', (request, reply) => {
    const { part } = request.params as { part: string };
    return answer(request, reply, `/sitemaps/${part}`, XML, async (site, source, links) => {
      const number = /^([1-9]\d{0,3})\.xml$/.exec(part)?.[1];
      if (site.kind !== 'main' || (!number && part !== 'pages.xml')) return null;
      if (!number) return sitemap(await pagePlaces(source, links));
      const places = await loadNewsPlaces(source.db, Number(number), links.mainWhole);
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

const unitSites = (frame: Frame): UnitSite[] =>
  (['department', 'diocese'] as const).flatMap((kind) => frame.units(kind).map((unit) => ({ kind, unit })));
/** If sub-domains are not reachable, a unit's home is a page of the main site (AMB-113). */
const hasOwnHost = (home: string): boolean => new URL(home).pathname === '/';
