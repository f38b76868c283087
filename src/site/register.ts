import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hearGenerations, readGeneration } from './database.load.ts';
import type { SiteDeps } from './deps.ts';
import { registerFeeds } from './feeds/registerFeeds.ts';
import { loadFrame } from './frame.load.ts';
import { createFrames } from './frames.ts';
import { places as placesOf } from './host/links.ts';
import { readAssets, registerAssets } from './http/assets.ts';
import { doorkeeper, guardHosts } from './http/doors.ts';
import { registerDrawings } from './http/drawings.ts';
import { createFreshness } from './http/freshness.ts';
import { registerLegacy } from './http/legacy.ts';
import { createPageCache } from './http/pageCache.ts';
import { createPageMaker, QUERY_OF } from './pages.tsx';
import { siteOf } from './siteOf.ts';

/** What the rest of the house may ask of the site. */
export interface PublicSite {
  /** To be called after the COMMIT of a write and before its answer: the next request sees the change (design §6). */
  contentChanged(): void;
  /** Answers any address that nobody has: the page that says so, in the frame of its site. */
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** How often a node looks by itself whether another one has changed content. */
const LOOK_MS = 1000;

/**
 * Adds the public site to the server: the guard for hosts, which stands before all routes of `app` and therefore wants to be
 * registered first; pages, legacy redirects, feeds, seals and built files. Throws when the site has not been built, or when
 * the database can't be heard. What it started ends with `app.close()`.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<PublicSite> {
  const places = placesOf(deps.publicUrl, deps.mainHost);
  const doorOf = doorkeeper(deps, places);
  guardHosts(app, deps, doorOf);

  const freshness = createFreshness(
    () => readGeneration(deps.db),
    () => deps.now().getTime(),
  );
  const cache = createPageCache(freshness);
  const frames = createFrames(() => loadFrame(deps.db));
  const assets = readAssets(deps.clientDir);
  const pages = createPageMaker({ deps, places, assets, cache, frames, doorOf });

  for (const url of QUERY_OF.keys()) app.get(url, (request, reply) => pages.answer(url, request, reply));
  registerLegacy(app, deps);
  registerFeeds(app, { deps, cache, frames, places, pages, doorOf });
  registerDrawings(app, (request) => siteOf(doorOf(request).says, frames.last()) ?? { kind: 'main' });
  registerAssets(app, deps.clientDir);

  const unlisten = deps.listen && (await hearGenerations(deps.listen, freshness.heard));
  const looking = setInterval(() => void freshness.poll(), LOOK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    await unlisten?.();
  });

  return {
    contentChanged: freshness.changed,
    notFound: (request, reply) => pages.trouble('missing', 404, request, reply),
  };
}
