import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import type { scheduleCalls } from '#calls/schedule.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { type Coming, comingUp } from '#store/schedule/comingUp.ts';
import { performNow } from '#store/schedule/duePlans.ts';
import { cancelPlan, movePlan, planSwitch } from '#store/schedule/plan.ts';
import { planChange } from '#store/schedule/planChange.ts';
import { type Plan, planRef, plansOf } from '#store/schedule/plansOf.ts';
import type { CallContext, Handler, Handlers } from '../context.ts';
import { changeOf } from '../fromWire.ts';
import { save } from '../save.ts';

/** The longest calendar period that one call returns. */
const MOST_DAYS = 400;
const DAY = 86_400_000;

/** Scheduled changes. */
export const scheduleHandlers: Handlers<keyof typeof scheduleCalls> = {
  scheduleList: async ({ viewer, deps, input }) => {
    const [from, to] = [required('from', input.from), required('to', input.to)];
    if (to.getTime() - from.getTime() > MOST_DAYS * DAY)
      throw refusedField('to', `At most ${MOST_DAYS} days at once.`);
    return { data: { docs: (await comingUp(viewer, deps.db, from, to)).map(comingOnWire) } };
  },

  scheduleOf: async ({ viewer, deps, input }) => {
    const ids = input.records.flatMap((id) => id ?? []);
    return { data: { docs: (await plansOf(viewer, deps.db, KINDS[input.kind], ids)).map(planOnWire) } };
  },

  schedulePlan: async ({ viewer, deps, id, input, now }) => {
    const { kind, publish_at: publish, withdraw_at: withdraw, version } = input;
    await planSwitch(viewer, deps.db, KINDS[kind], id, { publish, withdraw }, { now, version });
    return { data: { _id: id, message: 'Planned' } };
  },

  scheduleChange: async (context) => {
    const { input } = context;
    const kind: Kind = KINDS[input.kind];
    const edit: Call = CALLS[`${input.kind}Edit` as CallName];
    // Validated like the edit itself; a scheduled change neither switches the record nor moves it to another unit.
    const { activated: _activated, ...values } = input.values;
    const parsed = edit.input?.safeParse(values);
    if (parsed && !parsed.success)
      throw new Refusal(422, parsed.error.issues[0]?.message ?? 'This does not fit.');
    const handler = async ({ viewer, deps, id, input: change, now }: CallContext<Call>) => ({
      data: {
        _id: await planChange(viewer as never, deps.db, kind, id, changeOf(kind, change as object as never), {
          at: required('at', input.at),
          now,
          version: input.version,
          replaces: input.replaces ?? undefined,
        }),
        message: 'Planned',
      },
    });
    const inner = { ...context, input: parsed?.data ?? {} } as unknown as CallContext<Call>;
    return (await save(kind, handler as unknown as Handler<Call>, inner)) as {
      data: { _id: string; message: string };
    };
  },

  scheduleMove: async ({ viewer, deps, id, input, now }) => {
    const { kind, ref } = await planRef(deps.db, id);
    const { over, version, planned_at: seen } = input;
    const before = await movePlan(viewer, deps.db, kind, ref, required('at', input.at), {
      ...{ now, version, over, seen },
    });
    return { data: { _id: id, at: before.toISOString() } };
  },

  scheduleNow: async ({ viewer, deps, id, input, now }) => {
    const { kind, ref } = await planRef(deps.db, id);
    const { planned_at: seen = null, version } = input;
    await performNow(viewer, deps.db, kind, ref, { now, seen, version });
    deps.mailQueued();
    return { data: { _id: id, message: 'Done' } };
  },

  scheduleDelete: async ({ viewer, deps, id, now }) => {
    const { kind, ref } = await planRef(deps.db, id);
    await cancelPlan(viewer, deps.db, kind, ref, now);
    return { data: { _id: id, message: 'Planned no more' } };
  },
};

function required(name: string, at: Date | null): Date {
  if (!at) throw refusedField(name, 'Please choose a day and an hour.');
  return at;
}

const comingOnWire = ({ id, allDay, unit, at, until, by, ...coming }: Coming) => ({
  ...coming,
  _id: id,
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
  all_day: allDay,
  unit: unit && { _id: unit.id, name: unit.name, of_diocese: unit.ofDiocese },
  by: { user_name: by },
});

const planOnWire = ({ id, record, act, at, state, note, sentBackBy, by, plannedAt, change }: Plan) => ({
  _id: id,
  record,
  act,
  at: at.toISOString(),
  state,
  note,
  sent_back_by: sentBackBy === null ? null : { user_name: sentBackBy },
  by: { user_name: by },
  planned_at: plannedAt.toISOString(),
  values: change,
});
