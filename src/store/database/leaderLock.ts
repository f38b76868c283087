import type pg from 'pg';

/** How long a database that does not respond may delay the end of `work`. */
const PATIENCE_MS = 2_000;

/**
 * Runs `work` unless another copy of the program holds the lock; returns whether it ran. The lock belongs to a separate connection and is released with it, so
 * a copy that dies blocks nobody; `lost` fires when the connection breaks while `work` is running. When this returns, the lock is free, unless the database
 * does not respond: then it becomes free with the connection.
 */
export async function withLeaderLock(
  pool: pg.Pool,
  what: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  const name = `lectern ${what}`;
  let mine = false;
  const lost = new AbortController();
  try {
    // A machine that disappears silently releases the lock within a minute, not after hours.
    await client.query(
      'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    );
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [name],
    );
    mine = rows[0]?.mine ?? false;
    if (!mine) return false;
    client.once('end', () => lost.abort());
    client.once('error', () => lost.abort());
    await work(lost.signal);
    return true;
  } finally {
    // The server notices a closed connection with a delay; without this, a caller in between would see the lock as taken.
    if (mine && !lost.signal.aborted) await free(client, name).catch(() => {});
    client.release(true);
  }
}

const free = (client: pg.PoolClient, name: string): Promise<unknown> =>
  client.query({ ...UNLOCK, values: [name] });

const UNLOCK = { text: 'select pg_advisory_unlock(hashtext($1))', query_timeout: PATIENCE_MS };
