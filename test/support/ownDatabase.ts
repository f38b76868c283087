import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The PostgreSQL that the program has started for itself in its data folder, past the program. */
const file = (dataDir: string, name: string): Promise<string> =>
  readFile(join(dataDir, 'database', name), 'utf8');

const postmaster = async (dataDir: string): Promise<string[]> =>
  (await file(dataDir, join('cluster', 'postmaster.pid'))).split('\n');

/** kill -9. Returns whose process it was. */
export async function killPostmaster(dataDir: string): Promise<number> {
  const id = await postmasterId(dataDir);
  process.kill(id, 'SIGKILL');
  return id;
}

/** The server's process, also of one that was killed and not started again yet. */
export const postmasterId = async (dataDir: string): Promise<number> =>
  Number((await postmaster(dataDir))[0]);

/** A connection of its own; `end()` it. */
export async function connectPast(dataDir: string): Promise<pg.Client> {
  const password = (await file(dataDir, 'password')).trim();
  const [, , , port] = await postmaster(dataDir);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'lectern',
    password,
    database: 'lectern',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
