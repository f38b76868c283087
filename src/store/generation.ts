import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** The current content generation: moved by every write that a visitor could see. */
export async function contentGeneration(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select n from content_generation`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** The channel on which writes tell all nodes that the generation has moved. */
export const CONTENT_CHANNEL = 'content';

const changed = new WeakSet<Tx>();

/** Says that this transaction changes what visitors see: every cached page from before is old once it commits. */
export function contentChanges(tx: Tx): void {
  changed.add(tx);
}

/**
 * Moves the content generation when this transaction has changed content, and tells all nodes when it commits. All writers meet at this one row,
 * so that `writing` does it at the very end.
 */
export async function moveGeneration(tx: Tx): Promise<void> {
  if (!changed.has(tx)) return;
  await sql`with moved as (update content_generation set n = n + 1 returning n)
    select pg_notify(${CONTENT_CHANNEL}, n::text) from moved`.execute(tx);
}
