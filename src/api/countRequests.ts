import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBook } from '#status/errorBook.ts';
import { createRequestFigures, type RequestFigures } from '#status/requestFigures.ts';

/**
 * Counts what is answered and how long it is worked on: from the moment at which a request is there whole until its answer is begun, since a slow line is
 * no slow server. Requests that could not be answered are noted with what was in the way. To be called before any route is registered.
 */
export function countRequests(app: FastifyInstance, errors: ErrorBook, now: () => Date): RequestFigures {
  const figures = createRequestFigures();
  const begun = new WeakMap<FastifyRequest, number>();
  const taken = new WeakMap<FastifyRequest, number>();
  const failed = new WeakMap<FastifyRequest, Error>();
  app.addHook('preHandler', async (request) => {
    if (!PROBES.has(request.routeOptions.url ?? '')) begun.set(request, performance.now());
  });
  app.addHook('onSend', async (request) => {
    const from = begun.get(request);
    // The error handler's answer is sent by the same hook: the first one counts.
    if (from !== undefined && !taken.has(request)) taken.set(request, performance.now() - from);
  });
  app.addHook('onError', async (request, _reply, error) => void failed.set(request, error));
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    figures.answered(route, reply.statusCode, taken.get(request) ?? null, now());
    const error = failed.get(request);
    if (reply.statusCode === 500 && error)
      errors.note('failure', route, `${error.name}: ${error.message}`, now());
  });
  return figures;
}

/** Whoever watches over the program asks for these all day; nobody waits for them. */
const PROBES = new Set(['/live', '/ready', '/metrics']);

/** The pattern of the path, with its method where it is a call. */
function routeOf({ method, routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'no such page';
  return url.startsWith('/api/') ? `${method} ${url.replace(/^\/api\/v1\//, '')}` : url;
}
