/**
 * Estimates the number of distinct items without storing any of them (HyperLogLog): each of 16,384 registers keeps only the rarest pattern. The error
 * is about half a percent for a few hundred items, and one percent for many.
 */
const BITS = 14;
const REGISTERS = 2 ** BITS;
/** Maximum value of a register: the leading zeros in 32 bits of the hash, plus one. */
const HIGHEST = 33;

/** An item's entry in a sketch: its register and the pattern's rank, in one number. */
export type Mark = number;

/** The mark of an item, from a hash of at least 8 bytes. */
export function markOf(hash: Buffer): Mark {
  const register = hash.readUInt32BE(0) >>> (32 - BITS);
  return register * 64 + Math.min(Math.clz32(hash.readUInt32BE(4)) + 1, HIGHEST);
}

/** Creates an empty sketch. */
export const emptySketch = (): Buffer => Buffer.alloc(REGISTERS);

/** Adds marks to a sketch; returns whether it changed. */
export function addMarks(sketch: Buffer, marks: Iterable<Mark>): boolean {
  let changed = false;
  for (const mark of marks) {
    const register = Math.floor(mark / 64);
    const rank = mark % 64;
    if ((sketch[register] ?? rank) >= rank) continue;
    sketch[register] = rank;
    changed = true;
  }
  return changed;
}

/** Merges sketches. */
export function unionOf(sketches: readonly Buffer[]): Buffer {
  const all = emptySketch();
  for (const sketch of sketches)
    for (let i = 0; i < REGISTERS; i++) all[i] = Math.max(all[i] ?? 0, sketch[i] ?? 0);
  return all;
}

/** Estimates the number of distinct items in a sketch. */
export function countOf(sketch: Buffer): number {
  let sum = 0;
  let empty = 0;
  for (const rank of sketch) {
    sum += 2 ** -rank;
    if (rank === 0) empty++;
  }
  const raw = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS ** 2) / sum;
  // While registers are empty, counting those is more accurate.
  return Math.round(raw <= 2.5 * REGISTERS && empty > 0 ? REGISTERS * Math.log(REGISTERS / empty) : raw);
}
