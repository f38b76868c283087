import { ink } from './palette.ts';
import { facet, line, round, shape } from './svg.ts';

/** A country boat seen from the side, x/y its left tip's foot, `long` from tip to tip. */
export function hull(x: number, y: number, long: number, fill: string): string {
  const at = (dx: number, dy: number): string => `${round(x + long * dx)} ${round(y + long * dy)}`;
  return shape(
    `M${at(0, -0.1)}Q${at(0.1, 0.07)} ${at(0.3, 0.08)}L${at(0.72, 0.08)}Q${at(0.9, 0.06)} ${at(1, -0.16)}` +
      `Q${at(0.84, -0.03)} ${at(0.5, -0.03)}Q${at(0.12, -0.03)} ${at(0, -0.1)}Z`,
    fill,
  );
}

/** A small sailing boat with one sail. */
export function sailboat(x: number, y: number, long: number, sail: string = ink.cream): string {
  return (
    facet(
      [
        [x + long * 0.42, y],
        [x + long * 0.5, y - long * 0.95],
        [x + long * 0.98, y - long * 0.1],
      ],
      sail,
    ) + hull(x, y, long, ink.dark)
  );
}

/** A fishing boat with a wheelhouse, mast and a painted rail. */
export function trawler(x: number, y: number, long: number, body: string, rail: string): string {
  const at = (dx: number): number => x + long * dx;
  const up = (dy: number): number => y - long * dy;
  return (
    line(
      `M${at(0.5)} ${up(0.1)}V${up(0.72)}M${at(0.5)} ${up(0.66)}L${at(0.06)} ${up(0.16)}M${at(0.5)} ${up(0.66)}L${at(0.92)} ${up(0.2)}`,
      ink.dark,
      long * 0.012,
    ) +
    facet(
      [
        [at(0.5), up(0.7)],
        [at(0.5), up(0.6)],
        [at(0.64), up(0.65)],
      ],
      ink.magenta,
    ) +
    facet(
      [
        [at(0.58), up(0.12)],
        [at(0.6), up(0.4)],
        [at(0.84), up(0.4)],
        [at(0.86), up(0.12)],
      ],
      ink.cream,
    ) +
    facet(
      [
        [at(0.63), up(0.35)],
        [at(0.63), up(0.25)],
        [at(0.71), up(0.25)],
        [at(0.71), up(0.35)],
      ],
      ink.teal,
    ) +
    facet(
      [
        [at(0.74), up(0.35)],
        [at(0.74), up(0.25)],
        [at(0.81), up(0.25)],
        [at(0.81), up(0.35)],
      ],
      ink.teal,
    ) +
    facet(
      [
        [at(0.56), up(0.4)],
        [at(0.58), up(0.44)],
        [at(0.88), up(0.44)],
        [at(0.88), up(0.4)],
      ],
      rail,
    ) +
    shape(
      `M${at(0)} ${up(0.24)}Q${at(0.1)} ${up(-0.04)} ${at(0.2)} ${up(-0.06)}L${at(0.86)} ${up(-0.06)}Q${at(0.96)} ${up(0.02)} ${at(1)} ${up(0.16)}Q${at(0.5)} ${up(0.06)} ${at(0)} ${up(0.24)}Z`,
      body,
    ) +
    line(`M${at(0.01)} ${up(0.205)}Q${at(0.5)} ${up(0.03)} ${at(0.99)} ${up(0.13)}`, rail, long * 0.02)
  );
}
