import { cross, rose } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { HIGH, ripples, stars, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, disc, facet, group, lancet, repeat, shape, veil } from '../svg.ts';

const STONE = '#2a1726';
const TOWER = '#341c30';

/** The cathedral after nightfall, its lit windows doubled in the pool. */
export function cathedral(luck: Chance): string {
  const bands = [
    [0, '#3b2440'],
    [250, '#6b3456'],
    [400, '#a8506a'],
    [520, '#d98a78'],
    [600, '#eebb8a'],
  ] as const;
  const sky = bands.map(([y, fill]) => block(0, y, WIDE, HIGH - y, fill)).join('');
  const palms = [
    [130, 330, 4, 0.06],
    [262, 230, 9, -0.08],
    [1430, 300, 6, -0.05],
    [1530, 210, 8, 0.08],
  ] as const;
  const building = nave() + tower();
  return (
    sky +
    stars([0, WIDE, 0, 270], ink.cream, 44, luck) +
    disc(1280, 200, 46, ink.cream) +
    palms.map(([x, tall, seed, lean]) => palm(x, 722, tall, '#21141f', seed, lean)).join('') +
    building +
    block(0, 716, WIDE, 284, '#2b1830') +
    group('translate(0 1440) scale(1 -1)', veil(0.38, building)) +
    block(0, 716, WIDE, 8, ink.gold) +
    ripples([0, WIDE, 750, 980], '#8a4768', 40, luck) +
    ripples([520, 1040, 760, 960], ink.gold, 16, luck) +
    block(0, 962, WIDE, 38, '#1a0f18')
  );
}

function nave(): string {
  const windows = repeat(
    5,
    (i) =>
      shape(lancet(455 + i * 58, 500, 32, 150), ink.gold) +
      shape(lancet(870 + i * 58, 500, 32, 150), ink.gold),
  );
  const pinnacles = [425, 1175]
    .map((x) =>
      facet(
        [
          [x - 14, 440],
          [x, 330],
          [x + 14, 440],
        ],
        STONE,
      ),
    )
    .join('');
  return (
    block(420, 430, 760, 290, STONE) +
    facet(
      [
        [430, 440],
        [520, 360],
        [1080, 360],
        [1170, 440],
      ],
      '#1d101b',
    ) +
    windows +
    pinnacles
  );
}

function tower(): string {
  const turret = (x: number): string =>
    facet(
      [
        [x - 16, 240],
        [x, 84],
        [x + 16, 240],
      ],
      TOWER,
    ) + cross(x, 88, 26, TOWER);
  const battlements = repeat(4, (i) => block(672 + i * 66, 180, 34, 60, TOWER));
  return (
    block(680, 230, 240, 490, TOWER) +
    battlements +
    turret(688) +
    turret(912) +
    facet(
      [
        [700, 190],
        [800, 40],
        [900, 190],
      ],
      STONE,
    ) +
    cross(800, 46, 52, ink.cream) +
    shape(lancet(740, 270, 46, 130), ink.gold) +
    shape(lancet(814, 270, 46, 130), ink.gold) +
    rose(800, 470, 58, '#1d101b', [ink.gold, '#e88a8f', '#fbe6b8']) +
    shape(lancet(752, 560, 96, 160), '#f6d18a') +
    shape(lancet(776, 590, 48, 130), ink.magenta)
  );
}
