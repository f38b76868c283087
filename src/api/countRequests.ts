import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBook } from '#status/errorBook.ts';
import { createRequestFigures, type RequestFigures } from '#status/requestFigures.ts';

/**
 * Counts responses and measures their time: from when the request has fully arrived until the response starts, so that a slow connection does not look like a
 * slow server. Failed requests are recorded with their error. To be called before any route is registered.
 */
export function countRequests(app: FastifyInstance, errors: ErrorBook, now: () => Date): RequestFigures {
  const figures = createRequestFigures();
  const startedAt = new WeakMap<FastifyRequest, number>();
  const taken = new WeakMap<FastifyRequest, number>();
  const failed = new WeakMap<FastifyRequest, Error>();
  app.addHook('preHandler', async (request) => {
    if (!PROBES.has(request.routeOptions.url ?? '')) startedAt.set(request, performance.now());
  });
  app.addHook('onSend', async (request) => {
    const from = startedAt.get(request);
    // The error handler's response passes through the same hook: the first call counts.
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

/** Monitoring requests these all day; nobody waits for them. */
const PROBES = new Set(['/live', '/ready', '/metrics']);

/** The path pattern, with the method if it is a call. */
function routeOf({ method, routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'no such page';
  return url.startsWith('/api/') ? `${method} ${url.replace(/^\/api\/v1\//, '')}` : url;
}
