import { church, house } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { HIGH, hills, rain, ripples, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, group, line, repeat } from '../svg.ts';
import { hull } from '../vessels.ts';

/** Flood relief on the backwaters: a boat with people and parcels, houses and a church standing in the water. */
export function flood(luck: Chance): string {
  const paint = { wall: ink.cream, roof: ink.laterite, trim: ink.dark };
  const far =
    block(0, 0, WIDE, HIGH, '#cfd2c4') +
    hills(330, 26, '#a9b6a6', luck) +
    hills(392, 20, '#7d9482', luck, 1.6);
  const palms = repeat(9, (i) =>
    palm(
      55 + i * 190,
      452 + ((i * 37) % 26),
      190 + ((i * 53) % 90),
      i % 2 ? '#3f5d4d' : '#55755d',
      11 + i,
      (((i * 31) % 20) - 10) / 70,
    ),
  );
  const town =
    house(150, 452, 220, paint) +
    house(1180, 460, 230, paint) +
    church(775, 448, 122, { wall: ink.cream, roof: ink.plum, trim: ink.magenta });
  const water =
    block(0, 444, WIDE, 560, '#8fb0aa') +
    block(0, 640, WIDE, 400, '#5f8f8f') +
    block(0, 840, WIDE, 200, ink.teal) +
    ripples([0, WIDE, 470, 620], '#c7dad2', 26, luck, 2) +
    ripples([0, WIDE, 650, 985], '#a9cbc4', 34, luck, 3.4);
  return (
    far +
    palms +
    town +
    water +
    farBoat(luck) +
    nearBoat(luck) +
    ripples([280, 1120, 838, 905], '#d9ece4', 12, luck, 4) +
    rain([0, WIDE, -40, 560], '#f0eee2', 80, luck)
  );
}

function nearBoat(luck: Chance): string {
  const parcels =
    block(690, 652, 66, 66, ink.sand) +
    block(718, 652, 10, 66, ink.laterite) +
    block(760, 670, 56, 48, '#d7b988') +
    block(676, 612, 58, 42, ink.ochre) +
    line('M676 632H734', ink.laterite, 4);
  return (
    man(468, 738, 196, {
      ...inShirt(luck, 'fold'),
      clothes: { top: ink.magenta, lower: ink.cream, trim: ink.magenta },
    }) +
    woman(556, 740, 186, {
      ...inSari(luck, 'carry'),
      clothes: { top: ink.ochre, lower: ink.magenta, trim: ink.gold },
    }) +
    child(632, 740, 124, inUniform(luck, 1)) +
    parcels +
    man(884, 740, 202, {
      ...inShirt(luck, 'reach'),
      clothes: { top: ink.white, lower: ink.laterite, trim: ink.gold },
    }) +
    line('M934 520L1000 812', ink.dark, 9) +
    hull(330, 762, 690, ink.dark) +
    line('M352 741Q640 802 1000 722', ink.magenta, 6)
  );
}

function farBoat(luck: Chance): string {
  return group(
    'translate(1000 196) scale(.54)',
    man(470, 738, 190, inShirt(luck)) +
      woman(560, 738, 178, inSari(luck, 'carry')) +
      man(690, 738, 190, inShirt(luck, 'greet')) +
      hull(330, 760, 560, ink.plum) +
      line('M350 742Q600 796 868 726', ink.gold, 6),
  );
}
