import type { Chance } from '../chance.ts';
import { inSari, row } from '../crowd.ts';
import { cleric, man, woman } from '../figures.ts';
import { HIGH, hills, mountains, ripples, WIDE } from '../land.ts';
import { ink, skins } from '../palette.ts';
import { tree } from '../plants.ts';
import { block, oval, shape } from '../svg.ts';

/** A baptism in a river at the foot of the hills, the congregation on the bank. */
export function baptism(luck: Chance): string {
  const land =
    block(0, 0, WIDE, HIGH, '#f0e2c4') +
    mountains(340, 150, '#b9b79f', luck, 150) +
    mountains(420, 120, '#8fa088', luck, 170) +
    hills(500, 26, '#6d8a63', luck) +
    tree(170, 560, 330, ['#38563f', '#4d6a4b'], 5, ink.bark) +
    tree(1470, 560, 300, ['#38563f', '#55755d'], 8, ink.bark) +
    shape('M0 560Q500 520 900 552T1600 540V700H0Z', '#d8b478');
  const bank = row(luck, 9, 330, 1300, 610, 172);
  const river =
    shape('M0 640Q420 590 820 626T1600 612V1000H0Z', '#7fa9a6') +
    shape('M0 760Q500 720 900 744T1600 728V1000H0Z', '#5b8f90') +
    ripples([0, WIDE, 660, 985], '#d5e6da', 50, luck, 3);
  const stand = { top: ink.white, lower: '#d9c7ac', trim: ink.magenta };
  const baptised =
    cleric(690, 968, 430, {
      clothes: stand,
      skin: luck.pick(skins),
      arms: 'praise',
      hair: '#b9aca6',
      adorned: true,
    }) +
    woman(862, 962, 380, {
      ...inSari(luck, 'fold'),
      clothes: { top: ink.white, lower: ink.white, trim: ink.gold },
      left: true,
      adorned: false,
    }) +
    man(1030, 972, 404, {
      clothes: { top: ink.white, lower: ink.cream, trim: ink.gold },
      skin: luck.pick(skins),
      arms: 'fold',
      left: true,
    });
  const wet =
    shape('M0 858Q500 838 900 850T1600 846V1000H0Z', '#47807f') +
    shape('M0 930Q500 904 900 918T1600 908V1000H0Z', ink.teal) +
    [690, 862, 1030].map((x) => oval(x, 854, 96, 11, '#a9cbc4') + oval(x, 853, 66, 7, '#7fa9a6')).join('');
  return land + bank + river + baptised + wet + ripples([300, 1350, 870, 985], '#c7dfd6', 26, luck, 4);
}
