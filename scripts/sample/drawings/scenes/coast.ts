import { church } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { HIGH, ripples, sun, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, group, line, shape } from '../svg.ts';
import { hull, sailboat } from '../vessels.ts';

/** A church above the landing place: painted boats on the sand, sails on the water. */
export function coast(luck: Chance): string {
  const sea =
    block(0, 0, WIDE, HIGH, '#f6dfb8') +
    sun(420, 430, 150, '#ee9a62', '#f4b277') +
    block(0, 470, WIDE, 250, '#4f8f92') +
    block(0, 560, WIDE, 240, '#3b7a80') +
    ripples([0, WIDE, 480, 660], '#bcd9cf', 34, luck) +
    ripples([330, 520, 480, 600], '#f4b277', 10, luck, 4);
  const cape =
    shape('M880 606Q1000 566 1160 574T1600 560V656H900Z', '#8b6a4d') +
    church(1200, 592, 190, { wall: ink.white, roof: ink.magenta, trim: ink.plum }) +
    palm(1540, 646, 330, ink.moss, 6, -0.1) +
    palm(1460, 644, 240, ink.moss, 2, 0.05);
  const beach =
    shape('M0 700Q500 640 900 720T1600 690V1000H0Z', '#e7c78d') +
    shape('M0 720Q480 664 900 738T1600 712V740Q1100 720 900 764Q500 690 0 750Z', '#fbf0d8');
  const boats =
    group(
      'rotate(-6 500 850)',
      hull(260, 860, 520, ink.laterite),
      line('M286 838Q520 890 770 812', ink.cream, 7),
    ) +
    group(
      'rotate(4 1100 900)',
      hull(900, 900, 440, ink.teal),
      line('M922 880Q1120 930 1320 858', ink.ochre, 7),
    );
  const family =
    man(836, 886, 222, {
      ...inShirt(luck, 'greet'),
      left: true,
      clothes: { top: ink.white, lower: ink.teal, trim: ink.gold },
    }) +
    woman(928, 904, 208, {
      ...inSari(luck, 'carry'),
      clothes: { top: ink.magenta, lower: ink.ochre, trim: ink.laterite },
    }) +
    child(1006, 900, 150, inUniform(luck));
  return sea + cape + sailboat(140, 560, 190) + sailboat(620, 540, 130) + beach + boats + family;
}
