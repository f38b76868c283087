import pg from 'pg';
import { inject, vi } from 'vitest';
import { setClock } from './clock.ts';
import { type FreshDatabase, freshDatabase, newDatabase } from './database.ts';

/** Any number that nothing else on the tests' server takes. */
const TURN = 7_200_146;

/**
 * A copy of a database with the people and units that most tests need. The first process of a run that asks makes it, by `fill`, while the others
 * wait for their turn: ten hashes of passwords and two dozen calls are paid once, not in each file.
 */
export async function peopledDatabase(fill: (empty: FreshDatabase) => Promise<void>): Promise<FreshDatabase> {
  const { server, prefix } = inject('databases');
  const template = `${prefix}_people`;
  const turn = new pg.Client({ connectionString: server });
  await turn.connect();
  try {
    await turn.query('select pg_advisory_lock($1)', [TURN]);
    const { rowCount } = await turn.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const made = await freshDatabase();
      await beforeAllElse(() => fill(made));
      const name = new URL(made.url).pathname.slice(1);
      // On a slow machine the last connection may not have ended yet.
      const left = 'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1';
      await turn.query(left, [name]);
      await turn.query(`alter database ${name} rename to ${template}`);
    }
  } finally {
    await turn.end();
  }
  return newDatabase(template);
}

/** Nothing that a file makes, by whatever clock, is older than what it began with. */
async function beforeAllElse(work: () => Promise<void>): Promise<void> {
  const clock = vi.isFakeTimers() ? new Date() : undefined;
  setClock('2020-06-01T00:00Z');
  await work();
  vi.useRealTimers();
  if (clock) setClock(clock);
}
