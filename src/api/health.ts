import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { comesFromHere } from '#lib/network.ts';
import { withTimeout } from '#lib/timeout.ts';
import { contentVersions } from '#store/database/contentVersions.ts';
import type { Db } from '#store/database/db.ts';
import { createMetrics, type MetricsDeps } from './metrics.ts';

/** What the health routes need besides the database. */
export interface HealthDeps extends Omit<MetricsDeps, 'answers'> {
  readonly db: Db;
  /** Why the embedded database is down, if known; the sentence may be shown to anybody. */
  databaseTrouble(): string | null;
  /** Why nothing can be saved although pages still work. */
  diskTrouble(): Promise<string | null>;
  /** Requests with this token get all details, wherever they come from; undefined: only requests from this machine do. */
  readonly metricsToken: string | undefined;
  /** Whether this copy is shutting down, so that a load balancer sends it no more requests. */
  stopping(): boolean;
  /** Responses that were sent before the routing, by status; the server's hooks count all others. */
  readonly answeredInFront: ReadonlyMap<number, number>;
}

/** A database that gives no answer within this time counts as down. */
const TIMEOUT_MS = 3000;

/**
 * Registers /live (the process responds), /ready (the database responds too and the server is not shutting down; 503 otherwise) and /metrics
 * (figures in the Prometheus text format, without personal data). Reasons and figures go to operators only (`maySeeDetails`): they would help an
 * attacker.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const answered = new Map<number, number>();
  app.addHook('onResponse', async (_request, reply) => {
    answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1);
  });
  const answers = (): Map<number, number> => {
    const all = new Map(answered);
    for (const [status, count] of deps.answeredInFront) all.set(status, (all.get(status) ?? 0) + count);
    return all;
  };
  const metrics = createMetrics({ ...deps, answers });
  app.get('/live', async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/ready', async (request, reply) => {
    const reason = await notReady(deps);
    if (!maySeeDetails(request, deps.metricsToken))
      return plain(reply, reason === null ? 200 : 503, reason === null ? 'ok' : 'not ready');
    // A full disk may be why the database refuses connections, even if its error does not say so.
    const lines = [reason ?? 'ok', await deps.diskTrouble()].filter((line) => line !== null);
    return plain(reply, reason === null ? 200 : 503, lines.join('\n'));
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySeeDetails(request, deps.metricsToken)) return plain(reply, 403, FOR_WHOM);
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return plain(reply, 200, await metrics());
  });
}

const FOR_WHOM =
  'The figures are told to this machine itself, or to whoever sends METRICS_TOKEN: Authorization: Bearer …';

/**
 * Whether a request gets all details. With a token set: when it names the token. Without one: when it comes from this machine and not through a
 * proxy, whatever X-Forwarded-For says: without TRUSTED_PROXIES all clients of a local proxy have its address, and some proxies pass on headers
 * that clients made up.
 */
export function maySeeDetails({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (token !== undefined)
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return comesFromHere(raw.socket.remoteAddress, headers);
}

async function notReady({ db, databaseTrouble, stopping }: HealthDeps): Promise<string | null> {
  if (stopping()) return 'This copy is about to stop.';
  try {
    await withTimeout(contentVersions(db), TIMEOUT_MS, 'The database takes too long to answer.');
    return null;
  } catch {
    return databaseTrouble() ?? 'The database is not reachable.';
  }
}

/** Sends one line of plain text. */
export function plain(
  reply: { code(status: number): { header(name: string, value: string): { send(text: string): unknown } } },
  status: number,
  text: string,
): unknown {
  return reply.code(status).header('cache-control', 'no-store').send(text);
}
