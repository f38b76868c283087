import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/network.ts';
import { Refusal } from '#lib/refusal.ts';
import type { SiteAddresses } from '../host/links.ts';
import { type HostTarget, whichSite } from '../host/whichSite.ts';
import type { SiteDeps } from '../pages/deps.ts';
import { PLAIN_HEADERS } from './headers.ts';

/** What a request's host leads to. */
export interface HostMatch {
  readonly target: HostTarget;
  /** Whether links to sub-domains work for this visitor (AMB-113). */
  readonly subDomains: boolean;
}

/** The key of the page cache for what a host shows at `rest`: a page depends on the site that the host led to, never on the host. */
export const keyOf = ({ target, subDomains }: HostMatch, rest: string): string =>
  `${target.kind === 'sub' ? target.label : '.'}${subDomains ? '' : '!'} ${rest}`;

const MOST_REMEMBERED = 1000;

/** The match for the host of a request. Each host is looked at once; the memory forgets all when strangers fill it. */
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
    // Where the request comes from matters only to a host that would be refused, and costs time to find out behind a proxy.
    return match.target.kind === 'refused' && isLoopback(request.ip) ? matchOf(request.host, true) : match;
  };
}

/** Those who ask whether the server lives come by its address, whatever its name is. */
const PROBES: readonly string[] = ['/live', '/ready', '/metrics'];
/** What every host has beside its pages (AMB-073). */
const ON_EVERY_HOST =
  /^\/(?:feeds\/|sitemap|robots\.txt$|favicon|site\.webmanifest$|speculation-rules\.json$|(?:assets|seals|icons|cards|media|api)\/)/;

/**
 * Stands before all routes: refuses foreign hosts (421, AMB-027), and sends who asks a sub-site for anything else to the same
 * path on the main host (AMB-028). `isOnSubSites`: whether sub-sites have a page at a path.
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
    if (ON_EVERY_HOST.test(path) || isOnSubSites(path)) return done();
    void reply
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-cache' })
      .redirect(publicUrl + (request.url.startsWith('/') ? request.url : '/'), 302);
  });
}

/** How many Host headers there are. Of two, the server would read the first and a proxy before it perhaps the other. */
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
