import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { noteFact } from './facts.ts';

/** The faults that were there at the last look, by their keys: since when (ISO 8601), and what is to be said. */
export type KnownFaults = Readonly<
  Record<string, { readonly grade: 'bad' | 'warn'; readonly since: string; readonly sentence: string }>
>;

const NAME = 'faults';

/** What the last look has found. */
export async function knownFaults(db: Db): Promise<KnownFaults> {
  const found = await sql<{ value: KnownFaults }>`select value from fact where name = ${NAME}`.execute(db);
  return found.rows[0]?.value ?? {};
}

/** Keeps what this look has found. */
export const noteFaults = (db: Db, faults: KnownFaults, now: Date): Promise<void> =>
  noteFact(db, NAME, faults, now);
