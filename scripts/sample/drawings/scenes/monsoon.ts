import { church } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, walker, woman } from '../figures.ts';
import { HIGH, rain, ripples, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, facet, group, line, repeat, round, shape, veil } from '../svg.ts';

/** A street in the monsoon: umbrellas on the way to church, the road shining. */
export function monsoon(luck: Chance): string {
  const sky =
    block(0, 0, WIDE, HIGH, '#b3bcb6') + shape('M0 0H1600V170Q1300 240 1000 180T420 210T0 160Z', '#8f9c9a');
  const street =
    palm(640, 640, 300, '#3f5d4d', 4, -0.06) +
    church(810, 640, 190, { wall: ink.cream, roof: ink.plum, trim: ink.magenta }) +
    palm(1130, 640, 260, '#3f5d4d', 8, 0.07) +
    shop(0, 700, 470, '#d9b48a', ink.teal, ink.magenta) +
    shop(1150, 700, 470, '#e0c39a', ink.laterite, ink.ochre);
  const road = facet(
    [
      [0, 1000],
      [0, 760],
      [640, 640],
      [980, 640],
      [1600, 760],
      [1600, 1000],
    ],
    '#5d6d70',
  );
  const shine =
    veil(
      0.4,
      facet(
        [
          [700, 640],
          [910, 640],
          [1040, 1000],
          [560, 1000],
        ],
        '#cfd2c4',
      ),
    ) + ripples([60, 1540, 760, 990], '#aab8b4', 44, luck, 3);
  const covers = [ink.magenta, ink.ochre, ink.dark, ink.teal, ink.laterite, ink.cream];
  const walkers =
    sheltered(670, 780, 190, covers[2], luck, false) +
    sheltered(940, 790, 196, covers[4], luck, true) +
    sheltered(400, 900, 300, covers[0], luck, true) +
    sheltered(1180, 910, 310, covers[1], luck, false) +
    sheltered(770, 960, 330, covers[3], luck, true) +
    child(860, 966, 206, inUniform(luck)) +
    sheltered(1440, 980, 320, covers[5], luck, true) +
    sheltered(140, 980, 310, covers[2], luck, false);
  return sky + street + road + shine + walkers + rain([0, WIDE, -40, 960], '#eef0e6', 130, luck);
}

function shop(x: number, y: number, wide: number, wall: string, awning: string, door: string): string {
  return (
    block(x, y - 430, wide, 520, wall) +
    facet(
      [
        [x - 30, y - 430],
        [x + 40, y - 540],
        [x + wide - 40, y - 540],
        [x + wide + 30, y - 430],
      ],
      ink.laterite,
    ) +
    repeat(
      3,
      (i) =>
        block(x + 50 + i * 140, y - 370, 80, 100, ink.plum) +
        line(`M${x + 90 + i * 140} ${y - 370}v100`, wall, 6),
    ) +
    facet(
      [
        [x, y - 210],
        [x + wide, y - 210],
        [x + wide + 24, y - 150],
        [x - 24, y - 150],
      ],
      awning,
    ) +
    repeat(6, (i) =>
      facet(
        [
          [x + i * (wide / 6), y - 210],
          [x + (i + 0.5) * (wide / 6), y - 210],
          [x + (i + 0.5) * (wide / 6), y - 150],
          [x + i * (wide / 6) - 6, y - 150],
        ],
        ink.cream,
      ),
    ) +
    block(x + 60, y - 150, 130, 240, ink.dark) +
    block(x + 250, y - 140, 150, 130, door)
  );
}

/** A walker under an umbrella that is held over the head. */
function sheltered(
  x: number,
  y: number,
  tall: number,
  cover: string | undefined,
  luck: Chance,
  sari: boolean,
): string {
  const s = tall / 100;
  const top = y - 126 * s;
  const rim = y - 104 * s;
  const half = 36 * s;
  const umbrella =
    line(`M${round(x + 12 * s)} ${round(y - 66 * s)}V${round(top)}`, ink.dark, 1.6 * s) +
    shape(
      `M${round(x + 12 * s - half)} ${round(rim)}Q${round(x + 12 * s - half * 0.8)} ${round(top)} ${round(x + 12 * s)} ${round(top)}Q${round(x + 12 * s + half * 0.8)} ${round(top)} ${round(x + 12 * s + half)} ${round(rim)}q${round(-half * 0.25)} ${round(-5 * s)} ${round(-half * 0.5)} 0t${round(-half * 0.5)} 0t${round(-half * 0.5)} 0t${round(-half * 0.5)} 0Z`,
      cover ?? ink.dark,
    );
  const figure = sari
    ? woman(x, y, tall * 0.95, inSari(luck, 'carry'))
    : luck.between(0, 1) < 0.5
      ? man(x, y, tall, inShirt(luck, 'carry'))
      : walker(x, y, tall, inShirt(luck, 'carry'));
  return group('translate(0 0)', figure, umbrella);
}
