import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import type { manyCalls } from '#calls/many.ts';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { manyFields } from '#kinds/many.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { doWithMany } from '#store/audit/many.ts';
import type { Change } from '#store/rows/rows.ts';
import type { Handlers } from '../context.ts';
import { changeOf } from '../fromWire.ts';

/** Applies the same action to many records. */
export const manyHandlers: Handlers<keyof typeof manyCalls> = {
  manyAct: async ({ viewer, deps, input, now }) => {
    const kind: Kind = KINDS[input.kind];
    const { act } = input;
    const change = act === 'edit' ? sameForAll(input.kind, kind, input.values ?? {}) : undefined;
    if ((act === 'activate' || act === 'deactivate') && !kind.switchable)
      throw refusedField('act', `No ${kind.one} is switched on or off.`);
    const ids = input.records.flatMap((id) => id ?? []);
    const { versions } = input;
    const { done, left } = await doWithMany(viewer, deps.db, kind, ids, { act, change, versions }, now);
    deps.mailQueued();
    return {
      data: {
        done: done.map(({ id, change: entry }) => ({ _id: id, change: entry })),
        left: left.map(({ id, sentence }) => ({ _id: id, sentence })),
      },
    };
  },
};

/** The change for all of them, validated like the kind's own edit. Throws Refusal (422). */
function sameForAll(name: KindName, kind: Kind, values: Readonly<Record<string, unknown>>): Change {
  const taken: readonly string[] = [...manyFields(kind), ...unitsOf(kind)];
  const names = Object.keys(values);
  const other = names.find((one) => !taken.includes(one));
  if (names.length === 0 || other !== undefined)
    throw refusedField('values', `Of many at once only these can be changed: ${taken.join(', ')}.`);
  const edit: Call = CALLS[`${name === 'person' ? 'user' : name}Edit` as CallName];
  const parsed = edit.input?.safeParse(values);
  if (parsed && !parsed.success)
    throw new Refusal(422, parsed.error.issues[0]?.message ?? 'This does not fit.');
  return changeOf(kind, parsed?.data as Readonly<Record<string, unknown>>);
}
