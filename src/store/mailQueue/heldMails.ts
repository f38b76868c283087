import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';

/** Mails that were waiting when a backup was restored. Those of a newsletter wait with it, paused. */
const HELD = sql`newsletter_id is null and state = 'waiting' and due_at = 'infinity'`;

/** How many mails are held until the office decides whether to send them. */
export async function heldMails(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail where ${HELD}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Sends the held mails, or discards them, and records who decided. Returns how many there were. The caller's role was checked by the call. */
export async function settleHeldMails(viewer: Staff, db: Db, send: boolean, now: Date): Promise<number> {
  return writing(db, async (tx) => {
    const change = send
      ? sql`due_at = ${now}`
      : sql`state = 'cancelled', done_at = ${now}, answer = 'Held when a backup was brought back, and not sent.'`;
    const settled = await sql`update mail set ${change} where ${HELD}`.execute(tx);
    const count = Number(settled.numAffectedRows ?? 0);
    if (count > 0)
      await noteAct(tx, {
        act: send ? 'held_mails_sent' : 'held_mails_dropped',
        by: viewer.accountId,
        details: { count },
        now,
      });
    return count;
  });
}
