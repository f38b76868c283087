import type { Chance } from '../chance.ts';
import { inSari, inShirt, row } from '../crowd.ts';
import { man, woman } from '../figures.ts';
import { cloud, HIGH, ripples, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { block, facet, line, oval, repeat, shape } from '../svg.ts';
import { trawler } from '../vessels.ts';

/** A fishing harbour in the morning: painted boats at the quay, a lighthouse, baskets of fish. */
export function harbour(luck: Chance): string {
  const sea =
    block(0, 0, WIDE, HIGH, '#f2dfc0') +
    cloud(140, 210, 420, '#fbf0d8') +
    cloud(900, 150, 360, '#fbf0d8') +
    block(0, 420, WIDE, 400, '#5f9391') +
    block(0, 560, WIDE, 300, '#47807f') +
    ripples([0, WIDE, 430, 700], '#c2ddd2', 46, luck);
  const mole = shape('M900 430H1600V470H880Z', '#8d6f57') + lighthouse(1340, 430);
  const boats =
    trawler(60, 640, 480, ink.magenta, ink.gold) +
    trawler(600, 590, 360, ink.teal, ink.cream) +
    trawler(1010, 650, 470, ink.ochre, ink.magenta);
  const quay =
    shape('M0 760H1600V1000H0Z', '#c99d6d') +
    block(0, 752, WIDE, 22, '#8d6f57') +
    repeat(12, (i) => line(`M${i * 150 - 60} 1000L${i * 138} 774`, '#b58957', 4)) +
    repeat(5, (i) => bollard(110 + i * 345));
  const people =
    row(luck, 4, 180, 520, 890, 236) +
    woman(690, 936, 262, {
      ...inSari(luck, 'reach'),
      adorned: true,
      clothes: { top: ink.ochre, lower: ink.plum, trim: ink.gold },
    }) +
    basket(806, 916) +
    basket(930, 944) +
    man(1056, 940, 276, {
      ...inShirt(luck, 'reach'),
      left: true,
      clothes: { top: ink.white, lower: ink.teal, trim: ink.gold },
    }) +
    row(luck, 3, 1230, 1480, 900, 240);
  return sea + mole + boats + quay + people + net();
}

function bollard(x: number): string {
  return (
    block(x - 12, 726, 24, 36, ink.dark) +
    block(x - 22, 714, 44, 16, ink.dark) +
    block(x - 24, 756, 48, 8, ink.dark)
  );
}

function lighthouse(x: number, y: number): string {
  return (
    facet(
      [
        [x - 44, y],
        [x - 28, y - 250],
        [x + 28, y - 250],
        [x + 44, y],
      ],
      ink.white,
    ) +
    facet(
      [
        [x - 40, y - 60],
        [x - 36, y - 120],
        [x + 36, y - 120],
        [x + 40, y - 60],
      ],
      ink.magenta,
    ) +
    facet(
      [
        [x - 32, y - 180],
        [x - 28, y - 240],
        [x + 28, y - 240],
        [x + 32, y - 180],
      ],
      ink.magenta,
    ) +
    block(x - 36, y - 262, 72, 14, ink.dark) +
    block(x - 22, y - 306, 44, 44, ink.gold) +
    facet(
      [
        [x - 30, y - 306],
        [x, y - 342],
        [x + 30, y - 306],
      ],
      ink.dark,
    )
  );
}

function basket(x: number, y: number): string {
  const fish = repeat(7, (i) =>
    oval(x - 42 + i * 14, y - 46 - (i % 3) * 8, 22, 7, i % 2 ? '#cfd8d2' : '#a9bdba', -30 + i * 12),
  );
  return (
    fish +
    shape(`M${x - 66} ${y - 44}H${x + 66}L${x + 48} ${y + 12}H${x - 48}Z`, '#8f5f36') +
    line(`M${x - 60} ${y - 24}H${x + 60}`, '#6b4226', 5)
  );
}

/** A net heaped on the quay, its floats along the rope. */
function net(): string {
  const mesh = repeat(7, (i) =>
    line(`M${20 + i * 60} 1000Q${70 + i * 40} 930 ${150 + i * 44} ${940 + (i % 3) * 8}`, '#6f8f86', 3),
  );
  const floats = repeat(6, (i) =>
    oval(60 + i * 74, 950 - Math.sin((i / 5) * Math.PI) * 26, 15, 11, i % 2 ? ink.ochre : ink.cream),
  );
  return shape('M0 1000V956Q70 930 150 934T330 926T520 1000Z', ink.moss) + mesh + floats;
}
