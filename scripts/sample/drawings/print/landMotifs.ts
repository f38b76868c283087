import { chance } from '../chance.ts';
import { block, disc, lancet, line, oval, repeat, round, shape } from '../svg.ts';

/** A boat; with a sail when its colour is given. `x` is the stern, `size` the length. */
export function boatOf(x: number, y: number, size: number, hull: string, sail?: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  const cloth = sail
    ? shape(`M${at(0.47, -0.04)}V${round(y - size * 0.96)}Q${at(0.84, -0.6)} ${at(0.98, -0.14)}Z`, sail) +
      line(`M${at(0.46, -0.02)}V${round(y - size)}`, hull, size * 0.018)
    : '';
  return (
    cloth +
    shape(
      `M${at(0, -0.12)}Q${at(0.1, 0.13)} ${at(0.32, 0.13)}H${round(x + size * 0.7)}Q${at(0.92, 0.1)} ${at(1, -0.16)}Q${at(0.8, 0)} ${at(0.5, 0)}Q${at(0.14, 0)} ${at(0, -0.12)}Z`,
      hull,
    )
  );
}

/** Ears of grain on one stalk; `y` is the foot, `size` the height. */
export function ear(x: number, y: number, size: number, colour: string): string {
  const grain = size * 0.058;
  return (
    line(`M${x} ${y}V${round(y - size)}`, colour, size * 0.014) +
    repeat(6, (i) => {
      const at = y - size + grain + i * grain * 1.55;
      return (
        oval(x - grain * 0.85, at, grain * 0.42, grain * 1.05, colour, -28) +
        oval(x + grain * 0.85, at, grain * 0.42, grain * 1.05, colour, 28)
      );
    }) +
    oval(x, y - size - grain * 0.5, grain * 0.4, grain, colour)
  );
}

/** A palmyra or coconut palm; `y` is the foot, `size` the height. */
export function palmOf(x: number, y: number, size: number, colour: string): string {
  const [tx, ty, leaf] = [x + size * 0.14, y - size, size * 0.42];
  return (
    line(
      `M${x} ${y}Q${round(x + size * 0.04)} ${round(y - size * 0.5)} ${round(tx)} ${round(ty)}`,
      colour,
      size * 0.045,
    ) +
    repeat(9, (i) => {
      const a = -3.3 + i * 0.42;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const [ex, ey] = [tx + c * leaf, ty + s * leaf * 0.6 + leaf * 0.34];
      return shape(
        `M${round(tx)} ${round(ty)}Q${round(tx + c * leaf * 0.55)} ${round(ty + s * leaf * 0.95)} ${round(ex)} ${round(ey)}Q${round(tx + c * leaf * 0.55)} ${round(ty + s * leaf * 0.55)} ${round(tx)} ${round(ty)}Z`,
        colour,
      );
    })
  );
}

/** A village church with its tower at the left; `x`/`y` is the foot of the nave's left corner. */
export function church(x: number, y: number, size: number, wall: string, roof: string, door: string): string {
  const s = size;
  return (
    block(x, y - s * 0.6, s * 1.3, s * 0.6, wall) +
    shape(
      `M${round(x - s * 0.05)} ${round(y - s * 0.58)}L${round(x + s * 0.16)} ${round(y - s * 0.9)}H${round(x + s * 1.14)}L${round(x + s * 1.35)} ${round(y - s * 0.58)}Z`,
      roof,
    ) +
    block(x - s * 0.42, y - s * 1.2, s * 0.46, s * 1.2, wall) +
    shape(
      `M${round(x - s * 0.47)} ${round(y - s * 1.17)}L${round(x - s * 0.19)} ${round(y - s * 1.85)}L${round(x + s * 0.09)} ${round(y - s * 1.17)}Z`,
      roof,
    ) +
    [0.3, 0.62, 0.94].map((k) => shape(lancet(x + s * k, y - s * 0.46, s * 0.14, s * 0.3), roof)).join('') +
    shape(lancet(x - s * 0.28, y - s * 0.36, s * 0.2, s * 0.36), door) +
    shape(lancet(x - s * 0.26, y - s, s * 0.16, s * 0.3), roof) +
    line(
      `M${round(x - s * 0.19)} ${round(y - s * 2.06)}v${round(s * 0.25)}M${round(x - s * 0.27)} ${round(y - s * 1.97)}h${round(s * 0.16)}`,
      roof,
      s * 0.04,
    )
  );
}

/** A tree with a crown of heaps; `y` is the foot. */
export function tree(x: number, y: number, size: number, crown: string, trunk: string): string {
  const heap = [
    [-0.36, -0.94, 0.24],
    [0, -1.06, 0.3],
    [0.34, -0.96, 0.25],
    [-0.16, -0.82, 0.24],
    [0.18, -0.82, 0.24],
  ] as const;
  return (
    line(
      `M${x} ${y}V${round(y - size * 0.7)}M${x} ${round(y - size * 0.42)}L${round(x - size * 0.2)} ${round(y - size * 0.72)}M${x} ${round(y - size * 0.36)}L${round(x + size * 0.22)} ${round(y - size * 0.74)}`,
      trunk,
      size * 0.075,
    ) + heap.map(([dx, dy, r]) => disc(x + dx * size, y + dy * size, r * size, crown)).join('')
  );
}

/** Ranges of hills, the furthest first, over the whole width. */
export function hills(
  top: number,
  bottom: number,
  colours: readonly string[],
  seed: number,
  wide = 720,
): string {
  const luck = chance(seed);
  const step = (bottom - top) / colours.length;
  return colours
    .map((colour, i) => {
      const y = top + i * step;
      const [a, b, c] = [luck.between(-0.5, 0.2), luck.between(-0.1, 0.6), luck.between(-0.4, 0.3)].map((k) =>
        round(y + k * step),
      );
      return shape(
        `M0 ${c}C${wide * 0.2} ${a} ${wide * 0.32} ${a} ${wide * 0.5} ${b}S${wide * 0.82} ${a} ${wide} ${c}V${bottom}H0Z`,
        colour,
      );
    })
    .join('');
}
