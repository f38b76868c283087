import type { Chance } from './chance.ts';
import { disc, line, repeat, round, shape } from './svg.ts';

/** Width and height of every landscape picture, in picture units (and pixels). */
export const WIDE = 1600;
export const HIGH = 1000;

/** Rolling ground across the picture from about `y` down to the lower edge; `swell` is the height of its waves. */
export function hills(y: number, swell: number, fill: string, luck: Chance, waves = 1): string {
  const first = luck.between(0, 6);
  const second = luck.between(0, 6);
  let d = `M0 ${HIGH}`;
  for (let x = 0; x <= WIDE; x += 25) {
    const part = x / WIDE;
    const rise =
      Math.sin(part * 6.3 * waves + first) * swell + Math.sin(part * 15 * waves + second) * swell * 0.35;
    d += `L${x} ${round(y + rise)}`;
  }
  return shape(`${d}L${WIDE} ${HIGH}Z`, fill);
}

/** A mountain chain, its peaks up to `rise` above `y`, about `step` apart. */
export function mountains(y: number, rise: number, fill: string, luck: Chance, step = 110): string {
  let d = `M0 ${HIGH}V${round(y)}`;
  for (let x = 0; x < WIDE; ) {
    x += luck.between(step * 0.5, step * 1.4);
    const crest = y - luck.between(-0.1, 1) * rise;
    d += `Q${round(x - step * 0.3)} ${round(crest - luck.between(0, 0.2) * rise)} ${round(x)} ${round(crest)}`;
  }
  return shape(`${d}V${HIGH}Z`, fill);
}

/** A box to scatter things in: left, right, top, bottom. */
export type Box = readonly [left: number, right: number, top: number, bottom: number];

/** Little waves, longer towards the lower edge of the box. */
export function ripples(box: Box, colour: string, count: number, luck: Chance, width = 3): string {
  const [left, right, top, bottom] = box;
  return repeat(count, () => {
    const near = luck.between(0, 1);
    const length = (40 + near * 150) * luck.between(0.5, 1.2);
    const start = `M${round(luck.between(left, right))} ${round(top + (bottom - top) * near)}`;
    return line(
      `${start}q${round(length / 4)} ${round(-4 * near - 2)} ${round(length / 2)} 0t${round(length / 2)} 0`,
      colour,
      width * (0.5 + near),
    );
  });
}

/** Slanting rain over a box. */
export function rain(box: Box, colour: string, count: number, luck: Chance): string {
  const [left, right, top, bottom] = box;
  return repeat(count, () => {
    const drop = luck.between(30, 54);
    return line(
      `M${round(luck.between(left, right))} ${round(luck.between(top, bottom))}l${round(-drop * 0.27)} ${round(drop)}`,
      colour,
      1.8,
      0.6,
    );
  });
}

/** Stars over a box. */
export function stars(box: Box, colour: string, count: number, luck: Chance): string {
  const [left, right, top, bottom] = box;
  return repeat(count, () =>
    disc(luck.between(left, right), luck.between(top, bottom), luck.between(1, 2.8), colour),
  );
}

/** Short blades of grass or rice over a box. */
export function blades(box: Box, colour: string, count: number, luck: Chance, length = 24): string {
  const [left, right, top, bottom] = box;
  return repeat(count, () => {
    const tall = luck.between(length * 0.6, length * 1.3);
    const foot = `M${round(luck.between(left, right))} ${round(luck.between(top, bottom))}`;
    return line(`${foot}l${round(luck.between(-6, 6))} ${round(-tall)}`, colour, 3);
  });
}

/** The sun or a moon: rings from the outside in. */
export function sun(x: number, y: number, radius: number, ...fills: string[]): string {
  return fills.map((fill, ring) => disc(x, y, radius * (1 - ring * 0.24), fill)).join('');
}

/** A long low cloud, a flat print of one. */
export function cloud(x: number, y: number, width: number, fill: string): string {
  const high = width * 0.16;
  return shape(
    `M${round(x)} ${round(y)}q${round(width * 0.04)} ${round(-high)} ${round(width * 0.22)} ${round(-high)}` +
      `q${round(width * 0.08)} ${round(-high)} ${round(width * 0.26)} ${round(-high * 0.7)}` +
      `q${round(width * 0.16)} ${round(-high * 0.2)} ${round(width * 0.22)} ${round(high * 0.7)}` +
      `q${round(width * 0.22)} ${round(-high * 0.2)} ${round(width * 0.3)} ${round(high)}Z`,
    fill,
  );
}
