/** A repeatable source of small accidents: the same seed draws the same picture. */
export interface Chance {
  /** A number from `low` (included) to `high` (not included). */
  between(low: number, high: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Starts a source from a whole number; the mixing is the well-known mulberry32. */
export function chance(seed: number): Chance {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined)
        throw new Error('There is nothing to pick from: give chance.pick a list with items.');
      return item;
    },
  };
}
