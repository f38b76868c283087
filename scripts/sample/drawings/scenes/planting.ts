import { church } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { blades, cloud, HIGH, hills, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { sapling, tree } from '../plants.ts';
import { stooper } from '../postures.ts';
import { block, group, line, oval, repeat, shape } from '../svg.ts';

/** A congregation planting young trees on a bare slope. */
export function planting(luck: Chance): string {
  const land =
    block(0, 0, WIDE, HIGH, '#e6e3cc') +
    cloud(240, 190, 380, '#f7f2e2') +
    cloud(980, 140, 300, '#f7f2e2') +
    hills(430, 50, '#a9b78f', luck) +
    hills(520, 36, '#8fa36c', luck) +
    church(1210, 560, 120, { wall: ink.white, roof: ink.laterite, trim: ink.magenta }) +
    tree(1480, 590, 260, ['#4d6a4b', '#5f7d58'], 4, ink.bark) +
    tree(150, 580, 220, ['#4d6a4b', '#64815a'], 9, ink.bark) +
    hills(610, 26, '#c79a63', luck) +
    hills(760, 20, '#b07f4d', luck);
  const rows =
    repeat(5, (i) => plant(160 + i * 320, 700 + (i % 2) * 14, 62)) +
    repeat(4, (i) => plant(80 + i * 170, 925 + (i % 2) * 20, 96));
  const people =
    woman(420, 860, 260, {
      ...inSari(luck, 'carry'),
      adorned: true,
      clothes: { top: ink.magenta, lower: ink.teal, trim: ink.gold },
    }) +
    group('translate(440 722)', sapling(0, 0, 62, '#52744f')) +
    child(535, 880, 176, inUniform(luck, 1, 'reach')) +
    stooper(760, 900, 264, {
      ...inShirt(luck),
      clothes: { top: ink.ochre, lower: ink.cream, trim: ink.laterite },
    }) +
    plant(836, 906, 74) +
    stooper(1010, 900, 250, {
      ...inSari(luck),
      adorned: true,
      left: true,
      clothes: { top: ink.plum, lower: ink.rose, trim: ink.magenta },
    }) +
    man(1200, 872, 282, { ...inShirt(luck, 'carry'), left: true, adorned: true, hair: '#b9aca6' }) +
    can(1186, 742) +
    child(1310, 890, 184, { ...inUniform(luck, 0, 'greet'), left: true }) +
    man(1460, 850, 252, { ...inShirt(luck, 'down'), left: true }) +
    line('M1424 690L1404 872', '#5a3520', 9) +
    shape('M1386 850l34 4-4 52q-18 6-36-2Z', ink.dark);
  return land + rows + people + blades([0, WIDE, 960, 1010], '#6d8443', 90, luck, 40);
}

function plant(x: number, y: number, tall: number): string {
  return oval(x, y, tall * 0.5, tall * 0.12, '#7d5431') + sapling(x, y, tall, '#44664a');
}

function can(x: number, y: number): string {
  return (
    block(x - 34, y, 68, 56, ink.teal) +
    line(`M${x - 34} ${y + 20}L${x - 78} ${y - 14}M${x - 30} ${y}Q${x} ${y - 44} ${x + 30} ${y}`, ink.teal, 9)
  );
}
