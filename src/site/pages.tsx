import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { dayOf } from '#lib/dates.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Frame, Site } from './data.ts';
import { isOutage } from './database.load.ts';
import type { SiteDeps } from './deps.ts';
import { type ErrorKind, ErrorPage } from './errors/ErrorPage.tsx';
import { createErrorPages } from './errors/errorPages.ts';
import type { Frames } from './frames.ts';
import type { SiteAddresses } from './host/links.ts';
import type { Assets } from './http/assets.ts';
import { type Encoded, encode } from './http/encode.ts';
import type { FrontHandler } from './http/frontHandler.ts';
import { PAGE_HEADERS } from './http/headers.ts';
import { type HostMatch, keyOf } from './http/hostMatch.ts';
import { type Answer, DatabaseAway, type PageCache, type Prepared, type Rendered } from './http/pageCache.ts';
import { allowedQuery } from './http/query.ts';
import { renderPage } from './http/render.tsx';
import { ASK_EACH_TIME, sendPrepared } from './http/send.ts';
import { menuFor } from './menu.ts';
import type { PageContext } from './pageContext.ts';
import { PAGES, type PageRoute } from './routes.tsx';
import { siteOf } from './siteOf.ts';
import { words } from './words.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageMaker {
  /** Answers a request for one of the pages at `url`. */
  answer(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply;
  /** Answers with the page that says what went wrong. */
  error(
    error: ErrorKind,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
  /** The same for whatever was thrown. */
  failure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> | FastifyReply;
}

interface Tools {
  readonly deps: SiteDeps;
  readonly addresses: SiteAddresses;
  readonly assets: Assets;
  readonly cache: PageCache;
  readonly frames: Frames;
  resolveHost(request: FastifyRequest): HostMatch;
  readonly front: Pick<FrontHandler, 'remember'>;
}

/** Makes pages out of routes, keeps them, and sends them. */
export function createPageMaker(tools: Tools): PageMaker {
  const { deps, addresses, assets, cache, frames, resolveHost, front } = tools;
  const { organisation } = deps;
  const menu = menuFor(organisation, new Set(PAGES.map(({ url }) => url)));
  const staleCopies = new WeakMap<Prepared, Promise<Prepared>>();

  function contextOf({ target, subDomains }: HostMatch, site: Site, frame: Frame, path: string): PageContext {
    const label = target.kind === 'sub' ? target.label : undefined;
    const links = addresses.links({ label, subDomains });
    return { site, path, links, organisation, frame, menu, assets, today: dayOf(deps.now()) };
  }

  function html(status: number, cacheable: boolean, page: ReactElement, context: PageContext): Rendered {
    return { status, type: HTML, body: renderPage(page, context), headers: PAGE_HEADERS, cacheable };
  }

  const errorPages = createErrorPages(
    (error, match, site, frame) =>
      renderPage(<ErrorPage error={error} />, contextOf(match, site, frame, '/')),
    () => dayOf(deps.now()),
  );

  async function errorPage(
    error: ErrorKind,
    status: number,
    match: HostMatch,
    site: Site | null,
    frame: Frame,
  ): Promise<Rendered & { readonly encoded: Encoded }> {
    const page = await errorPages.of(error, match, site, frame);
    return { status, type: HTML, ...page, headers: PAGE_HEADERS, cacheable: false };
  }

  async function make(
    url: string,
    match: HostMatch,
    path: string,
    request: Pick<Parameters<PageRoute['show']>[0], 'params' | 'query'>,
    generation: number,
  ): Promise<Rendered> {
    const frame = await frames.of(generation);
    const site = siteOf(match.target, frame);
    if (!site) return errorPage('noSite', 404, match, null, frame);
    const route = PAGES.find((one) => one.url === url && one.on.includes(site.kind));
    const result = await route?.show({ db: deps.visitorDb, site, frame, ...request });
    if (!route || !result) return errorPage('notFound', 404, match, site, frame);
    if ('redirect' in result) {
      const headers = { ...PAGE_HEADERS, Location: result.redirect };
      return { status: result.permanent ? 301 : 302, type: HTML, body: '', headers, cacheable: false };
    }
    return html(200, route.cacheable ?? true, result.page, contextOf(match, site, frame, path));
  }

  /** A page that is served stale says so, at its top. */
  function staleCopy(page: Prepared): Promise<Prepared> {
    const known = staleCopies.get(page);
    if (known !== undefined) return known;
    const note = `<p class="notice notice--warn" role="status">${words.staleCopy}</p>`;
    const body = page.bodies.identity.toString().replace(/<main\b/, `${note}$&`);
    const made = encode(body).then((encoded) => ({
      ...page,
      ...encoded,
      headers: { ...page.headers, 'X-Stale-Copy': new Date(page.madeAt).toISOString() },
    }));
    staleCopies.set(page, made);
    return made;
  }

  function send(request: FastifyRequest, reply: FastifyReply, { page, stale }: Answer) {
    if (stale) return staleCopy(page).then((copy) => sendPrepared(request, reply, copy, 'no-store'));
    return sendPrepared(request, reply, page, page.status === 200 ? ASK_EACH_TIME : 'no-cache');
  }

  async function sendError(error: ErrorKind, status: number, request: FastifyRequest, reply: FastifyReply) {
    const match = resolveHost(request);
    const frame = frames.last();
    const page = await errorPage(error, status, match, siteOf(match.target, frame), frame);
    if (status === 503) reply.header('Retry-After', '60');
    return sendPrepared(request, reply, { ...page.encoded, ...page, headers: PAGE_HEADERS }, 'no-store');
  }

  async function answerAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    pageKey: string,
    search: string | undefined,
    render: (generation: number) => Promise<Rendered>,
  ): Promise<FastifyReply> {
    try {
      if (search) deps.limitSearch(request.ip);
      return await send(request, reply, await cache.answer(pageKey, render));
    } catch (error) {
      return failure(error, request, reply);
    }
  }

  function failure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (error instanceof DatabaseAway || isOutage(error)) return sendError('away', 503, request, reply);
    if (error instanceof Refusal && error.status === 429) {
      reply.header('Retry-After', String(error.retryAfterSeconds ?? 60));
      return sendError('tooMany', 429, request, reply);
    }
    const { statusCode = 500, status = statusCode } = error as { statusCode?: number; status?: number };
    // Whatever the framework calls it (414, 415): who reads the page can do no more about it.
    if (status >= 400 && status < 500) return sendError('badRequest', 400, request, reply);
    request.log.error(error, `The page ${request.url} could not be made.`);
    return sendError('failed', 500, request, reply);
  }

  return {
    send,
    error: sendError,
    failure,
    answer(url, request, reply) {
      const match = resolveHost(request);
      const params = request.params as Readonly<Record<string, string>>;
      const query = allowedQuery(QUERY_OF.get(url) ?? [], request.query);
      const path = Object.entries(params).reduce(
        (made, [name, value]) => made.replace(`:${name}`, encodeURIComponent(value)),
        url,
      );
      const pageKey = keyOf(match, `${path}?${new URLSearchParams(query as Record<string, string>)}`);
      const hit = cache.hit(pageKey);
      if (hit) {
        front.remember(request, pageKey);
        return send(request, reply, hit);
      }
      return answerAnew(request, reply, pageKey, query.q, (generation) =>
        make(url, match, path, { params, query }, generation),
      );
    },
  };
}

/** The addresses of all pages, each with the parameters that it takes on whatever site. */
export const QUERY_OF: ReadonlyMap<string, PageRoute['query']> = new Map(
  PAGES.map(({ url, query }) => [url, query]),
);
