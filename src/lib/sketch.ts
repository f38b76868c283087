/**
 * Counts how many different things there were without keeping any of them (HyperLogLog): of all that fall into one of 16,384 registers only
 * the rarest pattern stays. A few hundred are counted to about half a percent, many to one.
 */
const BITS = 14;
const REGISTERS = 2 ** BITS;
/** A register holds at most this: what is left of 32 bits of the hash, and one. */
const HIGHEST = 33;

/** What one thing leaves in a sketch: its register and the pattern's rank, in one number. */
export type Mark = number;

/** The mark of a thing by a hash of at least 8 bytes. */
export function markOf(hash: Buffer): Mark {
  const register = hash.readUInt32BE(0) >>> (32 - BITS);
  return register * 64 + Math.min(Math.clz32(hash.readUInt32BE(4)) + 1, HIGHEST);
}

/** A sketch of nothing. */
export const emptySketch = (): Buffer => Buffer.alloc(REGISTERS);

/** Adds marks to a sketch; whether anything in it changed. */
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

/** A sketch of all that is in some of these. */
export function unionOf(sketches: readonly Buffer[]): Buffer {
  const all = emptySketch();
  for (const sketch of sketches)
    for (let i = 0; i < REGISTERS; i++) all[i] = Math.max(all[i] ?? 0, sketch[i] ?? 0);
  return all;
}

/** How many different things went into a sketch, about. */
export function countOf(sketch: Buffer): number {
  let sum = 0;
  let empty = 0;
  for (const rank of sketch) {
    sum += 2 ** -rank;
    if (rank === 0) empty++;
  }
  const raw = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS ** 2) / sum;
  // While registers are empty, how many of them are says it better.
  return Math.round(raw <= 2.5 * REGISTERS && empty > 0 ? REGISTERS * Math.log(REGISTERS / empty) : raw);
}
