import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteDeps } from '../context/deps.ts';
import { PLAIN_HEADERS } from './headers.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; the file is generated for each request. */
const VALID_DAYS = 180;

/** Registers security.txt (RFC 9116) of each site: where to report vulnerabilities, as given in the organisation file. */
export function registerSecurityText(
  app: FastifyInstance,
  { organisation, now }: Pick<SiteDeps, 'organisation' | 'now'>,
  /** The URL of a path on the requested site. */
  here: (request: FastifyRequest, path: string) => string,
): void {
  app.get(PATH, async (request, reply) => {
    const expires = new Date(Math.ceil(now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: mailto:${organisation.securityEmail ?? organisation.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${here(request, PATH)}`,
    ];
    return reply
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
