import { same } from './useFields.ts';

/** Two changes of the same record put together. */
export interface Merged<V> {
  /** Each field as the one who changed it left it; where both did, as `mine` has it. */
  readonly values: V;
  /** The fields that both changed, to different values. */
  readonly conflicts: readonly (keyof V & string)[];
}

/** Puts together what two people made of the same `base` (ADD-1, AMB-111). */
export function mergeChanges<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const names = Object.keys(base) as (keyof V & string)[];
  const values = { ...mine };
  const conflicts: (keyof V & string)[] = [];
  for (const name of names) {
    if (same(mine[name], base[name])) values[name] = theirs[name];
    else if (!same(theirs[name], base[name]) && !same(mine[name], theirs[name])) conflicts.push(name);
  }
  return { values, conflicts };
}
