import { same } from './useFields.ts';

/** The result of merging two changes of a record. */
export interface Merged<V> {
  /** Each field from the side that changed it; if both did, from `mine`. */
  readonly values: V;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly (keyof V & string)[];
}

/** Three-way merge of two people's changes to the same `base` (ADD-1, AMB-111). */
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
