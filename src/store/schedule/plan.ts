import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { MOST_YEARS_AHEAD, type PlannedAct, type PlanState } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { lockRecords, refuseStale } from '../records/lockRecords.ts';
import { maySwitch } from '../records/waiting.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound, type StoredRow } from '../rows/rows.ts';
import { answerFailed, cancelPlans, OPEN } from './settle.ts';

const YEAR = 366 * 24 * 3_600_000;
const FIELD_OF: Readonly<Record<PlannedAct, string>> = {
  publish: 'publish_at',
  withdraw: 'withdraw_at',
  change: 'at',
};

/** When a record is published and unpublished; an absent time stays planned, null cancels it. */
export interface Hours {
  readonly publish?: Date | null | undefined;
  readonly withdraw?: Date | null | undefined;
}

interface PlanOptions {
  readonly now: Date;
  /** The version of the record as read. */
  readonly version?: number | undefined;
}

/** Options for rescheduling. */
interface MoveOptions extends PlanOptions {
  /** Lets a change overwrite later edits of its fields, of which the viewer has read `version`. */
  readonly over?: boolean | undefined;
  /** When the content that the viewer has read was planned. */
  readonly seen?: Date | null | undefined;
}

/**
 * Plans when a record is published and unpublished. A person who may not publish leaves a wish, which the office sees and which is not executed automatically
 * (AMB-014). Throws Refusal: 404 when the viewer may not change the record, 409 when it was changed since, 422 for an invalid time.
 */
export async function planSwitch(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  hours: Hours,
  { now, version }: PlanOptions,
): Promise<void> {
  await writing(db, async (tx) => {
    const decides = maySwitch(viewer, kind);
    const [row] = await lockRecords(tx, viewer, kind, [id], decides ? 'switch' : 'change');
    if (!row) throw notFound();
    await refuseStale(tx, kind, row, version, { asSeen: decides && Boolean(hours.publish), isTyped: false });
    if (!decides && row.activated) throw officeOnly(kind);
    const open = await openPlans(tx, kind, id);
    const publish = hours.publish === undefined ? (open.publish?.at ?? null) : hours.publish;
    let withdraw = hours.withdraw === undefined ? (open.withdraw?.at ?? null) : hours.withdraw;
    if (hours.publish) refuseHour('publish', hours.publish, now);
    if (hours.withdraw) refuseHour('withdraw', hours.withdraw, now);
    if (hours.publish && row.activated)
      throw refusedField('publish_at', `This ${kind.one} is on the site already.`);
    if (!row.activated && !publish && withdraw) {
      if (hours.withdraw)
        throw refusedField('withdraw_at', `This ${kind.one} is not on the site, and nothing puts it there.`);
      // A record that is never published need not be unpublished.
      withdraw = null;
    }
    if (publish && withdraw && withdraw <= publish)
      throw refusedField('withdraw_at', 'It would be removed before it is published.');
    const state = decides ? 'planned' : 'wished';
    for (const [act, at, asked] of [
      ['publish', publish, hours.publish !== undefined],
      ['withdraw', withdraw, hours.withdraw !== undefined || (!withdraw && open.withdraw)],
    ] as const) {
      if (!asked) continue;
      // A unit neither replaces nor cancels the office's plan.
      if (!decides && open[act]?.state === 'planned') throw officeOnly(kind);
      if (at) await notePlan(tx, viewer, kind, row, { act, at, state }, now);
      else await dropPlan(tx, viewer, kind, row, act, now);
    }
  });
}

/** Refuses a time that is past, or too far in the future for anybody to remember. */
export function refuseHour(act: PlannedAct, at: Date, now: Date): void {
  if (at <= now) throw refusedField(FIELD_OF[act], 'This time has passed.');
  if (at.getTime() > now.getTime() + MOST_YEARS_AHEAD * YEAR)
    throw refusedField(FIELD_OF[act], `That is more than ${MOST_YEARS_AHEAD} years ahead.`);
}

/** When a locked record is published and unpublished, as planned or wished. */
async function openPlans(
  tx: Tx,
  kind: Kind,
  id: string,
): Promise<Partial<Record<PlannedAct, { readonly at: Date; readonly state: PlanState }>>> {
  const found = await sql<{ act: PlannedAct; at: Date; state: PlanState }>`
    select act, at, state from planned where kind = ${kind.name} and record_id = ${id} and ${OPEN}`.execute(
    tx,
  );
  return Object.fromEntries(found.rows.map(({ act, ...plan }) => [act, plan]));
}

const officeOnly = (kind: Kind): Refusal =>
  new Refusal(403, `Only the synod office can make ${kind.many} active or inactive.`);

/** The plan of an act. */
export interface NewPlan {
  readonly act: PlannedAct;
  readonly at: Date;
  readonly state: PlanState;
  readonly change?: Readonly<Record<string, unknown>>;
  readonly base?: Readonly<Record<string, unknown>>;
  /** The files that the change names, by field; null where the previous version stored it. */
  readonly files?: Readonly<Record<string, unknown>> | null;
}

/** Stores a plan for a locked record, replacing one for the same act. Returns its id. */
export async function notePlan(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  row: StoredRow,
  { act, at, state, change, base, files }: NewPlan,
  now: Date,
): Promise<string> {
  const noted = await sql<{ id: string }>`
    insert into planned (id, kind, record_id, act, at, change, base, files, state, by, planned_at)
    values (${newId(now.getTime())}, ${kind.name}, ${row.id}, ${act}, ${at}, ${json(change)}, ${json(base)}, ${json(files ?? undefined)}, ${state}, ${viewer.accountId}, ${now})
    on conflict (kind, record_id, act) where state in ('wished', 'planned') do update
      set at = excluded.at, change = excluded.change, base = excluded.base, files = excluded.files, state = excluded.state, by = excluded.by, planned_at = excluded.planned_at
    returning id`.execute(tx);
  await noteAct(tx, {
    act: state === 'planned' ? 'planned' : act === 'change' ? 'change_waits' : 'hour_wished',
    by: viewer.accountId,
    token: viewer.token?.name,
    thing: titleIn(kind, row),
    details: { kind: kind.name, record: row.id, act, at: at.toISOString() },
    now,
  });
  return noted.rows[0]?.id ?? '';
}

const json = (value: unknown) => (value === undefined ? null : sql`${JSON.stringify(value)}::jsonb`);

/** The title of a stored row, as its lists show it. */
export const titleIn = (kind: Kind, row: StoredRow): string => String(row[kind.search[0] ?? ''] ?? '');

async function dropPlan(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  row: StoredRow,
  act: PlannedAct,
  now: Date,
): Promise<void> {
  const [at] = await cancelPlans(tx, kind, [row.id], [act], '', now);
  if (!at) return;
  await noteAct(tx, {
    act: 'plan_dropped',
    by: viewer.accountId,
    token: viewer.token?.name,
    thing: titleIn(kind, row),
    details: { kind: kind.name, record: row.id, act, at: at.toISOString() },
    now,
  });
}

/** An open plan, with its record locked. */
export interface OpenPlan {
  readonly id: string;
  readonly act: PlannedAct;
  readonly at: Date;
  readonly state: PlanState;
  /** When it was planned; for a change, when it got its current content. */
  readonly plannedAt: Date;
  readonly row: StoredRow;
}

/**
 * Throws Refusal (409) where a waiting change differs from what the viewer has read: its author may keep editing it, and the office approves nothing that it
 * has not seen.
 */
export function refuseUnseen({ act, state, plannedAt }: OpenPlan, seen: Date | null | undefined): void {
  if (act !== 'change' || state !== 'wished' || seen?.getTime() === plannedAt.getTime()) return;
  throw new Refusal(409, 'This change reads otherwise by now. Look at it again before you approve it.');
}

/**
 * Reschedules a plan. Returns its previous time. Throws Refusal: 404 when there is none that the viewer may move, 409 when the record was changed since, or a
 * waiting change was edited; 422 for an invalid time.
 */
export async function movePlan(
  viewer: Staff,
  db: Db,
  kind: Kind,
  plan: PlanRef,
  at: Date,
  { now, version, over = false, seen }: MoveOptions,
): Promise<Date> {
  return writing(db, async (tx) => {
    const open = await lockPlan(tx, viewer, kind, plan);
    await refuseStale(tx, kind, open.row, version, { asSeen: open.act === 'publish', isTyped: false });
    if (open.act === 'change') {
      refuseHour('change', at, now);
      const { change, base: before, files } = await contentOf(tx, open.id);
      const base = over
        ? Object.fromEntries(Object.keys(before).map((name) => [name, open.row[name]]))
        : before;
      // Anyone who may publish approves a waiting change by giving it a time.
      if (open.state === 'wished' && !maySwitch(viewer, kind))
        throw new Refusal(403, 'Only the synod office can say when this change is published.');
      refuseUnseen(open, seen);
      await notePlan(
        tx,
        viewer,
        kind,
        open.row,
        { act: 'change', at, state: 'planned', change, base, files },
        now,
      );
    } else await planSwitch(viewer, tx, kind, open.row.id, { [open.act]: at }, { now });
    return open.at;
  });
}

/** Cancels a plan, or discards a failed one. Throws Refusal (404) when there is none that the viewer may remove. */
export async function cancelPlan(viewer: Staff, db: Db, kind: Kind, plan: PlanRef, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    if (await throwAway(tx, viewer, kind, plan, now)) return;
    const open = await lockPlan(tx, viewer, kind, plan);
    if (open.act === 'change') await dropPlan(tx, viewer, kind, open.row, 'change', now);
    else await planSwitch(viewer, tx, kind, open.row.id, { [open.act]: null }, { now });
  });
}

/** Discards a failed plan; false when it has not failed. Anyone who may change the record may acknowledge its failure. */
async function throwAway(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  { id, record }: PlanRef,
  now: Date,
): Promise<boolean> {
  const failed = await sql<{ act: PlannedAct }>`
    select act from planned where id = ${id} and kind = ${kind.name} and record_id = ${record} and state = 'failed'`.execute(
    tx,
  );
  const [plan] = failed.rows;
  if (!plan) return false;
  const [row] = await lockRecords(tx, viewer, kind, [record], 'change');
  if (!row) throw notFound();
  return (await answerFailed(tx, kind, [record], [plan.act], now)) > 0;
}

/** A plan and its record. */
export interface PlanRef {
  readonly id: string;
  readonly record: string;
}

/** Locks a plan's record first, as all writers do, and then checks that the plan is still open. */
export async function lockPlan(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  { id, record }: PlanRef,
): Promise<OpenPlan> {
  const found = await sql<Omit<OpenPlan, 'row'>>`
    select id, act, at, state, planned_at as "plannedAt" from planned where id = ${id} and kind = ${kind.name} and record_id = ${record} and ${OPEN}`;
  const [before] = (await found.execute(tx)).rows;
  if (!before) throw notFound();
  const action = before.act === 'change' || !maySwitch(viewer, kind) ? 'change' : 'switch';
  const [row] = await lockRecords(tx, viewer, kind, [record], action);
  const [plan] = (await found.execute(tx)).rows;
  if (!row || !plan) throw notFound();
  // A unit may not move the office's plan.
  if (plan.act !== 'change' && plan.state === 'planned' && !maySwitch(viewer, kind)) throw officeOnly(kind);
  return { ...plan, row };
}

/** The fields of a planned change, their values when it was planned, and its files. */
export async function contentOf(db: Db, id: string): Promise<PlanContent> {
  const found =
    await sql<PlanContent>`select coalesce(change, '{}') as change, coalesce(base, '{}') as base, files
    from planned where id = ${id}`.execute(db);
  return found.rows[0] ?? { change: {}, base: {}, files: {} };
}

interface PlanContent {
  readonly change: Record<string, unknown>;
  readonly base: Record<string, unknown>;
  readonly files: Readonly<Record<string, unknown>> | null;
}
