import type { Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** What can be scheduled for a record: publishing, unpublishing, and changing it. */
export const PLANNED_ACTS = ['publish', 'withdraw', 'change'] as const;
export type PlannedAct = (typeof PLANNED_ACTS)[number];

/**
 * The state of a scheduled change: 'wished' by a unit's user, with no effect until the office accepts it; 'planned', to be applied at its time; 'done';
 * 'failed', for the reason in its note; 'cancelled', since somebody did it before.
 */
export const PLAN_STATES = ['wished', 'planned', 'done', 'failed', 'cancelled'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

type Kinds = typeof KINDS;
/** The kinds with a switch, for which something can be scheduled. */
export type SwitchedName = {
  [N in KindName]: Kinds[N] extends { readonly switchable: true } ? N : never;
}[KindName];

export const SWITCHED: readonly (Kind & { readonly name: SwitchedName })[] = Object.values(KINDS).filter(
  (kind): kind is Kinds[SwitchedName] => 'switchable' in kind,
);

/** The switchable kind of that name; undefined if there is none. */
export const switchedKind = (name: string | undefined): (typeof SWITCHED)[number] | undefined =>
  SWITCHED.find((kind) => kind.name === name);

/** How far ahead something can be scheduled. */
export const MOST_YEARS_AHEAD = 5;
