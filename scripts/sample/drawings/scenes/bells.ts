import { bell, cross } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { cloud, HIGH, hills, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, facet, lancet, line, repeat, round, shape } from '../svg.ts';

/** Three bells in an open belfry, swinging, pigeons flying off. */
export function bells(luck: Chance): string {
  const sky =
    block(0, 0, WIDE, HIGH, '#f0d5a4') +
    shape('M0 640Q800 560 1600 640V1000H0Z', '#eac287') +
    cloud(60, 300, 320, '#f9e6bf') +
    cloud(1240, 240, 330, '#f9e6bf');
  const land =
    hills(800, 30, '#b98f6a', luck) +
    hills(880, 22, '#8a5f58', luck) +
    palm(90, 930, 300, '#5b3a48', 5, 0.08) +
    palm(1510, 930, 320, '#5b3a48', 3, -0.07);
  const turns = [luck.between(-14, -6), luck.between(8, 14), luck.between(-12, -5)] as const;
  const openings = [330, 665, 1000].map((x, i) => arch(x, turns[i] ?? 0, i === 1 ? 210 : 180));
  return sky + land + wall() + openings.join('') + cornice() + pigeons(luck);
}

function wall(): string {
  return (
    block(270, 190, 1060, 810, ink.cream) +
    block(240, 880, 1120, 30, ink.sand) +
    block(270, 910, 1060, 90, '#ecd6ae')
  );
}

function arch(x: number, turn: number, size: number): string {
  return (
    shape(lancet(x - 16, 250, 302, 622), ink.sand) +
    shape(lancet(x, 272, 270, 600), '#6d3a4e') +
    shape(lancet(x + 22, 296, 226, 576), '#4a2540') +
    block(x, 430, 270, 26, '#8f5f36') +
    bell(x + 135, 470, size, ink.ochre, '#8d5a22', round(turn)) +
    line(`M${x + 135} ${480 + size}Q${x + 150 + turn * 2} 800 ${x + 135} 872`, ink.sand, 5)
  );
}

function cornice(): string {
  return (
    block(236, 168, 1128, 34, ink.sand) +
    block(260, 140, 1080, 30, ink.cream) +
    facet(
      [
        [300, 142],
        [800, 20],
        [1300, 142],
      ],
      ink.laterite,
    ) +
    cross(800, 36, 0.1, ink.laterite) +
    repeat(22, (i) => block(270 + i * 49, 202, 24, 14, '#d5b98a')) +
    facet(
      [
        [420, 142],
        [800, 52],
        [1180, 142],
      ],
      '#8d3a26',
    ) +
    cross(800, 134, 58, ink.cream)
  );
}

function pigeons(luck: Chance): string {
  return repeat(9, () => {
    // Beside the belfry, so that no bird hides a bell.
    const x = luck.pick([luck.between(50, 230), luck.between(1370, 1550)]);
    const y = luck.between(330, 620);
    const s = luck.between(0.7, 1.5);
    return shape(
      `M${round(x)} ${round(y)}q${round(-26 * s)} ${round(-26 * s)} ${round(-54 * s)} ${round(-22 * s)}q${round(28 * s)} ${round(6 * s)} ${round(42 * s)} ${round(30 * s)}q${round(18 * s)} ${round(10 * s)} ${round(40 * s)} ${round(-2 * s)}q${round(18 * s)} ${round(-28 * s)} ${round(46 * s)} ${round(-32 * s)}q${round(-36 * s)} ${round(-2 * s)} ${round(-60 * s)} ${round(22 * s)}Z`,
      luck.pick([ink.white, '#8d7f86', ink.cream]),
    );
  });
}
