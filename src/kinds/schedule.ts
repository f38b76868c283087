import type { Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** What can be planned for a record: that it goes on the site, that it comes off again, and that it changes. */
export const PLANNED_ACTS = ['publish', 'withdraw', 'change'] as const;
export type PlannedAct = (typeof PLANNED_ACTS)[number];

/**
 * What becomes of a plan: 'wished' by a unit's user, which nothing does by itself until the office takes it up; 'planned', which comes at its hour;
 * 'done'; 'failed', for a reason that its note says; 'cancelled', since somebody was there first.
 */
export const PLAN_STATES = ['wished', 'planned', 'done', 'failed', 'cancelled'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

type Kinds = typeof KINDS;
/** The kinds that are switched on and off, for which something can be planned. */
export type SwitchedName = {
  [N in KindName]: Kinds[N] extends { readonly switchable: true } ? N : never;
}[KindName];

export const SWITCHED: readonly (Kind & { readonly name: SwitchedName })[] = Object.values(KINDS).filter(
  (kind): kind is Kinds[SwitchedName] => 'switchable' in kind,
);

/** The switched kind of that name; undefined if there is none. */
export const switchedKind = (name: string | undefined): (typeof SWITCHED)[number] | undefined =>
  SWITCHED.find((kind) => kind.name === name);

/** How far ahead something can be planned. */
export const MOST_YEARS_AHEAD = 5;
