import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/network.ts';
import { Refusal } from '#lib/refusal.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import type { SiteDeps } from '../context/deps.ts';
import type { SiteAddresses } from '../host/links.ts';
import { type HostTarget, whichSite } from '../host/whichSite.ts';
import { PLAIN_HEADERS } from './headers.ts';

/** The site that a request's host refers to. */
export interface HostMatch {
  readonly target: HostTarget;
  /** Whether links to sub-domains work for this visitor (AMB-113). */
  readonly subDomains: boolean;
}

/** Returns a key for the site that a host refers to: its pages depend on that, never on the host name itself. */
export function siteKeyOf({ target, subDomains }: HostMatch): string {
  const label = target.kind === 'sub' ? target.label : '.';
  return subDomains ? label : `${label}!`;
}

/** Returns the page cache key for `rest` on that site. */
export const keyOf = (match: HostMatch, rest: string): string => `${siteKeyOf(match)} ${rest}`;

const MOST_REMEMBERED = 1000;

/** Creates a function that resolves a request's host, with a bounded cache: it is cleared when unknown hosts fill it. */
export function createHostResolver(
  { mainHost }: Pick<SiteDeps, 'mainHost'>,
  addresses: SiteAddresses,
): (request: Pick<FastifyRequest, 'host' | 'ip'>) => HostMatch {
  const known = new Map<string, HostMatch>();
  const matchOf = (host: string, fromLoopback: boolean): HostMatch => {
    const key = fromLoopback ? `${host} here` : host;
    const before = known.get(key);
    if (before) return before;
    const match = {
      target: whichSite(host, { mainHost, fromLoopback }),
      subDomains: addresses.reaches(host),
    };
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, match);
    return match;
  };
  return (request) => {
    const match = matchOf(request.host, false);
    // The client's address matters only for hosts that would be refused, and is costly to determine behind a proxy.
    return match.target.kind === 'refused' && isLoopback(request.ip) ? matchOf(request.host, true) : match;
  };
}

/** Paths that exist on every host in each language: feeds, and the web app manifest. */
const isInEachLanguage = (path: string): boolean =>
  /^\/(?:feeds\/|site\.webmanifest$)/.test(splitLanguage(path).path);

/** Health checks connect by IP address, so they are answered on any host. */
const PROBES: readonly string[] = ['/live', '/ready', '/metrics'];
/** Paths besides pages that exist on every host (AMB-073). */
const ON_EVERY_HOST =
  /^\/(?:sitemap|robots\.txt$|read$|favicon|speculation-rules\.json$|\.well-known\/|(?:assets|seals|icons|cards|media|api)\/)/;

/**
 * Adds a hook before all routes: it refuses unknown hosts (421, AMB-027), and redirects requests for pages that a sub-site does not have to the same
 * path on the main host (AMB-028). `isOnSubSites` returns whether sub-sites have a page at a path.
 */
export function guardHosts(
  app: FastifyInstance,
  { publicUrl }: Pick<SiteDeps, 'publicUrl'>,
  resolveHost: (request: FastifyRequest) => HostMatch,
  isOnSubSites: (path: string) => boolean,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hostsIn(request.raw.rawHeaders) > 1)
      return done(new Refusal(400, 'The request names two hosts. Send one Host header.'));
    const { target } = resolveHost(request);
    if (target.kind === 'main') return done();
    const path = request.url.split('?', 1)[0] ?? '/';
    if (PROBES.includes(path)) return done();
    if (target.kind === 'refused') return void refuse(reply, publicUrl);
    if (isInEachLanguage(path) || ON_EVERY_HOST.test(path) || isOnSubSites(path)) return done();
    void reply
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-cache' })
      .redirect(publicUrl + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}

/** Counts Host headers. With two, the server would use the first, and a proxy in front of it perhaps the other. */
export function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

function refuse(reply: FastifyReply, publicUrl: string): FastifyReply {
  return reply
    .code(421)
    .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`This server does not answer for this address. Go to ${publicUrl}\n`);
}
