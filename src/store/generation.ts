import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The current content generation: moved by every write that a visitor could see. */
export async function contentGeneration(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select n from content_generation`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** The channel on which writes tell all nodes that the generation has moved. */
export const CONTENT_CHANNEL = 'content';
