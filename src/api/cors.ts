import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './context.ts';
import { isAllowed } from './origins.ts';
import { TUS_READ, TUS_SENT } from './resumable.ts';

/** Lets pages of allowed origins make calls across hosts (AMB-073, ADD-14), and nobody else's. */
export function registerCors(
  api: FastifyInstance,
  deps: Pick<ApiDeps, 'mainHost' | 'publicUrl' | 'allowedOrigins'>,
): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin, Accept-Encoding');
    const { origin } = request.headers;
    if (origin && isAllowed(origin, deps))
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', `retry-after, ${TUS_READ}`);
  });
  api.options('/*', async (request, reply) => {
    if (request.headers.origin && isAllowed(request.headers.origin, deps)) {
      reply
        .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
        .header('access-control-max-age', '600');
      reply.header(
        'access-control-allow-headers',
        `authorization, content-type, idempotency-key, if-match, ${TUS_SENT}`,
      );
    }
    return reply.code(204).send();
  });
}
