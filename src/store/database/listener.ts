import type pg from 'pg';

/**
 * Calls `listener` with the payload of each NOTIFY on `channel`, and with null after a reconnect: notices may have been missed, so dependent data must be read
 * again. Returns a function that ends the listening.
 */
export type Listen = (
  channel: string,
  listener: (payload: string | null) => void,
) => Promise<() => Promise<void>>;

/** LISTEN on one separate connection, opened at the first call and reopened automatically when it is lost. `log` takes a sentence when it is lost. */
export function createListener(newClient: () => pg.Client, log: (sentence: string) => void) {
  const channels = new Map<string, Set<(payload: string | null) => void>>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  const notify = (channel: string, payload: string | null) => {
    for (const listener of channels.get(channel) ?? []) listener(payload);
  };

  async function open(): Promise<pg.Client> {
    const fresh = newClient();
    fresh.on('error', (error) =>
      log(`The connection for notices from the database was lost: ${error.message}.`),
    );
    fresh.on('notification', ({ channel, payload = '' }) => notify(channel, payload));
    await fresh.connect();
    fresh.on('end', () => {
      client = undefined;
      if (!closed) void again(0);
    });
    for (const channel of channels.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    return fresh;
  }

  /** The one connection; a failed attempt is forgotten, so that the next call tries again. */
  function connection(): Promise<pg.Client> {
    client ??= open().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  async function again(attempt: number): Promise<void> {
    await new Promise((done) => setTimeout(done, Math.min(100 * 2 ** attempt, 5000)).unref());
    if (closed) return;
    try {
      await connection();
    } catch {
      return again(attempt + 1);
    }
    for (const channel of channels.keys()) notify(channel, null);
  }

  const listen: Listen = async (channel, listener) => {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(listener));
    const listening = await connection();
    await listening.query(`listen ${listening.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      channels.delete(channel);
      // A closed connection gets no more notices.
      const now = await client?.catch(() => undefined);
      await now?.query(`unlisten ${now.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  };

  return {
    listen,
    close: async () => {
      closed = true;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
