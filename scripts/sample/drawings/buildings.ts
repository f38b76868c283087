import { ink } from './palette.ts';
import { block, disc, facet, lancet, line, oval, repeat, shape } from './svg.ts';

/** A Latin cross standing on x/y, `tall` high. */
export function cross(x: number, y: number, tall: number, fill: string): string {
  return (
    block(x - tall * 0.09, y - tall, tall * 0.18, tall, fill) +
    block(x - tall * 0.32, y - tall * 0.74, tall * 0.64, tall * 0.17, fill)
  );
}

/** The colours of a building. */
export interface Paint {
  wall: string;
  roof: string;
  trim: string;
}

/** A country church seen from the side: nave, tower, spire. x/y is the foot of the tower's axis, `size` the scale. */
export function church(x: number, y: number, size: number, paint: Paint): string {
  const at = (dx: number): number => x + size * dx;
  const up = (dy: number): number => y - size * dy;
  const nave =
    block(at(-0.1), up(0.62), size * 1.5, size * 0.62, paint.wall) +
    facet(
      [
        [at(-0.14), up(0.6)],
        [at(0.1), up(0.95)],
        [at(1.2), up(0.95)],
        [at(1.44), up(0.6)],
      ],
      paint.roof,
    ) +
    repeat(4, (bay) => shape(lancet(at(0.36 + bay * 0.26), up(0.48), size * 0.12, size * 0.32), paint.roof));
  const pinnacle = (dx: number): string =>
    facet(
      [
        [at(dx), up(1.22)],
        [at(dx + 0.035), up(1.44)],
        [at(dx + 0.07), up(1.22)],
      ],
      paint.roof,
    );
  const tower =
    block(at(-0.42), up(1.25), size * 0.5, size * 1.25, paint.wall) +
    facet(
      [
        [at(-0.47), up(1.22)],
        [at(-0.17), up(1.95)],
        [at(0.13), up(1.22)],
      ],
      paint.roof,
    ) +
    pinnacle(-0.47) +
    pinnacle(0.06) +
    cross(at(-0.17), up(1.92), size * 0.26, paint.trim) +
    shape(lancet(at(-0.26), up(1.08), size * 0.18, size * 0.34), paint.roof) +
    shape(lancet(at(-0.29), up(0.36), size * 0.24, size * 0.36), paint.trim) +
    block(at(-0.44), up(0.68), size * 0.54, size * 0.03, paint.roof);
  return nave + tower;
}

/** A tiled house with one door, its floor line at y. */
export function house(x: number, y: number, size: number, paint: Paint): string {
  const at = (dx: number): number => x + size * dx;
  const up = (dy: number): number => y - size * dy;
  return (
    block(at(0), up(0.62), size, size * 0.62, paint.wall) +
    facet(
      [
        [at(-0.14), up(0.55)],
        [at(0.5), up(1.05)],
        [at(1.14), up(0.55)],
      ],
      paint.roof,
    ) +
    block(at(0.38), up(0.4), size * 0.24, size * 0.4, paint.trim) +
    block(at(0.12), up(0.36), size * 0.14, size * 0.16, paint.trim) +
    block(at(0.74), up(0.36), size * 0.14, size * 0.16, paint.trim)
  );
}

/** A palm-leaf hut. */
export function hut(x: number, y: number, size: number, wall: string, thatch: string): string {
  const at = (dx: number): number => x + size * dx;
  const up = (dy: number): number => y - size * dy;
  return (
    block(at(0.1), up(0.42), size * 0.8, size * 0.42, wall) +
    facet(
      [
        [at(-0.08), up(0.34)],
        [at(0.3), up(0.84)],
        [at(0.7), up(0.84)],
        [at(1.08), up(0.34)],
      ],
      thatch,
    ) +
    block(at(0.42), up(0.34), size * 0.18, size * 0.34, ink.dark)
  );
}

/** A rose window: a ring of twelve petals, six rounds, one heart; `fills` alternate. */
export function rose(x: number, y: number, radius: number, stone: string, fills: readonly string[]): string {
  const fill = (index: number): string => fills[index % fills.length] ?? stone;
  const petals = repeat(12, (petal) => {
    const angle = (petal / 12) * Math.PI * 2;
    const reach = radius * 0.66;
    return oval(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      radius * 0.25,
      radius * 0.135,
      fill(petal),
      petal * 30,
    );
  });
  const rounds = repeat(6, (round) => {
    const angle = (round / 6) * Math.PI * 2 + 0.26;
    return disc(
      x + Math.cos(angle) * radius * 0.26,
      y + Math.sin(angle) * radius * 0.26,
      radius * 0.1,
      fill(round + 1),
    );
  });
  return disc(x, y, radius, stone) + petals + rounds + disc(x, y, radius * 0.1, fill(0));
}

/** A glazed lancet: stone frame, glass, one mullion and a bar. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  glass: string,
): string {
  const rim = width * 0.09;
  return (
    shape(lancet(x, y, width, height), stone) +
    shape(lancet(x + rim, y + rim * 1.4, width - rim * 2, height - rim * 2), glass) +
    line(
      `M${x + width / 2} ${y + rim}V${y + height - rim}M${x + rim} ${y + height * 0.52}H${x + width - rim}`,
      stone,
      rim * 0.55,
    )
  );
}

/** A bell hanging from x/y, `size` wide, swung by `turn` degrees. */
export function bell(x: number, y: number, size: number, fill: string, rim: string, turn = 0): string {
  const s = size;
  const d =
    `M${x - s * 0.5} ${y + s * 0.92}Q${x - s * 0.36} ${y + s * 0.72} ${x - s * 0.3} ${y + s * 0.36}` +
    `Q${x - s * 0.24} ${y + s * 0.06} ${x} ${y + s * 0.04}Q${x + s * 0.24} ${y + s * 0.06} ${x + s * 0.3} ${y + s * 0.36}` +
    `Q${x + s * 0.36} ${y + s * 0.72} ${x + s * 0.5} ${y + s * 0.92}Z`;
  return `<g transform="rotate(${turn} ${x} ${y})">${block(x - s * 0.05, y - s * 0.08, s * 0.1, s * 0.16, rim)}${disc(x, y + s * 0.99, s * 0.1, rim)}${shape(d, fill)}${line(`M${x - s * 0.43} ${y + s * 0.8}H${x + s * 0.43}M${x - s * 0.3} ${y + s * 0.36}H${x + s * 0.3}`, rim, s * 0.03)}</g>`;
}
