import type { FastifyInstance } from 'fastify';
import type { Db } from '#store/db.ts';
import { contentGeneration } from '#store/generation.ts';

/** Adds /live (the process answers), /ready (the database too) and /metrics (figures in Prometheus' text form, without anything of a person). */
export function registerHealth(
  app: FastifyInstance,
  deps: {
    readonly db: Db;
    /** Answers that were given before the server's hooks, which count all others; by status. */
    readonly answeredInFront: ReadonlyMap<number, number>;
    now(): Date;
  },
): void {
  const since = deps.now();
  const answered = new Map<number, number>();
  app.addHook('onResponse', async (_request, reply) => {
    answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1);
  });
  const answeredWith = (status: number): number =>
    (answered.get(status) ?? 0) + (deps.answeredInFront.get(status) ?? 0);
  app.get('/live', async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/ready', async (_request, reply) => {
    try {
      await contentGeneration(deps.db);
      return plain(reply, 200, 'ok');
    } catch {
      return plain(reply, 503, 'the database is not reachable');
    }
  });
  app.get('/metrics', async (_request, reply) => {
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

function plain(
  reply: { code(status: number): { header(name: string, value: string): { send(text: string): unknown } } },
  status: number,
  text: string,
): unknown {
  return reply.code(status).header('cache-control', 'no-store').send(text);
}
