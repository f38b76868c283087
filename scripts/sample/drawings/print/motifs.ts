import { chance } from '../chance.ts';
import { block, disc, group, line, oval, repeat, round, shape } from '../svg.ts';

/** The flat emblems of covers, plates and marks. `x`/`y` is the middle unless said, `size` about half the height; all in picture units. */

/** Petals around a heart, in turn in the given colours. */
export function lotus(
  x: number,
  y: number,
  size: number,
  petals: readonly string[],
  heart: string,
  count = 12,
) {
  const petal = (i: number): string =>
    group(
      `rotate(${round((i * 360) / count)} ${x} ${y})`,
      oval(x, y - size * 0.62, size * (2.2 / count), size * 0.4, petals[i % petals.length] ?? heart),
    );
  return repeat(count, petal) + disc(x, y, size * 0.2, heart);
}

/** Looped lines around a grid of dots, as drawn before a door in the morning. */
export function kolam(x: number, y: number, size: number, colour: string): string {
  const step = size * 0.38;
  const cells = [-2, -1, 0, 1, 2].flatMap((i) => [-2, -1, 0, 1, 2].map((j) => [i, j] as const));
  return cells
    .filter(([i, j]) => Math.abs(i) + Math.abs(j) <= 2)
    .map(([i, j]) => {
      const [cx, cy, r] = [x + i * step, y + j * step, step * 0.58];
      const loop = `<rect x="${round(cx - r)}" y="${round(cy - r)}" width="${round(r * 2)}" height="${round(r * 2)}" rx="${round(r * 0.86)}" transform="rotate(45 ${round(cx)} ${round(cy)})" fill="none" stroke="${colour}" stroke-width="${round(size * 0.026)}"/>`;
      return loop + disc(cx, cy, size * 0.03, colour);
    })
    .join('');
}

/** Lines of water over the whole width, from `top` to `bottom`. */
export function waves(
  top: number,
  bottom: number,
  step: number,
  colours: readonly string[],
  width = 9,
  wide = 720,
): string {
  const rows = Math.ceil((bottom - top) / step);
  const swell = `q60-${round(step * 0.5)} 120 0${'t120 0'.repeat(Math.ceil(wide / 120) + 1)}`;
  return repeat(rows, (i) =>
    line(`M${-60 - (i % 2) * 40} ${round(top + i * step)}${swell}`, colours[i % colours.length] ?? '', width),
  );
}

/** Rays between two circles. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  colour: string,
  count = 24,
  width = 8,
): string {
  return repeat(count, (i) => {
    const [c, s] = [Math.cos((i / count) * Math.PI * 2), Math.sin((i / count) * Math.PI * 2)];
    return line(
      `M${round(x + c * from)} ${round(y + s * from)}L${round(x + c * to)} ${round(y + s * to)}`,
      colour,
      width,
    );
  });
}

/** A bell with its band and clapper. */
export function bell(x: number, y: number, size: number, body: string, band: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  return (
    disc(x, y - size * 0.98, size * 0.11, body) +
    disc(x, y + size * 0.76, size * 0.15, body) +
    shape(
      `M${at(0, -0.94)}C${at(0.5, -0.94)} ${at(0.46, -0.2)} ${at(0.55, 0.16)}Q${at(0.62, 0.46)} ${at(0.88, 0.62)}H${round(x - size * 0.88)}Q${at(-0.62, 0.46)} ${at(-0.55, 0.16)}C${at(-0.46, -0.2)} ${at(-0.5, -0.94)} ${at(0, -0.94)}Z`,
      body,
    ) +
    line(`M${at(-0.54, 0.26)}H${round(x + size * 0.54)}`, band, size * 0.045) +
    line(`M${at(-0.57, 0.36)}H${round(x + size * 0.57)}`, band, size * 0.02)
  );
}

/** An oil lamp on its foot, burning. */
export function lampOf(x: number, y: number, size: number, brass: string, flame: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  return (
    shape(
      `M${at(0, -1)}Q${at(0.36, -0.46)} ${at(0.22, -0.16)}Q${at(0.1, 0.02)} ${at(0, 0.02)}Q${at(-0.1, 0.02)} ${at(-0.22, -0.16)}Q${at(-0.36, -0.46)} ${at(0, -1)}Z`,
      flame,
    ) +
    shape(
      `M${at(-0.74, 0.04)}Q${at(0, 0.28)} ${at(0.74, 0.04)}Q${at(0.6, 0.5)} ${at(0.15, 0.54)}L${at(0.28, 0.94)}H${round(x - size * 0.28)}L${at(-0.15, 0.54)}Q${at(-0.6, 0.5)} ${at(-0.74, 0.04)}Z`,
      brass,
    )
  );
}

/** A rose window of three rings. */
export function rose(x: number, y: number, size: number, panes: readonly string[], lead: string): string {
  const ring = (radius: number, count: number, rx: number, ry: number, turn: number): string =>
    repeat(count, (i) =>
      group(
        `rotate(${round((i * 360) / count + turn)} ${x} ${y})`,
        oval(x, y - radius, rx, ry, panes[(i + Math.round(radius)) % panes.length] ?? lead),
      ),
    );
  return (
    disc(x, y, size, lead) +
    ring(size * 0.79, 12, size * 0.13, size * 0.15, 15) +
    ring(size * 0.46, 12, size * 0.085, size * 0.14, 0) +
    disc(x, y, size * 0.2, panes[0] ?? lead)
  );
}

/** Stars over a field, a few of them golden. */
export function stars(
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
  pale: string,
  gold: string,
): string {
  const luck = chance(count);
  return repeat(count, (i) =>
    disc(x + luck.between(0, wide), y + luck.between(0, high), luck.between(1.6, 4.6), i % 6 ? pale : gold),
  );
}

/** A dove in flight with a twig. */
export function dove(x: number, y: number, size: number, colour: string, twig: string): string {
  return group(
    `translate(${round(x)} ${round(y)}) scale(${round(size / 10) / 10})`,
    line('M92-8q28-6 42 14M110-8q6-14 20-14M120-2q14-2 22 6', twig, 5),
    shape(
      'M-96 34Q-40 44-6 26Q-44-6-40-86Q8-70 26-14Q34-40 62-38Q86-34 92-8Q76 6 60 6Q48 62-14 66Q-60 66-96 34Z',
      colour,
    ),
    shape('M-8 20Q18-44 84-92Q86-34 44 12Z', colour),
  );
}

/** An open book. */
export function book(x: number, y: number, size: number, page: string, edge: string): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  const half = (side: 1 | -1): string =>
    shape(
      `M${at(0, -0.4)}C${at(0.3 * side, -0.6)} ${at(0.7 * side, -0.58)} ${at(side, -0.44)}V${round(y + size * 0.42)}C${at(0.7 * side, 0.28)} ${at(0.3 * side, 0.26)} ${at(0, 0.46)}Z`,
      page,
    ) +
    repeat(4, (i) =>
      line(
        `M${at(0.16 * side, -0.26 + i * 0.16)}Q${at(0.5 * side, -0.42 + i * 0.16)} ${at(0.84 * side, -0.3 + i * 0.16)}`,
        edge,
        size * 0.022,
      ),
    );
  return half(-1) + half(1) + line(`M${at(0, -0.4)}V${round(y + size * 0.46)}`, edge, size * 0.03);
}

/** Bands of a weave over the whole width: heights and colours in turn. */
export function weave(
  top: number,
  bands: readonly (readonly [height: number, colour: string])[],
  gap: number,
  wide = 720,
): string {
  let y = top;
  return bands
    .map(([height, colour]) => {
      const drawn = block(0, y, wide, height, colour);
      y += height + gap;
      return drawn;
    })
    .join('');
}
