import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './context.ts';

/** Lets pages of the main host and its sub-domains make calls across hosts (AMB-073), and nobody else's. */
export function registerCors(api: FastifyInstance, deps: Pick<ApiDeps, 'mainHost' | 'publicUrl'>): void {
  const main = deps.mainHost ?? new URL(deps.publicUrl).hostname;
  const ours = (origin: string): boolean => {
    if (!URL.canParse(origin)) return false;
    const host = new URL(origin).hostname;
    return host === main || host.endsWith(`.${main}`);
  };
  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin && ours(origin)) reply.header('access-control-allow-origin', origin);
  });
  api.options('/*', async (request, reply) => {
    if (request.headers.origin && ours(request.headers.origin)) {
      reply
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
        .header('access-control-max-age', '600');
      reply.header('access-control-allow-headers', 'authorization, content-type, idempotency-key, if-match');
    }
    return reply.code(204).send();
  });
}
