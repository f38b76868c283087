import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/network.ts';
import { withTimeout } from '#lib/timeout.ts';
import type { Db } from '#store/database/db.ts';
import { contentGenerations } from '#store/records/generation.ts';

/** What /ready is told beside the database's own answer. */
export interface HealthDeps {
  readonly db: Db;
  now(): Date;
  /** Why the database does not run, when that is known here; fit for strangers' eyes. */
  databaseTrouble(): string | null;
  /** Why nothing is saved, while pages are answered all the same. */
  diskTrouble(): Promise<string | null>;
  /** Whoever names it is told everything, from wherever; undefined: this machine alone is. */
  readonly metricsToken: string | undefined;
  /** Whether this copy is about to stop: whoever spreads requests is to send it no more. */
  stopping(): boolean;
  /** Answers that were given before the server's hooks, which count all others; by status. */
  readonly answeredInFront: ReadonlyMap<number, number>;
}

/** A database that neither answers nor refuses for so long is not there. */
const TIMEOUT_MS = 3000;

/**
 * Adds /live (the process answers), /ready (the database too, and it is not about to stop; 503 otherwise) and /metrics (figures in Prometheus' text
 * form, without anything of a person). The reasons and the figures are for whoever looks after it: what is wrong with a server is of use to
 * those who would bring it down.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const since = deps.now();
  const answered = new Map<number, number>();
  app.addHook('onResponse', async (_request, reply) => {
    answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1);
  });
  const answeredWith = (status: number): number =>
    (answered.get(status) ?? 0) + (deps.answeredInFront.get(status) ?? 0);
  app.get('/live', async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/ready', async (request, reply) => {
    const reason = await notReady(deps);
    if (!isToldAll(request, deps.metricsToken))
      return plain(reply, reason === null ? 200 : 503, reason === null ? 'ok' : 'not ready');
    // A full disk may be why the database takes nobody in, whether or not it says so itself.
    const told = [reason ?? 'ok', await deps.diskTrouble()].filter((line) => line !== null);
    return plain(reply, reason === null ? 200 : 503, told.join('\n'));
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToldAll(request, deps.metricsToken)) return plain(reply, 403, FOR_WHOM);
    const { rss, heapUsed } = process.memoryUsage();
    const lines = [
      '# TYPE lectern_up_seconds gauge',
      `lectern_up_seconds ${Math.round((deps.now().getTime() - since.getTime()) / 1000)}`,
      '# TYPE lectern_memory_bytes gauge',
      `lectern_memory_bytes{of="resident"} ${rss}`,
      `lectern_memory_bytes{of="heap"} ${heapUsed}`,
      '# TYPE lectern_answers_total counter',
      ...[...new Set([...answered.keys(), ...deps.answeredInFront.keys()])].map(
        (status) => `lectern_answers_total{status="${status}"} ${answeredWith(status)}`,
      ),
    ];
    return plain(reply, 200, `${lines.join('\n')}\n`);
  });
}

const FOR_WHOM =
  'The figures are told to this machine itself, or to whoever sends METRICS_TOKEN: Authorization: Bearer …';

/**
 * Where a token is set, whoever names it. Else what asks from this machine itself, and nothing that a proxy passes on, whoever that says it is from:
 * without TRUSTED_PROXIES everybody behind one has its address, and some pass on what their clients say of themselves.
 */
export function isToldAll({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (token !== undefined)
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  const isPassedOn = FORWARDED.some((name) => headers[name] !== undefined);
  return isLoopback(raw.socket.remoteAddress ?? '') && !isPassedOn;
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

async function notReady({ db, databaseTrouble, stopping }: HealthDeps): Promise<string | null> {
  if (stopping()) return 'This copy is about to stop.';
  try {
    await withTimeout(contentGenerations(db), TIMEOUT_MS, 'The database takes too long to answer.');
    return null;
  } catch {
    return databaseTrouble() ?? 'The database is not reachable.';
  }
}

/** A line for whoever looks after it. */
export function plain(
  reply: { code(status: number): { header(name: string, value: string): { send(text: string): unknown } } },
  status: number,
  text: string,
): unknown {
  return reply.code(status).header('cache-control', 'no-store').send(text);
}
