import type { Chance } from '../chance.ts';
import { inSari, inShirt } from '../crowd.ts';
import { man, woman } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { block, disc, facet, line, repeat, shape } from '../svg.ts';

/** The old hand press of the church paper: a printer at the lever, sheets drying on a line. */
export function press(luck: Chance): string {
  const room =
    block(0, 0, WIDE, HIGH, '#e4caa0') +
    block(0, 800, WIDE, 200, '#9c6a44') +
    repeat(5, (i) => line(`M0 ${830 + i * 40}H1600`, '#8a5a38', 4)) +
    block(1180, 170, 300, 330, '#8a5a38') +
    block(1200, 190, 260, 290, '#f6e9c8') +
    line('M1330 190V480M1200 335H1460', '#8a5a38', 12);
  return room + cases() + dryingLine(luck) + machine() + people(luck) + stack();
}

function dryingLine(luck: Chance): string {
  const sheets = repeat(7, (i) => {
    const x = 60 + i * 158;
    const y = 96 + Math.sin((i / 6) * Math.PI) * 26;
    const tilt = luck.between(-5, 5);
    return `<g transform="rotate(${tilt.toFixed(1)} ${x + 60} ${y})">${block(x, y, 118, 160, ink.white)}${block(x + 12, y + 14, 94, 14, i % 2 ? ink.dark : ink.magenta)}${block(x + 12, y + 40, 44, 48, [ink.teal, ink.ochre, ink.rose][i % 3] ?? ink.teal)}${line(`M${x + 66} ${y + 46}h38M${x + 66} ${y + 60}h38M${x + 66} ${y + 74}h38M${x + 14} ${y + 106}h90M${x + 14} ${y + 122}h90M${x + 14} ${y + 138}h60`, '#b9a892', 4)}${block(x + 54, y - 12, 12, 22, ink.laterite)}</g>`;
  });
  return line('M0 70Q580 150 1160 76', '#6b4226', 4) + sheets;
}

function cases(): string {
  return (
    block(30, 500, 330, 320, '#8f5f36') +
    repeat(
      4,
      (i) =>
        block(46, 516 + i * 74, 298, 60, '#6b4226') +
        repeat(4, (j) => block(58 + j * 72, 526 + i * 74, 60, 40, '#a87647')) +
        disc(195, 572 + i * 74, 5, ink.gold),
    )
  );
}

function machine(): string {
  return (
    block(610, 330, 54, 520, ink.dark) +
    block(986, 330, 54, 520, ink.dark) +
    block(590, 300, 470, 66, ink.dark) +
    block(790, 250, 70, 60, ink.gold) +
    facet(
      [
        [770, 250],
        [825, 200],
        [880, 250],
      ],
      ink.magenta,
    ) +
    block(796, 366, 58, 150, '#4a3a42') +
    block(700, 516, 250, 40, '#4a3a42') +
    block(520, 640, 620, 40, '#6b4226') +
    block(700, 596, 250, 26, ink.laterite) +
    block(690, 622, 270, 20, ink.cream) +
    line('M825 430L640 470', '#8d7f86', 16) +
    disc(636, 471, 17, ink.magenta) +
    block(560, 840, 150, 34, ink.dark) +
    block(940, 840, 150, 34, ink.dark) +
    line('M560 680L600 840M1100 680L1050 840', '#6b4226', 16)
  );
}

function people(luck: Chance): string {
  return (
    man(470, 890, 462, {
      ...inShirt(luck, 'reach'),
      clothes: { top: ink.teal, lower: ink.cream, trim: ink.teal },
      adorned: true,
      hair: '#b9aca6',
    }) +
    woman(1270, 904, 430, {
      ...inSari(luck, 'carry'),
      left: true,
      adorned: true,
      clothes: { top: ink.ochre, lower: ink.magenta, trim: ink.gold },
    }) +
    facet(
      [
        [1216, 610],
        [1316, 590],
        [1336, 690],
        [1236, 712],
      ],
      ink.white,
    ) +
    facet(
      [
        [1226, 622],
        [1306, 606],
        [1310, 620],
        [1229, 636],
      ],
      ink.magenta,
    ) +
    line('M1240 654L1312 640M1244 672L1316 658M1248 690L1300 680', '#b9a892', 4)
  );
}

function stack(): string {
  return (
    repeat(9, (i) => block(1400 + (i % 2) * 5, 916 - i * 13, 190, 11, i % 3 === 1 ? '#e9dcc0' : ink.white)) +
    shape('M1385 926H1600V948H1385Z', '#6b4226')
  );
}
