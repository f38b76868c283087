import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './context.ts';
import { isAllowed } from './origins.ts';
import { TUS_READ, TUS_SENT } from './resumable.ts';

/** Lets pages of allowed origins make calls across hosts (AMB-073, ADD-14), and nobody else's. */
export function registerCors(
  api: FastifyInstance,
  deps: Pick<ApiDeps, 'mainHost' | 'publicUrl' | 'allowedOrigins'>,
): void {
  api.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && isAllowed(origin, deps)),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', TUS_SENT],
    exposedHeaders: ['retry-after', TUS_READ],
    maxAge: 600,
  });
}
