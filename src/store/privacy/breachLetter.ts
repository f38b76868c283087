import { sql } from 'kysely';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';

/** What people were told of a breach of their data. Moments are ISO 8601; null: not known, or not over. */
export interface BreachLetter {
  readonly from: string | null;
  readonly until: string | null;
  readonly happened: string;
  readonly consequences: string;
  readonly done: string;
  readonly advice: string;
}

/** A letter that an earlier version sent to people (decision 0169); null where it is gone. */
export async function breachLetter(db: Db, id: string): Promise<BreachLetter | null> {
  if (!isId(id)) return null;
  const found = await sql<{ said: BreachLetter }>`select said from breach_letter where id = ${id}`.execute(
    db,
  );
  return found.rows[0]?.said ?? null;
}
