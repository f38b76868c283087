import type pg from 'pg';

/** How long a database that does not answer may keep the end of `work` waiting. */
const PATIENCE_MS = 2_000;

/**
 * Runs `work` unless another copy of the program holds the lock; returns whether it ran. The lock belongs to a connection of its own and is
 * released with it, so a copy that dies blocks nobody; `lost` fires when the connection breaks while `work` is running. When this returns, the lock
 * is free, but where the database does not answer: there it becomes free with the connection.
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
    // A machine that is gone without a word gives the lock free within a minute, not after hours.
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
    // The server notices only a moment later that a connection has ended, and whoever asks in between would be told that somebody is at it.
    if (mine && !lost.signal.aborted) await free(client, name).catch(() => {});
    client.release(true);
  }
}

const free = (client: pg.PoolClient, name: string): Promise<unknown> =>
  client.query({ ...UNLOCK, values: [name] });

const UNLOCK = { text: 'select pg_advisory_unlock(hashtext($1))', query_timeout: PATIENCE_MS };
