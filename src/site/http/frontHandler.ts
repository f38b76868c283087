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
  /**
   * Has addresses that begin so answered by somebody else of the house, when host and request are as plain as here. Gives what tells how the server
   * reads requests, to be called with one that has come the routed way.
   */
  alsoAsk(beginning: string, answer: Answerer): (request: FastifyRequest) => void;
  /** Headers of every answer, which the routed way has from a hook: names and values by turns. */
  readonly always: readonly string[];
  /** Puts itself before the routing of the server. What it can't answer goes the usual way, untouched. */
  install(app: FastifyInstance): void;
  /** How many requests were answered here, by status. */
  readonly answered: ReadonlyMap<number, number>;
}

/** Answers at once or later: the status that was sent, or null where the routed way is to answer. */
type Answerer = (raw: IncomingMessage, response: ServerResponse) => number | null | Promise<number | null>;

interface Tools {
  readonly cache: Pick<PageCache<never>, 'hit'>;
  resolveHost(request: Pick<FastifyRequest, 'host' | 'ip'>): HostMatch;
  /** See FrontHandler. */
  readonly always?: Readonly<Record<string, string>>;
}

/** Strangers may add any parameters to an address; when so many are known all are forgotten, and learnt anew. */
const MOST_REMEMBERED = 4000;
const LONGEST_ADDRESS = 500;

/**
 * There is no second routing here: which address leads to which cached page is learnt from the routed way, for the address exactly as it
 * was sent and the site that its host led to. Whatever is not plain (a body, another method, no host or two, a page that is not cached, not yet
 * compressed or no longer of today's content) is left to the routed way, so that both ways answer alike (test/frontHandler.test.ts).
 */
export function createFrontHandler({ cache, resolveHost, ...tools }: Tools): FrontHandler {
  const always = Object.entries(tools.always ?? {}).flat();
  const keys = new Map<string, string>();
  const heads = new WeakMap<Prepared, Partial<Record<Encoding, Head>>>();
  const answered = new Map<number, number>();
  const others: { readonly beginning: string; readonly answer: Answerer }[] = [];
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
    const head = known?.[encoding] ?? prepareHead(page, encoding, body, always);
    if (known) known[encoding] = head;
    else heads.set(page, { [encoding]: head });
    return head;
  }

  const learn = (request: FastifyRequest): void => {
    requestPrototype ??= Object.getPrototypeOf(request) as object;
  };

  function answer(raw: IncomingMessage, response: ServerResponse): ReturnType<Answerer> {
    const { method, headers, url = '' } = raw;
    if (closing || requestPrototype === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
    if (hostsIn(raw.rawHeaders) !== 1) return null;
    const match = resolveHost(asServerReads(raw));
    if (match.target.kind === 'refused') return null;
    const other = others.find(({ beginning }) => url.startsWith(beginning));
    return other ? other.answer(raw, response) : answerPage(keyOf(match, url), raw, response);
  }

  function answerPage(address: string, { method, headers }: IncomingMessage, response: ServerResponse) {
    const pageKey = keys.get(address);
    const hit = pageKey === undefined ? undefined : cache.hit(pageKey);
    if (!hit || hit.stale) return null;

    const encoding = chooseEncoding(headers['accept-encoding']);
    const body = hit.page.madeIn(encoding);
    if (!body) return null;
    const head = headOf(hit.page, encoding, body);
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
      if (keys.size >= MOST_REMEMBERED) keys.clear();
      keys.set(keyOf(resolveHost(request), url), pageKey);
    },
    install(app) {
      const routed = app.server.listeners('request') as RequestListener[];
      app.server.removeAllListeners('request');
      app.server.on('request', (raw, response) => {
        const settle = (status: number | null): void => {
          if (status !== null) answered.set(status, (answered.get(status) ?? 0) + 1);
          else for (const listener of routed) listener(raw, response);
        };
        const given = answer(raw, response);
        if (given instanceof Promise) given.then(settle, () => response.destroy());
        else settle(given);
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

function prepareHead(page: Prepared, encoding: Encoding, body: Buffer, always: readonly string[]): Head {
  const etag = etagOf(page, encoding);
  const unchanged = [
    ...always,
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
