import type pg from 'pg';

/**
 * Runs `work` unless another copy of the program holds the lock; returns whether it ran. The lock belongs to a connection of its own and is
 * released with it, so a copy that dies blocks nobody; `lost` fires when the connection breaks while `work` is running.
 */
export async function withLeaderLock(
  pool: pg.Pool,
  what: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    // A machine that is gone without a word gives the lock free within a minute, not after hours.
    await client.query(
      'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    );
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [`lectern ${what}`],
    );
    if (!rows[0]?.mine) return false;
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    client.once('error', () => lost.abort());
    await work(lost.signal);
    return true;
  } finally {
    client.release(true);
  }
}
