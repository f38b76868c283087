import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { USER } from './cluster.ts';

/** How long a server that runs may take to answer. */
const PATIENCE_MS = 5000;

/** Where the embedded database of a data folder has its files. */
export const clusterIn = (dataDir: string): string => join(resolve(dataDir), 'database', 'cluster');

/**
 * The address of the embedded database of this data folder, which another process of this user has started; undefined when none runs, or it takes no
 * connections yet. The password, which both sides have to know (SCRAM), proves that it is this one: /proc can't be read where the service has its own
 * namespace.
 */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const cluster = clusterIn(dataDir);
  const noted = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = noted.split('\n');
  const port = lines[3]?.trim() ?? '';
  if (!/^\d+$/.test(port) || lines[7]?.trim() !== 'ready') return undefined;
  const password = (await readFile(join(cluster, '..', 'password'), 'utf8')).trim();
  const url = addressOf(password, Number(port), USER);
  return (await answers(url)) ? url : undefined;
}

/** The address of a database of an embedded server. */
export const addressOf = (password: string, port: number, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // A connection that breaks off afterwards is no news either.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
