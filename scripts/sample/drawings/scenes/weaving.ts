import type { Chance } from '../chance.ts';
import { inSari } from '../crowd.ts';
import { woman } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { sitter } from '../postures.ts';
import { block, disc, facet, line, repeat, round, shape } from '../svg.ts';

/** A weaver at the handloom, a stole growing under her hands, thread hanging in hanks behind. */
export function weaving(luck: Chance): string {
  const room =
    block(0, 0, WIDE, HIGH, '#ead2a8') +
    block(0, 780, WIDE, 220, '#b98255') +
    repeat(11, (i) => line(`M${i * 170 - 80} 1000L${i * 140 + 50} 780`, '#a5714a', 4)) +
    block(90, 130, 250, 330, '#8a5a38') +
    block(110, 150, 210, 290, '#f6e3b4') +
    line('M215 150V440M110 295H320', '#8a5a38', 10) +
    shape('M110 440V372Q160 330 210 366T320 356V440Z', '#9dab55');
  const hanks = [ink.magenta, ink.ochre, ink.teal, ink.plum, ink.laterite];
  const thread =
    line('M1080 430V880M1330 430V880M1050 884H1110M1300 884H1360M1060 430H1350', '#8a5a38', 12) +
    hanks
      .map((fill, i) =>
        shape(
          `M${1092 + i * 50} 430h34q10 96 ${round(luck.between(-4, 4))} 196q-17 18-34 0q-10-90 0-196Z`,
          fill,
        ),
      )
      .join('') +
    hanks.map((_, i) => line(`M${1092 + i * 50} 560h34`, ink.cream, 5)).join('') +
    repeat(
      3,
      (i) =>
        block(1130 + i * 120, 150, 84, 150, '#dcbf8c') +
        block(1142 + i * 120, 164, 60, 122, [ink.magenta, ink.cream, ink.teal][i] ?? ink.cream) +
        line(`M${1172 + i * 120} 190v66M${1158 + i * 120} 210h28`, i === 1 ? ink.magenta : ink.gold, 6),
    );
  const helper = woman(1452, 900, 410, { ...inSari(luck, 'reach'), left: true, adorned: true });
  return room + thread + helper + loom() + weaver(luck) + baskets();
}

function loom(): string {
  const post = (x: number): string => block(x, 170, 34, 690, '#6b4226');
  const warp = repeat(34, (i) =>
    line(`M${430 + i * 14} 300L${470 + i * 11.6} 690`, i % 6 < 2 ? ink.magenta : ink.cream, 3),
  );
  return (
    block(360, 170, 620, 36, '#7d4f2c') +
    block(360, 280, 620, 26, '#7d4f2c') +
    warp +
    block(410, 470, 520, 20, '#8f5f36') +
    block(410, 520, 520, 14, '#5a3520') +
    line('M480 206V470M860 206V470', '#5a3520', 5) +
    facet(
      [
        [462, 640],
        [874, 640],
        [890, 760],
        [446, 760],
      ],
      ink.cream,
    ) +
    facet(
      [
        [462, 640],
        [874, 640],
        [877, 660],
        [459, 660],
      ],
      ink.magenta,
    ) +
    facet(
      [
        [450, 730],
        [886, 730],
        [890, 760],
        [446, 760],
      ],
      ink.magenta,
    ) +
    repeat(9, (i) => shape(`M${492 + i * 44} 696l14-18 14 18-14 18Z`, ink.ochre)) +
    post(346) +
    post(960) +
    block(330, 756, 680, 44, '#6b4226') +
    block(346, 840, 648, 30, '#5a3520')
  );
}

function weaver(luck: Chance): string {
  return (
    sitter(560, 968, 372, {
      ...inSari(luck, 'reach'),
      adorned: true,
      clothes: { top: ink.teal, lower: ink.laterite, trim: ink.gold },
    }) +
    block(420, 950, 330, 50, '#6b4226') +
    line('M640 742L724 712', '#8f5f36', 10)
  );
}

function baskets(): string {
  return (
    disc(1164, 902, 30, ink.magenta) +
    disc(1216, 894, 34, ink.ochre) +
    disc(1262, 906, 26, ink.teal) +
    shape('M1120 906h180l-22 84h-136Z', '#8f5f36') +
    line('M1126 930H1294M1132 958H1288', '#6b4226', 5)
  );
}
