import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostLabels } from '#kinds/hostLabels.ts';
import { comesFromHere } from '#lib/network.ts';
import { siteHosts } from '#lib/siteHosts.ts';
import type { Frame } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { hostName } from '../host/whichSite.ts';
import { PLAIN_HEADERS } from './headers.ts';

/** Where a proxy on this server asks whether a host belongs to the site, before it obtains a certificate for it. */
export const KNOWN_HOST = '/known_host';

/**
 * Registers the answer to `KNOWN_HOST?domain=…`: 200 for a host that has a site, 404 for any other, so that strangers who point their own domains
 * here cannot cause certificates to be issued. It answers only requests from this server; for all others the address does not exist.
 */
export function registerHosts(
  app: FastifyInstance,
  { publicUrl, mainHost }: Pick<SiteDeps, 'publicUrl' | 'mainHost'>,
  frameNow: () => Promise<Frame>,
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get(KNOWN_HOST, async (request: FastifyRequest<{ Querystring: { domain?: unknown } }>, reply) => {
    if (!comesFromHere(request.raw.socket.remoteAddress, request.headers)) return notFound(request, reply);
    const frame = await frameNow();
    const labels = hostLabels(frame.units('diocese'), frame.units('department'));
    const { domain } = request.query;
    const known =
      typeof domain === 'string' && siteHosts({ publicUrl, mainHost }, labels).includes(hostName(domain));
    return reply
      .code(known ? 200 : 404)
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(known ? 'This host is ours.\n' : 'This host is not ours.\n');
  });
}
