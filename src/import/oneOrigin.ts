import { type LookupAddress, lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportError } from './incoming.ts';

/** The other side did not answer, or broke off: it may answer later. The message is a part of a sentence. */
export class NoAnswer extends Error {
  /** The status, if there was an answer, and the pause in ms that it asks for. */
  readonly status: number | undefined;
  readonly pauseMs: number;
  constructor(message: string, options: ErrorOptions & { status?: number; pauseMs?: number } = {}) {
    super(message, options);
    this.status = options.status;
    this.pauseMs = options.pauseMs ?? 0;
  }
}
/** The other side leads to another origin or otherwise asks for what an import does not do. The message is a part of a sentence. */
export class WrongAnswer extends Error {}

export interface Asking {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** How long the answer may take altogether, in ms. */
  readonly longestMs: number;
}

/** The only site to which an import connects, which a person has named. */
export interface OneOrigin {
  readonly origin: string;
  /**
   * Sends a request and returns the answer, whose body has to be read or destroyed. Follows redirects within the origin. Throws NoAnswer, WrongAnswer.
   */
  ask(address: URL, asking: Asking): Promise<IncomingMessage>;
  /** Repeats work that fails with NoAnswer, after growing pauses. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

const MOST_REDIRECTS = 5;
/** The longest time without a byte, in ms. */
const LONGEST_SILENCE = 30_000;
/** Before the second, third and fourth try, in ms; a server's Retry-After may ask for more. */
export const PAUSES: readonly number[] = [500, 2000, 8000];
const LONGEST_PAUSE = 60_000;
/** Answers that another try may change. */
const PASSING: ReadonlySet<number | undefined> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The address of a site given by hand. Throws ImportError if it is none; `option` names it there. */
export function siteAddress(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !['http:', 'https:'].includes(url.protocol))
    throw new ImportError(`${option} must be an address such as https://old.example.org, not “${text}”.`);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/**
 * Connects to this site alone: by http or https as its address says, at the public network unless it is named by an address of a private one. `token` goes with
 * every request. `pauses`: before further tries, in ms.
 */
export function oneOrigin(
  { origin, protocol, hostname }: URL,
  pauses: readonly number[] = PAUSES,
  token?: string,
): OneOrigin {
  const isNamedByAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const options = { keepAlive: true, maxSockets: 4, ...(isNamedByAddress ? {} : { lookup: publicLookup }) };
  const agent = protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  const send = protocol === 'https:' ? overHttps : overHttp;

  const once = (address: URL, { method = 'GET', headers, body, longestMs }: Asking) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send(address, {
        ...{ agent, method, signal: AbortSignal.timeout(longestMs) },
        headers: {
          'accept-encoding': 'identity',
          'user-agent': 'lectern-import',
          ...(token === undefined ? {} : { authorization: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      sent.setTimeout(LONGEST_SILENCE, () => sent.destroy(new NoAnswer('it has been silent for too long')));
      sent.once('error', (error) => reject(asNoAnswer(error)));
      sent.once('response', (answer) => {
        // Its errors reach whoever reads it; nobody may do so any more.
        answer.on('error', () => undefined);
        resolve(answer);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });

  return {
    origin,
    close: () => agent.destroy(),

    async ask(address, asking) {
      let url = address;
      for (let nth = 0; nth <= MOST_REDIRECTS; nth++) {
        if (url.origin !== origin)
          throw new WrongAnswer(`it leads to ${url.origin}, from which nothing is fetched`);
        const answer = await once(url, asking);
        const { statusCode = 0, headers } = answer;
        if (PASSING.has(statusCode)) {
          answer.destroy();
          const pauseMs = pauseIn(headers['retry-after']);
          throw new NoAnswer(`the server answers ${statusCode}`, { status: statusCode, pauseMs });
        }
        if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return answer;
        answer.destroy();
        const keepsMethod = statusCode === 307 || statusCode === 308;
        if (asking.method === 'POST' && !keepsMethod)
          throw new WrongAnswer(`the server answers ${statusCode}, to ${headers.location.slice(0, 200)}`);
        if (!URL.canParse(headers.location, url)) throw new WrongAnswer('it leads to no address');
        url = new URL(headers.location, url);
      }
      throw new WrongAnswer('it leads from one address to the next without end');
    },

    async patiently(work) {
      for (const pause of pauses) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          // Jitter: several that wait do not come back at once.
          await sleep(Math.max(pause * (0.5 + Math.random()), Math.min(error.pauseMs, LONGEST_PAUSE)));
        }
      }
      return work();
    },
  };
}

/** What went wrong on the way, as NoAnswer. */
export function asNoAnswer(error: unknown): Error {
  if (error instanceof NoAnswer || error instanceof WrongAnswer) return error;
  const { code, name } = error as { code?: unknown; name?: unknown };
  const why = name === 'AbortError' ? 'it takes too long' : String(code ?? (error as Error).message);
  return new NoAnswer(`there is no whole answer (${why})`, { cause: error });
}

function pauseIn(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.168.0.0', 16] as const, ['198.18.0.0', 15] as const],
  ['224.0.0.0', 3] as const,
])
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** The only part of IPv6 that is public; of it, 6to4 and Teredo hold addresses of IPv4. */
const PUBLIC_SIX = new BlockList();
PUBLIC_SIX.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [['2002::', 16] as const, ['2001::', 32] as const])
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the public network. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !PRIVATE.check(address, 'ipv4')
    : PUBLIC_SIX.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');

/** The first of a name's addresses that is not public. One is enough to refuse the name, since the connection may take any of them. */
export const hiddenAmong = (found: readonly LookupAddress[]): LookupAddress | undefined =>
  found.find(({ address }) => !isPublicAddress(address));

/** Looks up a name for the connection itself, so that it cannot mean another address by then. Fails if any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const hidden = hiddenAmong(found);
    if (hidden) {
      const sentence = `${hostname} is ${hidden.address}, in a private network; name the site by that address if it is meant`;
      return done(new WrongAnswer(sentence), '');
    }
    if (options.all) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });
};
