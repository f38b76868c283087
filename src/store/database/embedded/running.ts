import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { USER } from './cluster.ts';
import { serves } from './leftover.ts';

/** Where the embedded database of a data folder has its files. */
export const clusterIn = (dataDir: string): string => join(resolve(dataDir), 'database', 'cluster');

/**
 * The address of the embedded database of this data folder, which another process of this user has started and keeps; undefined when none runs,
 * or it takes nobody yet.
 */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const cluster = clusterIn(dataDir);
  const noted = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = noted.split('\n');
  const [pid, port] = [Number(lines[0]), lines[3]?.trim() ?? ''];
  if (!(pid > 0) || !/^\d+$/.test(port) || lines[7]?.trim() !== 'ready') return undefined;
  if (!(await serves(pid, cluster))) return undefined;
  const password = (await readFile(join(cluster, '..', 'password'), 'utf8')).trim();
  return addressOf(password, Number(port), USER);
}

/** The address of a database of an embedded server. */
export const addressOf = (password: string, port: number, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
