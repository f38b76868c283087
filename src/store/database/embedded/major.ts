import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../connect.ts';
import { clusterIn } from './running.ts';

/** The major version of PostgreSQL that made the database of this data folder; undefined while there is none. */
export async function majorIn(dataDir: string): Promise<string | undefined> {
  const file = join(clusterIn(dataDir), 'PG_VERSION');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

/** Throws DatabaseError, with what to do, where the database was made by another major version than `ours`. */
export async function refuseOtherMajor(dataDir: string, ours: string): Promise<void> {
  const major = await majorIn(dataDir);
  if (major === ours) return;
  const made = `The database in ${clusterIn(dataDir)} was made by PostgreSQL ${major}, and this copy of Lectern brings PostgreSQL ${ours}.`;
  throw new DatabaseError(
    Number(major) > Number(ours)
      ? `${made} Start the newer Lectern that made it; it cannot go back.`
      : `${made} lectern upgrade brings it over by itself. By hand: with the Lectern that made it, and without its server, lectern backup --over; then start this one.`,
  );
}
