import { church } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { HIGH, ripples, sun, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palmyra } from '../plants.ts';
import { block, line, repeat, shape } from '../svg.ts';
import { hull } from '../vessels.ts';

/** Palmyras by a quiet lagoon, a causeway and a church on the further shore. */
export function lagoon(luck: Chance): string {
  const far =
    block(0, 0, WIDE, HIGH, '#f3dcc0') +
    sun(1180, 330, 130, '#eeb08a', '#f6c79c') +
    shape('M0 430Q600 404 1000 424T1600 414V520H0Z', '#a9a37c') +
    church(560, 440, 130, { wall: ink.white, roof: ink.plum, trim: ink.magenta }) +
    repeat(8, (i) =>
      palmyra(
        70 + i * 72 + (i % 2) * 20 + (i > 5 ? 240 : 0),
        446 - (i % 3) * 6,
        150 + ((i * 41) % 60),
        '#5d6b4c',
        i + 2,
      ),
    );
  const water =
    block(0, 446, WIDE, 560, '#9dbcb4') +
    block(0, 580, WIDE, 430, '#7fa9a6') +
    block(0, 720, WIDE, 300, '#5f9391') +
    ripples([0, WIDE, 470, 900], '#dcebe0', 56, luck, 3) +
    ripples([1050, 1310, 470, 640], '#f6c79c', 14, luck, 4);
  const boat =
    hull(640, 690, 330, ink.dark) +
    man(740, 680, 150, inShirt(luck, 'reach')) +
    line('M780 560L812 720', ink.dark, 6) +
    woman(850, 682, 136, inSari(luck, 'carry')) +
    line('M655 672Q800 704 960 652', ink.magenta, 5);
  const shore =
    shape('M0 830Q340 760 640 850T1200 900T1600 830V1000H0Z', '#d9b277') +
    shape('M0 900Q400 850 760 930T1600 910V1000H0Z', '#c79a5f');
  const people =
    woman(1180, 930, 250, { ...inSari(luck, 'greet'), left: true, adorned: true }) +
    child(1270, 936, 170, { ...inUniform(luck), left: true }) +
    man(1370, 930, 262, { ...inShirt(luck, 'down'), left: true });
  return (
    far +
    water +
    boat +
    shore +
    people +
    palmyra(210, 930, 620, '#3f4f3a', 4) +
    palmyra(330, 910, 480, '#4a5c44', 7) +
    palmyra(1520, 940, 560, '#3f4f3a', 9)
  );
}
