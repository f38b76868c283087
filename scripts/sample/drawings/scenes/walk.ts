import { cross } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt } from '../crowd.ts';
import { man, walker, woman } from '../figures.ts';
import { HIGH, hills, mountains, sun, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { tree } from '../plants.ts';
import { block, line, repeat, shape } from '../svg.ts';

/** A youth walk along a ridge at sunset, one of the walkers carrying a flag with a cross. */
export function walk(luck: Chance): string {
  const sky =
    block(0, 0, WIDE, HIGH, '#f3d9a8') +
    sun(1120, 400, 212, '#e8a455', '#f0bd70') +
    mountains(520, 150, '#d9976a', luck, 130) +
    mountains(604, 120, '#b0625a', luck, 150) +
    hills(704, 40, ink.plum, luck) +
    hills(842, 20, '#2f1c2a', luck);
  const walkers = repeat(13, (i) => {
    const x = 440 + i * 84 + luck.between(-14, 14);
    const y = 872 + Math.sin(i * 1.3) * 10;
    const tall = luck.between(196, 236);
    const draw = i % 3 === 1 ? woman : i % 3 === 2 ? man : walker;
    const looks =
      i % 3 === 1 ? inSari(luck, i === 10 ? 'greet' : 'down') : inShirt(luck, i === 3 ? 'praise' : 'down');
    return draw(x, y, tall, { ...looks, adorned: i % 3 === 1 });
  });
  const flag =
    line('M1030 872V470', ink.dark, 8) +
    shape(
      'M1034 474Q1110 450 1160 486Q1200 506 1250 484V580Q1200 604 1150 582Q1100 556 1034 580Z',
      ink.cream,
    ) +
    cross(1140, 568, 80, ink.magenta);
  return (
    sky +
    tree(214, 862, 340, ['#3a2236', '#4a2c44'], 6, '#2f1c2a') +
    walkers +
    flag +
    hills(906, 12, '#1f121c', luck, 1.4)
  );
}
