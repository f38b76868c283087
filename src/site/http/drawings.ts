import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEAL_OF_SYNOD } from '#kinds/diocese.ts';
import { chooseEncoding } from '#lib/acceptEncoding.ts';
import type { Site } from '../context/data.ts';
import { SEALS, sealOf } from '../seals/seals.ts';
import { DRAWING_HEADERS, PLAIN_HEADERS } from './headers.ts';

/** Cache-Control: one day. A seal rarely changes, and its address stays the same when it does. */
const A_DAY = 'public, max-age=86400';

/** Speculation rules: browsers may prefetch a page while its link is being pressed. */
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

/** Serves the seals, /favicon.ico of each site, and the speculation rules. */
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
