import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { USER } from './cluster.ts';

/**
 * The address of the database that a running copy of the program has started in this data folder; undefined when none answers. By it a command
 * can work beside the server.
 */
export async function embeddedBeside(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'database');
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8').catch(() => '');
  const [password, started] = [
    (await read('password')).trim(),
    await read(join('cluster', 'postmaster.pid')),
  ];
  // The fourth line is the port (pg_ctl reads it there, too).
  const port = Number(started.split('\n')[3]);
  if (password === '' || !Number.isInteger(port) || port <= 0) return undefined;
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${USER}?sslmode=disable`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
