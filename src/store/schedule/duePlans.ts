import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { Field, Kind } from '#kinds/define.ts';
import { type PlannedAct, switchedKind } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { colleague } from '../accounts/staff.ts';
import { notifyAuthors } from '../authorMail/decided.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { textsNow } from '../files/namesNow.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { maySwitch } from '../records/waiting.ts';
import { changeRecord, switchRecords } from '../records/write.ts';
import type { Change, StoredRow } from '../rows/rows.ts';
import { notifyOfFailed } from './failed.ts';
import { contentOf, lockPlan, type PlanRef, refuseUnseen } from './plan.ts';
import { plain } from './planChange.ts';
import { OPEN } from './settle.ts';

interface DuePlan {
  readonly id: string;
  readonly kind: string;
  readonly record_id: string;
  readonly act: PlannedAct;
  readonly at: Date;
  readonly by: string;
}

/** The result of a run over due plans. */
export interface Performed {
  readonly done: number;
  readonly failed: number;
}

/**
 * Executes due plans, in the order of their times, each in a separate transaction through the ordinary writes and with its person's current rights. The plan is
 * settled in the transaction that executes it: a killed copy leaves both for the next run, and of two copies at once the second waits for the record and finds
 * it done. Throws the first error that is no refusal, after all others had their turn.
 */
export async function performDue(db: Db, now: Date): Promise<Performed> {
  const counts = { done: 0, failed: 0 };
  const stuck: { readonly id: string; readonly error: unknown }[] = [];
  for (;;) {
    const due = await sql<DuePlan>`select id, kind, record_id, act, at, by from planned
      where state = 'planned' and at <= ${now} and id <> all(${stuck.map(({ id }) => id)}::uuid[])
      order by at, id limit 1`.execute(db);
    const [plan] = due.rows;
    if (!plan && stuck[0]) throw stuck[0].error;
    if (!plan) return counts;
    try {
      if (await writing(db, (tx) => perform(tx, plan, now))) counts.done++;
    } catch (error) {
      if (error instanceof Refusal && error.status === 507) throw error;
      if (!(error instanceof Refusal)) {
        // An error of ours delays no other plan. This one is retried at the next run.
        stuck.push({ id: plan.id, error });
        continue;
      }
      if (await writing(db, (tx) => fail(tx, plan, error, now))) counts.failed++;
    }
  }
}

/**
 * Executes a planned act now, as the viewer. `seen`: when the content that the viewer has read was planned; `version`: of the record to switch. Throws Refusal:
 * 404, 409 for a waiting change that was edited since, and whatever the write would.
 */
export async function performNow(
  viewer: Staff,
  db: Db,
  kind: Kind,
  ref: PlanRef,
  {
    now,
    seen,
    version,
  }: { readonly now: Date; readonly seen: Date | null; readonly version?: number | undefined },
): Promise<void> {
  await writing(db, async (tx) => {
    const plan = await lockPlan(tx, viewer, kind, ref);
    const { id, act, state, row } = plan;
    refuseUnseen(plan, seen);
    if (act !== 'change') {
      if (!maySwitch(viewer, kind))
        throw new Refusal(403, `Only the synod office can make ${kind.many} active or inactive.`);
      await switchRecords(viewer, tx, kind, [row.id], act === 'publish', { now, version });
      return;
    }
    const content = await contentOf(tx, id);
    await settle(tx, id, 'done', '', now, OPEN);
    await applyChange(tx, viewer, kind, row.id, content, now);
    if (state === 'wished') await notifyAuthors(tx, viewer, kind, { id, record: row.id }, now);
  });
}

/** Executes one plan, unless another copy has. Throws Refusal when it can't be done. */
async function perform(tx: Tx, plan: DuePlan, now: Date): Promise<boolean> {
  const kind = switchedKind(plan.kind);
  const person = await colleague(tx, plan.by);
  if (!kind) throw new Refusal(422, 'Such things are no longer on the site.');
  const row = await lockAny(tx, kind, plan.record_id);
  if (!row || row.deleted_at)
    return settleDue(tx, plan, 'cancelled', 'It was in the trash at that time.', now);
  if (!person) throw new Refusal(403, 'Whoever scheduled it may no longer sign in.');
  const viewer: Staff = { ...person.viewer, plannedFor: plan.at };
  if (plan.act === 'change') {
    const content = await contentOf(tx, plan.id);
    if (!(await settleDue(tx, plan, 'done', '', now))) return false;
    await applyChange(tx, viewer, kind, row.id, content, now);
    return true;
  }
  const on = plan.act === 'publish';
  if (on && (await endsBy(tx, plan, now)))
    return settleDue(tx, plan, 'cancelled', 'The time of its removal had passed as well.', now);
  // Locked after the record, as by all writers; settled first, so that the switch does not treat it as somebody else's plan.
  if (!(await settleDue(tx, plan, 'done', '', now))) return false;
  if (!maySwitch(viewer, kind)) throw new Refusal(403, 'Whoever scheduled it may no longer publish.');
  if (row.activated !== on) await switchRecords(viewer, tx, kind, [row.id], on, { now });
  return true;
}

/** Marks a plan as failed, and notifies those who can help. */
async function fail(tx: Tx, plan: DuePlan, why: Refusal, now: Date): Promise<boolean> {
  if (!(await settleDue(tx, plan, 'failed', sentenceOf(plan, why), now))) return false;
  await notifyOfFailed(tx, plan, why.status === 403 || why.status === 404, now);
  return true;
}

type Settled = 'done' | 'failed' | 'cancelled';

/**
 * Settles a due plan. Returns whether it was unchanged: another copy may have been faster, or somebody may have rescheduled it before its record was locked. A
 * wish is executed only by hand.
 */
const settleDue = (tx: Tx, { id, by }: DuePlan, state: Settled, note: string, now: Date): Promise<boolean> =>
  settle(tx, id, state, note, now, sql`state = 'planned' and at <= ${now} and by = ${by}`);

/** Settles a plan. Returns whether it was still in the state `from`. */
async function settle(
  tx: Tx,
  id: string,
  state: Settled,
  note: string,
  now: Date,
  from: RawBuilder<unknown>,
): Promise<boolean> {
  // A failed change is kept for review; for all else the history has the texts.
  const kept = state === 'failed' ? sql`` : sql`, change = null, base = null`;
  const found = await sql`update planned set state = ${state}, note = ${note}, settled_at = ${now}${kept}
    where id = ${id} and ${from} returning id`.execute(tx);
  return found.rows.length > 0;
}

/** The locked record, trash included; the write checks its person's rights. */
async function lockAny(tx: Tx, kind: Kind, id: string): Promise<StoredRow | undefined> {
  const found =
    await sql<StoredRow>`select t.* from ${sql.table(kind.name)} t where t.id = ${id} for no key update of t`.execute(
      tx,
    );
  return found.rows[0];
}

/** Whether the record should be off the site again by now: after a long downtime it does not appear for a moment. */
async function endsBy(tx: Tx, { kind, record_id }: DuePlan, now: Date): Promise<boolean> {
  const found =
    await sql`select from planned where kind = ${kind} and record_id = ${record_id} and act = 'withdraw'
    and state = 'planned' and at <= ${now}`.execute(tx);
  return found.rows.length > 0;
}

/** Applies a planned change, unless its fields were changed since it was planned: nobody's later text is overwritten. */
async function applyChange(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  { change, base }: { readonly change: Change; readonly base: Change },
  now: Date,
): Promise<void> {
  const [before] = await lockRecords(tx, viewer, kind, [id], 'change');
  const touched = touchedSince(before, await baseNow(tx, kind, base));
  if (touched.length > 0) throw new Refusal(409, changedSince(kind, touched));
  await changeRecord(viewer, tx, kind, id, revived(kind, change), { now });
}

/** The values from when a change was planned, with current file names: replacing a file everywhere is not an edit. */
export const baseNow = async (db: Db | Tx, kind: Kind, base: Change): Promise<Change> => ({
  ...base,
  ...(await textsNow(db, kind, base)),
});

/** The fields of a planned change that somebody has edited since. */
export const touchedSince = (before: Readonly<Record<string, unknown>> | undefined, base: Change): string[] =>
  Object.keys(base).filter((name) => !isDeepStrictEqual(plain(before?.[name]), plain(base[name])));

const changedSince = (kind: Kind, names: readonly string[]): string =>
  `Somebody has changed it since, in what it touches: ${names.map((name) => kind.fields[name]?.label ?? name).join(', ')}.`;

/** Turns moments from JSON strings back into Dates, for the write path. */
export function revived(kind: Kind, change: Change): Change {
  const one = (field: Field | undefined, value: unknown): unknown =>
    field?.type === 'moment' && typeof value === 'string'
      ? new Date(value)
      : field?.type === 'rows' && Array.isArray(value)
        ? value.map((row: Change) =>
            Object.fromEntries(Object.entries(row).map(([name, part]) => [name, one(field.of[name], part)])),
          )
        : value;
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, one(kind.fields[name], value)]),
  );
}

/** Why it was not done, for people. */
const sentenceOf = ({ act }: DuePlan, { status, message }: Refusal): string =>
  status === 404
    ? `Whoever scheduled it may no longer ${act === 'change' ? 'change' : 'publish'} it.`
    : message;
