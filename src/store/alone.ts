import type pg from 'pg';

/**
 * Does `work` unless another copy is at the same just now; answers whether it was done here. The lock is on a connection of its own and
 * goes with it, so that a copy which dies in the middle keeps nobody out.
 */
export async function unlessElsewhere(
  pool: pg.Pool,
  what: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [`lectern ${what}`],
    );
    if (!rows[0]?.mine) return false;
    await work();
    return true;
  } finally {
    client.release(true);
  }
}
