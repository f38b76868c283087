import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byLanguage, LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import type { WorkerPart } from '#lib/serviceWorker.ts';
import type { SharedPage } from '#lib/sharePicture.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { registerCards } from './cards/registerCards.ts';
import { sharedPageOf } from './cards/sharedPage.ts';
import type { SiteDeps } from './context/deps.ts';
import { siteOf } from './context/siteOf.ts';
import { registerFeeds } from './feeds/registerFeeds.ts';
import { registerSitemaps } from './feeds/registerSitemaps.ts';
import { siteAddresses } from './host/links.ts';
import { readAssets, registerAssets } from './http/assets.ts';
import { createContentVersion } from './http/contentVersion.ts';
import { registerDrawings } from './http/drawings.ts';
import { createEdge } from './http/edge.ts';
import { takesForms } from './http/forms.ts';
import { createFrontHandler, type FrontHandler } from './http/frontHandler.ts';
import { transportHeaders } from './http/headers.ts';
import { createHostResolver, guardHosts } from './http/hostMatch.ts';
import { registerIcons } from './http/icons.ts';
import { registerLegacy } from './http/legacy.ts';
import { createPageCache } from './http/pageCache.ts';
import { registerHosts } from './http/registerHosts.ts';
import { registerSecurityText } from './http/registerSecurityText.ts';
import { addSiteTexts } from './languages/addSiteTexts.ts';
import { isReviewed } from './languages/reviewed.ts';
import { registerMailedReview } from './mailedReview/registerMailedReview.tsx';
import { menuOf } from './menu/menu.ts';
import { siteWorkerPart } from './offline/workerPart.ts';
import { contentSource } from './pages/content.load.ts';
import { createPageRenderer } from './pages/pageRenderer.tsx';
import { createPageMaker, type PageMaker } from './pages/pages.tsx';
import { createPreviewer, type PreviewedPage } from './pages/preview.ts';
import { createSources } from './pages/sources.ts';
import { rememberNotices } from './privacy/notices.load.ts';
import { registerPageViews } from './readers/registerPageViews.ts';
import { pageRoutes } from './routes.ts';
import type { PageRoute } from './routing/route.ts';
import { pagePaths, queryByUrl, subSitePaths } from './routing/routeLists.ts';
import { recentNews } from './search/RecentNews.tsx';
import { loadRecent, loadUnits } from './shell/frame.load.ts';
import { createFrames, type FrameLoads, loadFrame } from './shell/frames.ts';

/** What the public site offers to the rest of the server. */
export interface PublicSite {
  /**
   * Call it after the COMMIT of a write and before its response: the next request then sees the change (design §6). What it gives resolves when a
   * cache in front has dropped what has changed.
   */
  contentChanged(): unknown;
  /** Number of requests answered on the fast path before routing, by status. */
  readonly answeredInFront: ReadonlyMap<number, number>;
  /** The fast path, to which other modules may add their own (stored files). */
  readonly front: Pick<FrontHandler, 'alsoAsk' | 'always'>;
  /** Number of pages rendered since the start; cached pages do not count. */
  pagesRendered(): number;
  /** Renders the page of a record from this database without caching it; null if it has none. */
  drawPage(db: ReadDb, kind: string, id: string): Promise<PreviewedPage | null>;
  /** The sharing metadata of a record's page, as visitors of this database would get it; null if it has no page of its own. */
  sharedPage(db: ReadDb, kind: string, id: string): Promise<SharedPage | null>;
  /** The service worker part by which browsers save pages of the main host. */
  readonly workerPart: WorkerPart;
  /** Answers requests without a route: the not-found page in the frame of its site. */
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers an error with the matching page: bad request, database unreachable, or an internal error. */
  error(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** How each part of the frame is loaded. */
const FRAME_LOADS: FrameLoads = {
  units: loadUnits,
  recent: async (db) => {
    const each = await Promise.all(
      LANGUAGES.map(async (language) => [language, await loadRecent(db, language)] as const),
    );
    const found = new Map(each);
    return recentNews(byLanguage((language) => found.get(language) ?? []));
  },
};

/** A node that has heard no notice for so long, in ms, asks for content changes by others: where another copy leads, it says each second what it knows. */
const SILENCE_MS = 1250;
/** How often it asks all the same: a restored database has lower numbers, which notices do not tell. */
const LOOK_MS = 300_000;

/**
 * Registers the public site: the host guard, which runs before all routes of `app` and therefore has to be registered first; pages,
 * redirects of former addresses, feeds, seals and built files. Throws if the site has not been built, or if LISTEN fails. Everything
 * started here ends with `app.close()`.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<PublicSite> {
  const routes = pageRoutes(deps.organisation);
  addSiteTexts();
  const isPage = pagePaths(routes);
  // Feeds exist in each language, like pages.
  const hasLanguages = (path: string): boolean => isPage(path) || path.startsWith('/feeds/');
  const addresses = siteAddresses({ ...deps, hasLanguages });
  const resolveHost = createHostResolver(deps, addresses);
  const always = transportHeaders(deps.publicUrl, deps.hstsDays);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  guardHosts(app, deps, resolveHost, subSitePaths(routes));

  const content = contentSource(deps);
  const contentVersion = createContentVersion(content.generations, () => deps.now().getTime());
  const frames = createFrames(content.reader, FRAME_LOADS);
  const sources = createSources(content.reader, frames);
  const edge = createEdge(deps.purges, contentVersion, content);
  const cache = createPageCache(contentVersion, sources, undefined, content.isOutage, edge);
  const assets = readAssets(deps.clientDir);
  const front = createFrontHandler({ cache, resolveHost, always, edge });
  front.install(app);
  const menus = byLanguage((language) => menuOf(routes, deps.organisation, language));
  const frameNow = () => contentVersion.ask().then(frames.whole).catch(frames.last);
  const pages = createPageMaker({
    ...{ deps, routes, menus, addresses, assets, isReviewed, cache, frameNow, resolveHost, front },
    lastFrame: frames.last,
    isOutage: content.isOutage,
  });

  const notFound: PublicSite['notFound'] = (request, reply) => pages.error('notFound', 404, request, reply);
  for (const url of queryByUrl(routes).keys())
    for (const language of LANGUAGES)
      app.get(languagePath(language, url), (request, reply) => pages.respond(url, request, reply));
  registerForms(app, pages, routes);
  const renderer = createPageRenderer({ deps, routes, menus, addresses, assets, isReviewed });
  const drawPage = createPreviewer(
    { renderer, routes, loadFrame: (db) => loadFrame(db, FRAME_LOADS) },
    { target: { kind: 'main' }, subDomains: false },
  );
  registerMailedReview(app, { deps, assets, pages, drawPage });
  registerLegacy(app, deps);
  const feedTools = { deps, routes, cache, addresses, pages, resolveHost, front };
  registerFeeds(app, feedTools);
  registerSitemaps(app, feedTools);
  const siteOfRequest = (request: FastifyRequest) => siteOf(resolveHost(request).target, frames.last());
  registerDrawings(app, (request) => siteOfRequest(request) ?? { kind: 'main' });
  registerIcons(app, siteOfRequest, deps);
  registerPageViews(app, {
    ...{ deps, routes },
    siteOfRequest: async (request) => siteOf(resolveHost(request).target, await frameNow()),
  });
  registerHosts(app, deps, frameNow, notFound);
  registerSecurityText(app, deps, (request, path) => {
    const { target } = resolveHost(request);
    const label = target.kind === 'sub' ? target.label : undefined;
    return addresses.links({ label }).here(path);
  });
  registerCards(app, pages, deps);
  registerAssets(app, deps.clientDir);

  await rememberNotices(deps.db, deps.organisation, deps.now());
  const look = (): void => {
    void contentVersion.poll().then(edge?.passOn);
  };
  const looking = setInterval(look, LOOK_MS).unref();
  const silence = setInterval(look, SILENCE_MS).unref();
  // Every copy purges what it hears of, so that nothing depends on the one that wrote it; and everything when it starts.
  const unlisten = await content.subscribe((moved) => {
    silence.refresh();
    contentVersion.notified(moved);
    void edge?.passOn();
  });
  void edge?.passOn();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(silence);
    await unlisten?.();
  });

  return {
    drawPage,
    workerPart: siteWorkerPart({ ...deps, routes, assets }),
    sharedPage: async (db, kind, id) => {
      const page = await drawPage(db, kind, id);
      return page && sharedPageOf(page);
    },
    contentChanged: () => {
      contentVersion.changed();
      return edge?.passOn();
    },
    answeredInFront: front.answered,
    front,
    pagesRendered: () => cache.rendered,
    notFound,
    error: pages.failure,
  };
}

/** The pages that receive a form. */
function registerForms(app: FastifyInstance, pages: PageMaker, routes: readonly PageRoute[]): void {
  const urls = new Set(routes.filter(({ post }) => post).map(({ url }) => url));
  takesForms(app, pages, (scope) => {
    for (const url of urls)
      for (const language of LANGUAGES)
        scope.post(languagePath(language, url), (request, reply) => pages.submit(url, request, reply));
  });
}
