import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

const DAY = 24 * 3_600_000;

/** Claims a request's key for this new record; returns the first record's id when the key was used within 24 hours (ADD-2). */
export async function claimIdempotencyKey(
  tx: Tx,
  key: Buffer,
  kind: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const mine =
    await sql`insert into repeated_request as r (key_hash, kind, record_id, at) values (${key}, ${kind}, ${id}, ${now})
    on conflict (key_hash) do update set kind = excluded.kind, record_id = excluded.record_id, at = excluded.at
      where r.at < ${new Date(now.getTime() - DAY)} returning 1`.execute(tx);
  if (mine.rows.length > 0) return undefined;
  const first = await sql<{
    record_id: string;
  }>`select record_id from repeated_request where key_hash = ${key}`.execute(tx);
  return first.rows[0]?.record_id;
}
