import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { siteOf } from '../context/siteOf.ts';
import type { Links, SiteAddresses } from '../host/links.ts';
import type { FrontHandler } from '../http/frontHandler.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { PageCache, Rendered } from '../http/pageCache.ts';
import type { PageMaker } from '../pages/pages.tsx';
import type { PageSource } from '../pages/sources.ts';
import type { PageRoute } from '../routing/route.ts';

/** Dependencies of all non-page responses: feeds, calendars, sitemaps. */
export interface FeedTools {
  readonly deps: Omit<SiteDeps, 'db' | 'visitorDb'>;
  readonly routes: readonly PageRoute[];
  readonly cache: PageCache<PageSource>;
  readonly addresses: SiteAddresses;
  readonly pages: PageMaker;
  resolveHost(request: FastifyRequest): HostMatch;
  readonly front: Pick<FrontHandler, 'remember'>;
}

/** Creates a responder that renders and caches non-page responses like pages. */
export function createFeedResponder({ cache, addresses, pages, resolveHost, front }: FeedTools) {
  /** Responds with what `make` returns for the site of the request; null means not found. */
  return async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    type: string,
    make: (site: Site, source: PageSource, links: Links) => Promise<string | null> | string | null,
  ): Promise<FastifyReply> {
    const match = resolveHost(request);
    const label = match.target.kind === 'sub' ? match.target.label : undefined;
    const links = addresses.links({ label });
    const render = async (source: PageSource): Promise<Rendered> => {
      const site = siteOf(match.target, source.frame);
      const body = site && (await make(site, source, links));
      return { status: body ? 200 : 404, type, body: body ?? '', headers: PLAIN_HEADERS, cacheable: true };
    };
    try {
      const key = keyOf(match, name);
      const made = await cache.respond(key, render);
      if (made.page.status === 404) return await pages.error('notFound', 404, request, reply);
      front.remember(request, key);
      return await pages.send(request, reply, made);
    } catch (error) {
      return pages.failure(error, request, reply);
    }
  };
}
