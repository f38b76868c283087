import { ink } from '../palette.ts';
import { block, disc, lancet, line, oval, repeat, shape } from '../svg.ts';
import * as land from './landMotifs.ts';
import * as motif from './motifs.ts';

/** What a cover of 720 by 960 shows below its title: the ground, the colours of title and small print, and the drawing. */
export interface Art {
  readonly ground: string;
  readonly title: string;
  readonly small: string;
  /** The colour of what is printed over the drawing's lower edge, where that is another. */
  readonly foot?: string;
  readonly draw: () => string;
  /** From where to where an emblem reaches; it is made smaller where there is less room. A drawing without it goes to the edges. */
  readonly box?: readonly [top: number, bottom: number];
}

const night = '#2e1729';
const deepSea = '#1f3340';
const straw = '#e9dcc0';
const amber = '#f3cf83';

const on = (ground: string, title: string, small: string, draw: () => string, foot?: string): Art => ({
  ground,
  title,
  small,
  draw,
  ...(foot === undefined ? {} : { foot }),
});

/** An emblem in the middle, reaching from `top` to `bottom`. */
const emblem = (box: Art['box'], ...of: Parameters<typeof on>): Art => ({
  ...on(...of),
  ...(box ? { box } : {}),
});

/** Every drawing that a cover can carry, by name. */
export const arts = {
  lancets: emblem(
    [350, 770],
    ink.magenta,
    ink.cream,
    '#f1d9c4',
    () =>
      repeat(3, (i) => line(lancet(200 + i * 26, 350 + i * 40, 320 - i * 52, 420 - i * 40), ink.cream, 5)) +
      line('M360 500V768M288 620H432', ink.cream, 7),
  ),
  sundays: on(
    ink.teal,
    ink.cream,
    ink.sand,
    () =>
      block(0, 470, 720, 490, '#f1e4cc') +
      repeat(52, (i) =>
        disc(
          92 + (i % 13) * 44.6,
          570 + Math.floor(i / 13) * 74,
          i % 4 === Math.floor(i / 13) ? 15 : 8,
          i % 4 === Math.floor(i / 13) ? ink.magenta : ink.ochre,
        ),
      ),
    ink.dark,
  ),
  boat: on(
    amber,
    ink.dark,
    '#6b3a1d',
    () =>
      disc(530, 420, 112, ink.laterite) +
      land.hills(640, 960, [ink.leaf, ink.moss], 4) +
      land.boatOf(110, 730, 350, ink.dark, ink.magenta),
    ink.cream,
  ),
  table: emblem(
    [320, 920],
    straw,
    ink.dark,
    ink.magenta,
    () =>
      shape(lancet(100, 320, 520, 600), ink.plum) +
      shape(lancet(140, 384, 440, 540), straw) +
      land.church(320, 868, 160, ink.plum, ink.plum, ink.magenta),
    ink.plum,
  ),
  kolam: emblem([290, 890], ink.laterite, ink.cream, ink.sand, () => motif.kolam(360, 590, 290, ink.cream)),
  earth: on(
    ink.moss,
    ink.cream,
    '#c9d2a0',
    () => land.hills(430, 960, ['#6f8f5c', '#86a04f', '#9dab55', '#b8b35a', '#c9bb66'], 11),
    ink.moss,
  ),
  petals: emblem([320, 900], night, ink.cream, ink.sand, () =>
    motif.lotus(360, 610, 290, [ink.ochre, ink.sand], ink.magenta, 16),
  ),
  weave: on('#f1e4cc', ink.dark, ink.magenta, () =>
    motif.weave(
      430,
      [
        [40, ink.magenta],
        [12, ink.ochre],
        [26, ink.teal],
        [8, ink.dark],
        [52, ink.laterite],
        [14, ink.ochre],
        [30, ink.plum],
        [8, ink.dark],
      ],
      26,
    ),
  ),
  vigil: on(
    deepSea,
    ink.cream,
    ink.sand,
    () =>
      motif.stars(0, 320, 720, 640, 84, ink.cream, ink.ochre) +
      disc(566, 400, 56, ink.cream) +
      disc(590, 386, 50, deepSea),
  ),
  tamarind: on(
    ink.laterite,
    ink.cream,
    '#f0cfa8',
    () =>
      disc(560, 560, 74, '#c8743c') +
      land.hills(800, 960, ['#7d301f', '#66261a'], 2) +
      land.tree(320, 850, 350, ink.gold, night),
  ),
  rivers: on('#24474c', ink.cream, ink.sand, () =>
    motif.waves(420, 850, 44, [ink.ochre, ink.sea, ink.cream, ink.rose, ink.sand], 7),
  ),
  rose: emblem([340, 860], straw, ink.dark, ink.magenta, () =>
    motif.rose(360, 600, 260, [ink.magenta, ink.ochre, ink.teal, ink.laterite, ink.rose], ink.plum),
  ),
  bells: emblem(
    [384, 820],
    '#3b5a3f',
    ink.cream,
    ink.sand,
    () =>
      motif.bell(250, 560, 150, ink.gold, ink.laterite) +
      motif.bell(500, 680, 118, ink.sand, ink.laterite) +
      line('M120 392H600', ink.sand, 8) +
      line('M250 392V420M500 392V572', ink.sand, 6),
  ),
  lamp: emblem(
    [320, 860],
    night,
    ink.cream,
    ink.rose,
    () =>
      disc(360, 590, 270, '#4a1f3c') +
      disc(360, 590, 190, '#7a2c55') +
      motif.lampOf(360, 600, 150, ink.ochre, ink.cream),
  ),
  grain: emblem([400, 830], ink.moss, ink.cream, ink.sand, () =>
    [110, 210, 310, 410, 510, 610]
      .map((x, i) => land.ear(x, 830, 330 + ((i * 5) % 3) * 66, i % 2 ? ink.ochre : ink.sand))
      .join(''),
  ),
  dove: emblem(
    [290, 890],
    ink.teal,
    ink.cream,
    ink.sand,
    () => motif.rays(360, 590, 210, 300, '#4a8a8f', 36, 6) + motif.dove(350, 590, 190, ink.cream, ink.gold),
  ),
  book: emblem(
    [290, 790],
    ink.plum,
    ink.cream,
    ink.rose,
    () => motif.rays(360, 480, 70, 190, ink.ochre, 20, 6) + motif.book(360, 680, 230, ink.cream, ink.rose),
  ),
  palms: on(
    ink.ochre,
    ink.dark,
    '#5c3413',
    () =>
      disc(580, 500, 74, ink.cream) +
      land.palmOf(190, 840, 330, ink.laterite) +
      land.palmOf(440, 840, 420, '#7d301f') +
      block(0, 826, 720, 134, ink.laterite),
    ink.cream,
  ),
  mission: on(
    ink.sea,
    ink.dark,
    '#1f4a50',
    () =>
      land.hills(690, 960, ['#5e8a86', ink.teal], 8) +
      land.church(290, 836, 220, ink.cream, ink.plum, ink.magenta),
    ink.cream,
  ),
  rain: on(
    ink.sky,
    ink.dark,
    ink.teal,
    () =>
      repeat(60, (i) =>
        line(`M${(i * 137) % 720} ${360 + ((i * 89) % 350)}l-14 46`, i % 4 ? ink.sea : ink.teal, 5),
      ) + motif.waves(770, 850, 44, [ink.teal, ink.sea], 10),
    ink.dark,
  ),
  star: emblem(
    [270, 770],
    ink.plum,
    ink.cream,
    ink.sand,
    () => motif.rays(360, 520, 92, 250, ink.ochre, 16, 8) + disc(360, 520, 70, ink.cream),
  ),
  dawn: emblem(
    [300, 900],
    ink.cream,
    ink.plum,
    ink.magenta,
    () =>
      motif.rays(360, 600, 170, 300, ink.ochre, 36, 10) +
      shape(lancet(260, 430, 200, 380), ink.magenta) +
      shape(lancet(290, 480, 140, 330), ink.cream),
  ),
  nets: on(
    '#dcd0ae',
    ink.dark,
    ink.laterite,
    () =>
      repeat(9, (i) =>
        line(
          `M${i * 90 - 40} 420Q${i * 90 + 60} 630 ${i * 90 - 40} 840M${i * 90 + 20} 420Q${i * 90 - 80} 630 ${i * 90 + 20} 840`,
          ink.teal,
          4,
        ),
      ) + repeat(5, (i) => oval(130 + i * 120, 520 + (i % 3) * 90, 46, 17, ink.laterite, i * 14 - 20)),
  ),
  threshold: emblem(
    [400, 870],
    ink.magenta,
    ink.cream,
    '#f1d9c4',
    () =>
      block(180, 400, 360, 470, '#8f2557') +
      block(214, 434, 292, 436, ink.plum) +
      shape('M214 870L330 760H390L506 870Z', ink.gold) +
      disc(470, 640, 9, ink.gold),
  ),
} as const satisfies Record<string, Art>;

/** The name of a cover's drawing. */
export type ArtName = keyof typeof arts;
