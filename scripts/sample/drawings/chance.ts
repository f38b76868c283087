/** A repeatable source of small accidents: the same seed draws the same picture. */
export interface Chance {
  /** A number from `low` (included) to `high` (not included). */
  between(low: number, high: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/**
 * Starts a source from a whole number.
 * The linear congruential step is Numerical Recipes' own: good enough to place palm trees.
 */
export function chance(seed: number): Chance {
  let state = (Math.imul(seed, 2654435761) ^ 0x5f3759df) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let warm = 0; warm < 4; warm += 1) next();
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from: give chance.pick a list with items.');
      return item;
    },
  };
}
