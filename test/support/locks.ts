import pg from 'pg';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';

/** Somebody else's transaction, open while `meanwhile` runs; what it has not committed by then is rolled back. */
export async function besideAnother<T>(
  api: TestApi,
  meanwhile: (other: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const other = await api.database.pool.connect();
  try {
    await other.query('begin');
    return await meanwhile(other);
  } finally {
    other.release(true);
  }
}

/** Returns once so many connections to this database wait for a lock that another one holds. */
export async function somebodyWaits(api: TestApi, many = 1): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await api.database.pool.query(
            "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rows[0].n,
    )
    .toBeGreaterThanOrEqual(many);
}

/** How many deadlocks PostgreSQL has found in this database. Connections tell it when they end, so all of them are ended first. */
export async function deadlocksOf(api: TestApi): Promise<number> {
  const { options } = api.database.pool;
  const client = new pg.Client({ connectionString: options.connectionString });
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { rows } = await client.query(
      'select deadlocks::int as n from pg_stat_database where datname = current_database()',
    );
    return rows[0].n;
  } finally {
    await client.end();
  }
}
