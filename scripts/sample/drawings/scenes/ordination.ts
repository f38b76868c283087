import { cross, rose, window } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { cleric } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink, skins } from '../palette.ts';
import { onlooker } from '../postures.ts';
import { block, disc, facet, lancet, line, repeat, shape } from '../svg.ts';

const stole = (trim: string) => ({ top: ink.white, lower: '#d9c7ac', trim });

/** An ordination: clergy before the altar, under a rose window, seen from the nave. */
export function ordination(luck: Chance): string {
  const clergy = [330, 432, 1168, 1270].map((x) =>
    cleric(x, 956, 318, {
      clothes: stole(ink.laterite),
      skin: luck.pick(skins),
      left: x > 800,
      adorned: x === 432,
      hair: x === 432 ? '#b9aca6' : ink.dark,
    }),
  );
  const ordained = [586, 680, 920, 1014].map((x) =>
    cleric(x, 944, 204, { clothes: stole(ink.ochre), skin: luck.pick(skins), left: x > 800, arms: 'carry' }),
  );
  const bishop =
    cleric(800, 884, 312, {
      clothes: { top: ink.cream, lower: ink.sand, trim: ink.magenta },
      skin: luck.pick(skins),
      arms: 'praise',
      hair: '#b9aca6',
      adorned: true,
    }) +
    shape('M768 604Q770 556 800 530Q830 556 832 604Z', ink.cream) +
    line('M800 540V600M785 580H815', ink.magenta, 5);
  const people = repeat(15, (i) =>
    onlooker(
      40 + i * 110,
      962 + (i % 2) * 18,
      74,
      luck.pick(['#2a1825', '#3a1f33', '#201019']),
      i % 3 ? '#1f121c' : '#33202c',
    ),
  );
  return nave() + columns() + altar() + ordained.join('') + bishop + clergy.join('') + people;
}

function nave(): string {
  const lights = [
    [610, ink.ochre],
    [760, ink.magenta],
    [910, ink.teal],
  ] as const;
  return (
    block(0, 0, WIDE, HIGH, '#7d4a53') +
    facet(
      [
        [0, 0],
        [1600, 0],
        [1130, 330],
        [470, 330],
      ],
      '#955a5c',
    ) +
    line('M0 0L470 330M1600 0L1130 330M400 0L610 330M800 0V120M1200 0L990 330', '#7d4a53', 6) +
    block(470, 250, 660, 560, '#c98a6a') +
    facet(
      [
        [0, 1000],
        [470, 760],
        [1130, 760],
        [1600, 1000],
      ],
      '#4a2637',
    ) +
    facet(
      [
        [690, 1000],
        [750, 810],
        [850, 810],
        [910, 1000],
      ],
      ink.magenta,
    ) +
    shape(lancet(520, 118, 560, 692), '#e6bd86') +
    rose(800, 330, 138, ink.plum, [ink.magenta, ink.ochre, ink.cream, ink.teal]) +
    lights.map(([x, glass]) => window(x, 500, 84, 200, ink.plum, glass)).join('')
  );
}

function columns(): string {
  return repeat(3, (i) => {
    const wide = (120 - i * 26) * 0.42;
    const x = 60 + i * 150;
    const top = 180 + i * 80;
    const high = 900 - i * 140;
    const reach = 150 - i * 24;
    return (
      `<g opacity="${0.6 - i * 0.08}">${shape(lancet(x + wide + 6, top - 120, reach, high), '#3d2034')}${shape(lancet(WIDE - x - wide - 6 - reach, top - 120, reach, high), '#3d2034')}</g>` +
      block(x, top, wide, high, '#f0dfc4') +
      block(x - 8, top - 8, wide + 16, 22, ink.cream) +
      block(WIDE - x - wide, top, wide, high, '#dcc3a0') +
      block(WIDE - x - wide - 8, top - 8, wide + 16, 22, ink.sand)
    );
  });
}

function altar(): string {
  const candle = (x: number): string => block(x, 690, 9, 42, ink.ochre) + disc(x + 4.5, 680, 9, '#ffdf9a');
  return (
    block(600, 730, 400, 30, ink.cream) +
    block(620, 760, 360, 80, ink.magenta) +
    cross(800, 828, 60, ink.cream) +
    candle(640) +
    candle(951)
  );
}
