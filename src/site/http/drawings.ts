import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEAL_OF_SYNOD } from '#kinds/diocese.ts';
import { chooseEncoding } from '#lib/acceptEncoding.ts';
import type { Site } from '../pages/data.ts';
import { SEALS, sealOf } from '../seals/seals.ts';
import { DRAWING_HEADERS, PLAIN_HEADERS } from './headers.ts';

/** A day: a seal rarely changes, and its address stays the same when it does. */
const A_DAY = 'public, max-age=86400';

/** Where a page's next pages may be fetched from a moment before they are asked for: when a link is being pressed. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/media/*', '/api/*', '/assets/*', '/seals/*', '/login'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** The seals, the icon of each site for those who ask for it by its old name, and the rules for fetching ahead. */
export function registerDrawings(
  app: FastifyInstance,
  siteOfRequest: (request: FastifyRequest) => Site,
): void {
  const small = new Map([...SEALS].map(([name, drawing]) => [name, brotliCompressSync(drawing)]));

  function send(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
    const drawing = SEALS.get(name);
    if (drawing === undefined)
      return reply
        .code(404)
        .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store' })
        .type('text/plain')
        .send('There is no such seal.\n');
    reply
      .headers({ ...DRAWING_HEADERS, 'Cache-Control': A_DAY, Vary: 'Accept-Encoding' })
      .type('image/svg+xml');
    if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(drawing);
    return reply.header('Content-Encoding', 'br').send(small.get(name));
  }

  app.get('/seals/:file', (request: FastifyRequest<{ Params: { file: string } }>, reply) =>
    send(request, reply, request.params.file.replace(/\.svg$/, '')),
  );
  app.get('/favicon.ico', (request, reply) => send(request, reply, nameOf(sealOf(siteOfRequest(request)))));
  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': A_DAY })
      .type('application/speculationrules+json')
      .send(SPECULATION),
  );
}

const nameOf = (address: string): string =>
  address.slice(SEAL_OF_SYNOD.lastIndexOf('/') + 1).replace('.svg', '');
