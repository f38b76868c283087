import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { PlannedAct } from '#kinds/schedule.ts';
import type { Tx } from '../database/db.ts';
import type { AuditAction, Write } from '../records/writePath.ts';

/** Whether a plan is still to come. */
export const OPEN = sql<boolean>`state in ('wished', 'planned')`;

/** Lets plans of locked records go: somebody was there first, or wants them no more. Returns the hours that they had. */
export async function cancelPlans(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  acts: readonly PlannedAct[],
  note: string,
  now: Date,
): Promise<Date[]> {
  const gone = await sql<{ at: Date }>`
    update planned set state = 'cancelled', settled_at = ${now}, note = ${note}, change = null, base = null
    where kind = ${kind.name} and record_id = any(${ids}::uuid[]) and act = any(${acts}::text[]) and ${OPEN} returning at`.execute(
    tx,
  );
  return gone.rows.map(({ at }) => at);
}

/** What can put a record on the site or take it off; a change of its other fields settles nothing. */
const SWITCH: readonly AuditAction[] = ['change', 'switch', 'send_back'];

/**
 * What a switch by hand does to the hours of the records: whoever puts one on, or decides against it, has answered the plan that would have done
 * it, which must not come behind their back later on. Part of every write that switches.
 */
export async function settleBySwitch(tx: Tx, { kind, action, written: all, now }: Write): Promise<void> {
  if (!kind.switchable || !SWITCH.includes(action)) return;
  const written =
    action === 'change' ? all.filter(({ before, after }) => before?.activated !== after.activated) : all;
  const on = written.filter(({ after }) => after.activated === true).map(({ after }) => after.id);
  const off = written.filter(({ after }) => after.activated === false).map(({ after }) => after.id);
  if (on.length > 0) {
    await cancelPlans(tx, kind, on, ['publish'], 'It was put on by hand before.', now);
    await answerFailed(tx, kind, on, ['publish'], now);
  }
  if (off.length > 0) {
    await cancelPlans(tx, kind, off, ['publish', 'withdraw'], 'It was taken off by hand before.', now);
    await answerFailed(tx, kind, off, ['publish', 'withdraw'], now);
  }
}

/** What could not be done at its hour has been answered, by doing it by hand or by wanting it no more. */
export async function answerFailed(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  acts: readonly PlannedAct[],
  now: Date,
): Promise<number> {
  const answered =
    await sql`update planned set state = 'cancelled', settled_at = ${now}, change = null, base = null
    where kind = ${kind.name} and record_id = any(${ids}::uuid[]) and act = any(${acts}::text[]) and state = 'failed'`.execute(
      tx,
    );
  return Number(answered.numAffectedRows ?? 0);
}
