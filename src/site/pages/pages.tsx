import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { Refusal } from '#lib/refusal.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import { wordsIn } from '#lib/translations.ts';
import type { WholeFrame } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { fillSlot } from '../context/openBody.ts';
import { siteOf } from '../context/siteOf.ts';
import { siteWords } from '../context/words.ts';
import type { ErrorKind } from '../errors/ErrorPage.tsx';
import { encode } from '../http/encode.ts';
import { formValues, isFromOwnPage, isOneClick } from '../http/forms.ts';
import type { FrontHandler } from '../http/frontHandler.ts';
import { PAGE_HEADERS, PLAIN_HEADERS } from '../http/headers.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import {
  type CachedResponse,
  DatabaseAway,
  type PageCache,
  type Prepared,
  type Rendered,
} from '../http/pageCache.ts';
import { allowedQuery } from '../http/query.ts';
import { ASK_EACH_TIME, KEPT_BY_NOBODY, sendPrepared } from '../http/send.ts';
import { paramsOf } from '../routing/paramsOf.ts';
import { queryByUrl } from '../routing/routeLists.ts';
import { createFormTaker } from './forms.ts';
import { type AskedPage, createPageRenderer, type RendererTools } from './pageRenderer.tsx';
import type { PageSource } from './sources.ts';

export interface PageMaker {
  /** Answers a request for one of the pages at `url`. */
  respond(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply;
  /** Handles a submitted form at `url`: redirects (303), or shows the page again with the typed values. */
  submit(url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers with an error page. */
  error(
    error: ErrorKind,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
  /** Answers with the error page for a thrown error. */
  failure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: CachedResponse,
  ): Promise<FastifyReply> | FastifyReply;
  /** Returns the HTML of a public page by its path on the request's site; null if there is none. */
  read(path: string, request: FastifyRequest): Promise<string | null>;
}

interface Tools extends RendererTools {
  readonly deps: SiteDeps;
  readonly cache: PageCache<PageSource>;
  /** Returns the current frame; the last known one while the database is unreachable. */
  frameNow(): Promise<WholeFrame>;
  lastFrame(): WholeFrame;
  /** Whether an error means that the database is unreachable or too slow. */
  isOutage(error: unknown): boolean;
  resolveHost(request: FastifyRequest): HostMatch;
  readonly front: Pick<FrontHandler, 'remember'>;
}

const pathOf = ({ url }: FastifyRequest): string => splitLanguage(url.split('?', 1)[0] ?? '/').path;
const languageOfRequest = ({ url }: FastifyRequest): Language => splitLanguage(url).language;

/** Creates the request handlers for pages: caches rendered pages and sends them. */
export function createPageMaker(tools: Tools): PageMaker {
  const { deps, routes, cache, frameNow, lastFrame, isOutage, resolveHost, front } = tools;
  const renderer = createPageRenderer(tools);
  const takeForm = createFormTaker({ deps, routes, renderer });
  const queries = queryByUrl(routes);
  const oneClick = new Set(routes.flatMap((route) => (route.oneClick ? [route.url] : [])));
  const secret = new Set(routes.flatMap((route) => (route.secret ? [route.url] : [])));
  const staleCopies = new WeakMap<Prepared, Promise<Prepared>>();

  /** Adds a notice at the top of a page that may be out of date. */
  function staleCopy(page: Prepared, language: Language): Promise<Prepared> {
    const known = staleCopies.get(page);
    if (known !== undefined) return known;
    const note = `<p class="notice notice--warn" role="status">${wordsIn(siteWords, language).staleCopy}</p>`;
    const made = page.bodyIn('identity').then((whole) => ({
      ...page,
      ...encode(whole.toString().replace(/<main\b/, `${note}$&`)),
      headers: { ...page.headers, 'X-Stale-Copy': new Date(page.madeAt).toISOString() },
    }));
    staleCopies.set(page, made);
    return made;
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, stale }: CachedResponse,
    isSecret = false,
  ) {
    if (stale)
      return staleCopy(page, languageOfRequest(request)).then((copy) =>
        sendPrepared(request, reply, copy, 'no-store'),
      );
    const usual = page.status === 200 ? ASK_EACH_TIME : 'no-cache';
    return sendPrepared(request, reply, page, isSecret ? KEPT_BY_NOBODY : usual);
  }

  async function sendError(error: ErrorKind, status: number, request: FastifyRequest, reply: FastifyReply) {
    const match = resolveHost(request);
    const frame = lastFrame();
    const language = languageOfRequest(request);
    const site = siteOf(match.target, frame);
    const page = renderer.error(error, status, match, site, frame, language, pathOf(request));
    if (status === 503) reply.header('Retry-After', '60');
    return sendPrepared(
      request,
      reply,
      { ...page.encoded, status, type: page.type, headers: PAGE_HEADERS },
      'no-store',
    );
  }

  async function answerAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    pageKey: string,
    { search, isSecret }: { search: string | undefined; isSecret: boolean },
    render: (source: PageSource) => Promise<Rendered>,
  ): Promise<FastifyReply> {
    try {
      if (search) deps.limitSearch(request.ip);
      return await send(request, reply, await cache.respond(pageKey, render), isSecret);
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
    // Fastify's own errors (414, 415) are all "bad request" to the reader.
    if (status >= 400 && status < 500) return sendError('badRequest', 400, request, reply);
    request.log.error(error, `The page ${request.url} could not be made.`);
    return sendError('failed', 500, request, reply);
  }

  /** Parses a request into the parameters that its route declares. */
  function asked(url: string, request: FastifyRequest): AskedPage {
    const params = request.params as Readonly<Record<string, string>>;
    const query = allowedQuery(queries.get(url) ?? [], request.query);
    const path = Object.entries(params).reduce(
      (made, [name, value]) => made.replace(`:${name}`, encodeURIComponent(value)),
      url,
    );
    return { url, match: resolveHost(request), path, language: languageOfRequest(request), params, query };
  }

  async function read(address: string, request: FastifyRequest): Promise<string | null> {
    const match = resolveHost(request);
    const { language, path } = splitLanguage(address);
    for (const { url, cacheable = true } of routes) {
      const params = cacheable && paramsOf(url, path);
      if (!params) continue;
      const { page } = await cache.respond(keyOf(match, `${address}?`), (source) =>
        renderer.page({ url, match, path, language, params, query: {} }, source),
      );
      return page.status === 200 ? (await page.bodyIn('identity')).toString() : null;
    }
    return null;
  }

  return {
    send,
    read,
    error: sendError,
    failure,
    respond(url, request, reply) {
      const page = asked(url, request);
      const { match, path, language, query } = page;
      const address = languagePath(language, path);
      const pageKey = keyOf(match, `${address}?${new URLSearchParams(query as Record<string, string>)}`);
      const hit = cache.hit(pageKey);
      if (hit) {
        front.remember(request, pageKey);
        return send(request, reply, hit);
      }
      const how = { search: query.q, isSecret: secret.has(url) };
      return answerAgain(request, reply, pageKey, how, (source) => renderer.page(page, source));
    },
    async submit(url, request, reply) {
      const isOnePress = oneClick.has(url) && isOneClick(request.body);
      if (!isFromOwnPage(request) && !isOnePress) return sendError('badForm', 403, request, reply);
      const form = {
        values: formValues(request.body),
        network: request.ip,
        page: request.headers.referer ?? '',
        log: (error: unknown) => request.log.error(error, `A form of ${request.url} could not be taken.`),
      };
      const frame = await frameNow();
      const taken = await takeForm({ ...asked(url, request), query: {} }, frame, form);
      if (!taken) return sendError('notFound', 404, request, reply);
      const { status, type, headers = {} } = taken;
      const control = secret.has(url) ? KEPT_BY_NOBODY : 'no-store';
      // Mail programs do not follow redirects and may treat one as a failure (RFC 8058, 3.2).
      if (isOnePress && status === 303)
        return reply
          .code(200)
          .headers({ ...PLAIN_HEADERS, 'Cache-Control': control })
          .type('text/plain')
          .send();
      const whole = encode(fillSlot(taken.body, frame.recent));
      return sendPrepared(request, reply, { status, type, headers, ...whole }, control);
    },
  };
}
