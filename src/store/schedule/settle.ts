import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { PlannedAct } from '#kinds/schedule.ts';
import type { Tx } from '../database/db.ts';
import type { AuditAction, Write } from '../records/writePath.ts';

/** Whether a plan is still open. */
export const OPEN = sql<boolean>`state in ('wished', 'planned')`;

/** Cancels plans of locked records: they were overtaken, or are no longer wanted. Returns their times. */
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

/** The actions that can publish or unpublish a record; a change of its other fields settles nothing. */
const SWITCH: readonly AuditAction[] = ['change', 'switch', 'send_back'];

/**
 * Settles the plans of records that are switched by hand: publishing one, or deciding against it, replaces the plan that would have done it, which must not be
 * executed unexpectedly later. Part of every write that switches.
 */
export async function settleBySwitch(tx: Tx, { kind, action, written: all, now }: Write): Promise<void> {
  if (!kind.switchable || !SWITCH.includes(action)) return;
  const written =
    action === 'change' ? all.filter(({ before, after }) => before?.activated !== after.activated) : all;
  const on = written.filter(({ after }) => after.activated === true).map(({ after }) => after.id);
  const off = written.filter(({ after }) => after.activated === false).map(({ after }) => after.id);
  if (on.length > 0) {
    await cancelPlans(tx, kind, on, ['publish'], 'It was published by hand before.', now);
    await answerFailed(tx, kind, on, ['publish'], now);
  }
  if (off.length > 0) {
    await cancelPlans(tx, kind, off, ['publish', 'withdraw'], 'It was removed by hand before.', now);
    await answerFailed(tx, kind, off, ['publish', 'withdraw'], now);
  }
}

/** Marks a failed plan as handled, by doing it by hand or by no longer wanting it. */
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
