import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '#lib/acceptEncoding.ts';
import type { Edge } from './edge.ts';
import { etagOf, isKnown } from './encode.ts';
import { type HostMatch, hostsIn, siteKeyOf } from './hostMatch.ts';
import type { PageCache, Prepared, PreparedHead } from './pageCache.ts';
import { ASK_EACH_TIME } from './send.ts';

/** A fast path that answers requests for cached pages before Fastify's routing and hooks, which cost more than sending the page. */
export interface FrontHandler {
  /** Records that this request was routed to the cached page `key`, so that the next identical request takes the fast path. */
  remember(request: FastifyRequest, key: string): void;
  /**
   * Adds another fast path, for addresses with this prefix (the API). `answer` is called only for plain requests with a known host. Returns
   * a function that must be called once with a normally routed request, from which this handler learns how Fastify reads requests.
   */
  alsoAsk(beginning: string, answer: Answerer): (request: FastifyRequest) => void;
  /** Headers that every response needs and that routed requests get from a hook, as alternating names and values. */
  readonly always: readonly string[];
  /** Installs the fast path before Fastify's request listeners. What it does not answer is passed to them unchanged. */
  install(app: FastifyInstance): void;
  /** Number of requests answered on the fast path, by status. */
  readonly answered: ReadonlyMap<number, number>;
}

/** Responds, synchronously or not, and returns the status sent; null to leave the request to normal routing. */
type Answerer = (raw: IncomingMessage, response: ServerResponse) => number | null | Promise<number | null>;

interface Tools {
  readonly cache: Pick<PageCache<never>, 'hit'>;
  resolveHost(request: Pick<FastifyRequest, 'host' | 'ip'>): HostMatch;
  readonly edge?: Pick<Edge, 'heard'> | undefined;
  /** See FrontHandler. */
  readonly always?: Readonly<Record<string, string>>;
}

/** Anybody can invent query parameters, so the map is cleared and rebuilt when it reaches this size. */
const MOST_REMEMBERED = 4000;
const LONGEST_ADDRESS = 500;

/**
 * Creates the fast path. It has no routes of its own: it learns from routed requests which exact address on which site leads to which
 * cached page. Everything else (a body, another method, no Host header or two, a page that is not cached, not yet compressed or not
 * current) is left to normal routing, so both paths answer alike (test/frontHandler.test.ts).
 */
export function createFrontHandler({ cache, resolveHost, ...tools }: Tools): FrontHandler {
  const always = Object.entries(tools.always ?? {}).flat();
  /** Keys of the page cache, by site and address. */
  const keys = new Map<string, Map<string, string>>();
  let remembered = 0;
  const answered = new Map<number, number>();
  const others: { readonly beginning: string; readonly answer: Answerer }[] = [];
  /** Reads host and client address with Fastify's own getters, so that trusted proxies are respected. One object for all requests. */
  let reader: { -readonly [K in 'raw' | 'host' | 'ip']: FastifyRequest[K] } | undefined;
  let closing = false;

  const learn = (request: FastifyRequest): void => {
    reader ??= Object.create(Object.getPrototypeOf(request) as object) as NonNullable<typeof reader>;
  };

  function answer(raw: IncomingMessage, response: ServerResponse): ReturnType<Answerer> {
    const { method, headers, url = '' } = raw;
    tools.edge?.heard(headers);
    if (closing || reader === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
    if (hostsIn(raw.rawHeaders) !== 1) return null;
    reader.raw = raw;
    const match = resolveHost(reader);
    if (match.target.kind === 'refused') return null;
    const pageKey = keys.get(siteKeyOf(match))?.get(url);
    if (pageKey !== undefined) return answerPage(pageKey, raw, response);
    for (const other of others) if (url.startsWith(other.beginning)) return other.answer(raw, response);
    return null;
  }

  function answerPage(pageKey: string, { method, headers }: IncomingMessage, response: ServerResponse) {
    const hit = cache.hit(pageKey);
    if (!hit || hit.stale) return null;

    const encoding = chooseEncoding(headers['accept-encoding']);
    const { heads, madeIn } = hit.page;
    const body = madeIn(encoding);
    if (!body) return null;
    heads[encoding] ??= prepareHead(hit.page, encoding, body, always);
    const head = heads[encoding];
    const status = isKnown(headers['if-none-match'], head.etag) ? 304 : 200;
    if (status === 304 && method === 'HEAD') return null;
    response.writeHead(status, status === 304 ? head.unchanged : head.whole);
    response.end(status === 304 || method === 'HEAD' ? undefined : body);
    return status;
  }

  return {
    answered,
    always,
    alsoAsk(beginning, other) {
      others.push({ beginning, answer: other });
      return learn;
    },
    remember(request, pageKey) {
      const { url } = request;
      if (url.length > LONGEST_ADDRESS) return;
      learn(request);
      if (remembered >= MOST_REMEMBERED) {
        keys.clear();
        remembered = 0;
      }
      const site = siteKeyOf(resolveHost(request));
      const ofSite = keys.get(site) ?? new Map<string, string>();
      keys.set(site, ofSite);
      if (!ofSite.has(url)) remembered++;
      ofSite.set(url, pageKey);
    },
    install(app) {
      const routed = app.server.listeners('request') as RequestListener[];
      app.server.removeAllListeners('request');
      const settle = (status: number | null, raw: IncomingMessage, response: ServerResponse): void => {
        if (status !== null) answered.set(status, (answered.get(status) ?? 0) + 1);
        else for (const listener of routed) listener(raw, response as Parameters<RequestListener>[1]);
      };
      app.server.on('request', (raw, response) => {
        const given = answer(raw, response);
        if (given instanceof Promise)
          given.then(
            (status) => settle(status, raw, response),
            () => response.destroy(),
          );
        else settle(given, raw, response);
      });
      // From now on requests take normal routing, which tells clients that their connection will close.
      app.addHook('preClose', (done) => {
        closing = true;
        done();
      });
    },
  };
}

function prepareHead(
  page: Prepared,
  encoding: Encoding,
  body: Buffer,
  always: readonly string[],
): PreparedHead {
  const etag = etagOf(page, encoding);
  const unchanged = [
    ...always,
    ...Object.entries(page.headers).flatMap(([name, value]) => [name.toLowerCase(), value]),
    ...Object.entries(page.edge ?? {}).flat(),
    ...['cache-control', ASK_EACH_TIME, 'vary', 'Accept-Encoding', 'etag', etag],
  ];
  const whole = [
    ...unchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-type', page.type, 'content-length', String(body.length)],
  ];
  return { etag, whole, unchanged };
}
