import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { dayOf } from '#lib/dates.ts';
import type { Frame, Site } from './data.ts';
import type { SiteDeps } from './deps.ts';
import { ErrorPage, type Trouble } from './errors/ErrorPage.tsx';
import type { Frames } from './frames.ts';
import type { Places } from './host/links.ts';
import type { Assets } from './http/assets.ts';
import type { Door } from './http/doors.ts';
import { encode } from './http/encode.ts';
import { PAGE_HEADERS } from './http/headers.ts';
import { type Answer, DatabaseAway, type PageCache, type Prepared, type Rendered } from './http/pageCache.ts';
import { allowedQuery } from './http/query.ts';
import { renderPage } from './http/render.tsx';
import { ASK_EACH_TIME, sendPrepared } from './http/send.ts';
import { menuFor } from './menu.ts';
import { PAGES, type PageRoute } from './routes.tsx';
import { siteOf } from './siteOf.ts';
import type { Visit } from './visit.ts';
import { words } from './words.ts';

const HTML = 'text/html; charset=utf-8';

export interface PageMaker {
  /** Answers a request for one of the pages at `url`. */
  answer(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply;
  /** Answers with the page that says what went wrong. */
  trouble(
    trouble: Trouble,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
  send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> | FastifyReply;
  /** The cache's key for what this request's site shows at `rest`. */
  key(door: Door, rest: string): string;
}

interface Tools {
  readonly deps: SiteDeps;
  readonly places: Places;
  readonly assets: Assets;
  readonly cache: PageCache;
  readonly frames: Frames;
  doorOf(request: FastifyRequest): Door;
}

/** Makes pages out of routes, keeps them, and sends them. */
export function createPageMaker({ deps, places, assets, cache, frames, doorOf }: Tools): PageMaker {
  const { organisation } = deps;
  const menu = menuFor(organisation, new Set(PAGES.map(({ url }) => url)));
  const keptCopies = new WeakMap<Prepared, Promise<Prepared>>();

  function visitOf({ says, subDomains }: Door, site: Site, frame: Frame, path: string): Visit {
    const label = says.kind === 'sub' ? says.label : undefined;
    const links = places.links({ label, subDomains });
    return { site, path, links, organisation, frame, menu, assets, today: dayOf(deps.now()) };
  }

  function html(status: number, keep: boolean, page: ReactElement, visit: Visit): Rendered {
    return { status, type: HTML, body: renderPage(page, visit), headers: PAGE_HEADERS, keep };
  }

  const troublePage = (trouble: Trouble, status: number, door: Door, site: Site, frame: Frame): Rendered =>
    html(status, false, <ErrorPage trouble={trouble} />, visitOf(door, site, frame, '/'));

  async function make(
    url: string,
    door: Door,
    path: string,
    asked: Pick<Parameters<PageRoute['show']>[0], 'params' | 'query'>,
    generation: number,
  ): Promise<Rendered> {
    const frame = await frames.of(generation);
    const site = siteOf(door.says, frame);
    if (!site) return troublePage('noSite', 404, door, { kind: 'main' }, frame);
    const route = PAGES.find((one) => one.url === url && one.on.includes(site.kind));
    const shown = await route?.show({ db: deps.db, site, frame, ...asked });
    if (!route || !shown) return troublePage('missing', 404, door, site, frame);
    if ('elsewhere' in shown) {
      const headers = { ...PAGE_HEADERS, Location: shown.elsewhere };
      return { status: shown.forGood ? 301 : 302, type: HTML, body: '', headers, keep: false };
    }
    return html(200, route.kept ?? true, shown.page, visitOf(door, site, frame, path));
  }

  /** A kept page says that it is one, at its top. */
  function keptCopy(page: Prepared): Promise<Prepared> {
    const known = keptCopies.get(page);
    if (known !== undefined) return known;
    const note = `<p class="notice notice--warn" role="status">${words.kept}</p>`;
    const body = page.bodies.identity.toString().replace(/<main\b/, `${note}$&`);
    const made = encode(body).then((encoded) => ({
      ...page,
      ...encoded,
      headers: { ...page.headers, 'X-Kept-Copy': new Date(page.madeAt).toISOString() },
    }));
    keptCopies.set(page, made);
    return made;
  }

  function send(request: FastifyRequest, reply: FastifyReply, { page, kept }: Answer) {
    if (kept) return keptCopy(page).then((copy) => sendPrepared(request, reply, copy, 'no-store'));
    return sendPrepared(request, reply, page, page.status === 200 ? ASK_EACH_TIME : 'no-cache');
  }

  async function sendTrouble(trouble: Trouble, status: number, request: FastifyRequest, reply: FastifyReply) {
    const door = doorOf(request);
    const frame = frames.last();
    const page = troublePage(trouble, status, door, siteOf(door.says, frame) ?? { kind: 'main' }, frame);
    if (status === 503) reply.header('Retry-After', '60');
    const encoded = await encode(page.body);
    return sendPrepared(request, reply, { ...encoded, ...page, headers: PAGE_HEADERS }, 'no-store');
  }

  const key = ({ says, subDomains }: Door, rest: string): string =>
    `${says.kind === 'sub' ? says.label : '.'}${subDomains ? '' : '!'} ${rest}`;

  async function answerAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    pageKey: string,
    render: (generation: number) => Promise<Rendered>,
  ): Promise<FastifyReply> {
    try {
      return await send(request, reply, await cache.answer(pageKey, render));
    } catch (error) {
      if (error instanceof DatabaseAway) return sendTrouble('away', 503, request, reply);
      request.log.error(error, `The page ${request.url} could not be made.`);
      return sendTrouble('failed', 500, request, reply);
    }
  }

  return {
    key,
    send,
    trouble: sendTrouble,
    answer(url, request, reply) {
      const door = doorOf(request);
      const params = request.params as Readonly<Record<string, string>>;
      const query = allowedQuery(QUERY_OF.get(url) ?? [], request.query);
      const path = Object.entries(params).reduce(
        (made, [name, value]) => made.replace(`:${name}`, encodeURIComponent(value)),
        url,
      );
      const pageKey = key(door, `${path}?${new URLSearchParams(query as Record<string, string>)}`);
      const hit = cache.hit(pageKey);
      if (hit) return send(request, reply, hit);
      return answerAnew(request, reply, pageKey, (generation) =>
        make(url, door, path, { params, query }, generation),
      );
    },
  };
}

/** The addresses of all pages, each with the parameters that it takes on whatever site. */
export const QUERY_OF: ReadonlyMap<string, PageRoute['query']> = new Map(
  PAGES.map(({ url, query }) => [url, query]),
);
