import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '#lib/acceptEncoding.ts';
import { etagOf, isKnown } from './encode.ts';
import { type HostMatch, hostsIn, keyOf } from './hostMatch.ts';
import type { PageCache, Prepared } from './pageCache.ts';
import { ASK_EACH_TIME } from './send.ts';

/** Answers cached pages before the server's routing and hooks, which cost more than sending the page does. */
export interface FrontHandler {
  /** Notes that routing leads this request to the cached page of `key`: the next one alike is answered at once. */
  remember(request: FastifyRequest, key: string): void;
  /** Puts itself before the routing of the server. What it can't answer goes the usual way, untouched. */
  install(app: FastifyInstance): void;
  /** How many requests were answered here, by status. */
  readonly answered: ReadonlyMap<number, number>;
}

interface Tools {
  readonly cache: Pick<PageCache<never>, 'hit'>;
  resolveHost(request: Pick<FastifyRequest, 'host' | 'ip'>): HostMatch;
}

/** Strangers may add any parameters to an address; when so many are known all are forgotten, and learnt anew. */
const MOST_REMEMBERED = 4000;
const LONGEST_ADDRESS = 500;

/**
 * There is no second routing here: which address leads to which cached page is learnt from the routed way, for the address exactly as it
 * was sent and the site that its host led to. Whatever is not plain (a body, another method, no host or two, a page that is not cached, not yet
 * compressed or no longer of today's content) is left to the routed way, so that both ways answer alike (test/frontHandler.test.ts).
 */
export function createFrontHandler({ cache, resolveHost }: Tools): FrontHandler {
  const keys = new Map<string, string>();
  const heads = new WeakMap<Prepared, Partial<Record<Encoding, Head>>>();
  const answered = new Map<number, number>();
  let requestPrototype: object | undefined;
  let closing = false;

  /** Host and address as the server itself reads them, trusted proxies included: by its own getters. */
  function asServerReads(raw: IncomingMessage): Pick<FastifyRequest, 'host' | 'ip'> {
    const request = Object.create(requestPrototype as object);
    request.raw = raw;
    return request;
  }

  function headOf(page: Prepared, encoding: Encoding, body: Buffer): Head {
    const known = heads.get(page);
    const head = known?.[encoding] ?? prepareHead(page, encoding, body);
    if (known) known[encoding] = head;
    else heads.set(page, { [encoding]: head });
    return head;
  }

  function answer(raw: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = '' } = raw;
    if (closing || requestPrototype === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    if (hostsIn(raw.rawHeaders) !== 1) return false;
    const match = resolveHost(asServerReads(raw));
    if (match.target.kind === 'refused') return false;
    const pageKey = keys.get(keyOf(match, url));
    const hit = pageKey === undefined ? undefined : cache.hit(pageKey);
    if (!hit || hit.stale) return false;

    const encoding = chooseEncoding(headers['accept-encoding']);
    const body = hit.page.madeIn(encoding);
    if (!body) return false;
    const head = headOf(hit.page, encoding, body);
    const status = isKnown(headers['if-none-match'], head.etag) ? 304 : 200;
    if (status === 304 && method === 'HEAD') return false;
    response.writeHead(status, status === 304 ? head.unchanged : head.whole);
    response.end(status === 304 || method === 'HEAD' ? undefined : body);
    answered.set(status, (answered.get(status) ?? 0) + 1);
    return true;
  }

  return {
    answered,
    remember(request, pageKey) {
      const { url } = request;
      if (url.length > LONGEST_ADDRESS) return;
      requestPrototype ??= Object.getPrototypeOf(request) as object;
      if (keys.size >= MOST_REMEMBERED) keys.clear();
      keys.set(keyOf(resolveHost(request), url), pageKey);
    },
    install(app) {
      const routed = app.server.listeners('request') as RequestListener[];
      app.server.removeAllListeners('request');
      app.server.on('request', (raw, response) => {
        if (answer(raw, response)) return;
        for (const listener of routed) listener(raw, response);
      });
      // From here on the routed way tells connections that they end.
      app.addHook('preClose', (done) => {
        closing = true;
        done();
      });
    },
  };
}

/** The headers of an answer as the response takes them fastest: names and values by turns. */
interface Head {
  readonly etag: string;
  readonly whole: string[];
  readonly unchanged: string[];
}

function prepareHead(page: Prepared, encoding: Encoding, body: Buffer): Head {
  const etag = etagOf(page, encoding);
  const unchanged = [
    ...Object.entries(page.headers).flatMap(([name, value]) => [name.toLowerCase(), value]),
    ...['cache-control', ASK_EACH_TIME, 'vary', 'Accept-Encoding', 'etag', etag],
  ];
  const whole = [
    ...unchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-type', page.type, 'content-length', String(body.length)],
  ];
  return { etag, whole, unchanged };
}
