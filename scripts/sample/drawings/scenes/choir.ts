import type { Chance } from '../chance.ts';
import { cleric } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink, skins } from '../palette.ts';
import { block, lancet, line, repeat, round, shape } from '../svg.ts';

/** Three rows of singers in white and magenta robes, books in their hands, under tall windows. */
export function choir(luck: Chance): string {
  const windows = repeat(5, (i) => {
    const x = 40 + i * 312;
    return (
      shape(lancet(x, 40, 270, 900), ink.plum) +
      shape(lancet(x + 30, 80, 210, 860), i % 2 ? ink.magenta : '#c9873f') +
      line(`M${x + 135} 90V900M${x + 30} 420H${x + 240}`, ink.plum, 10)
    );
  });
  const singers = repeat(3, (rank) =>
    repeat(9 + rank, (i) => {
      const x = (rank % 2 ? 60 : 110) + i * (172 - rank * 14) + luck.between(-6, 6);
      const tall = 356 + rank * 46 + luck.between(-14, 14);
      return singer(x, 776 + rank * 158, tall, rank === 1, luck);
    }),
  );
  return block(0, 0, WIDE, HIGH, '#4a1f3c') + windows + singers;
}

function singer(x: number, y: number, tall: number, inMagenta: boolean, luck: Chance): string {
  const clothes = inMagenta
    ? { top: ink.magenta, lower: '#8e2151', trim: ink.cream }
    : { top: ink.white, lower: '#dccbb2', trim: ink.magenta };
  const bunned = luck.between(0, 1) < 0.45;
  const s = tall / 100;
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const bun = bunned
    ? shape(
        `M${at(-9, -92)}a${round(4 * s)} ${round(4 * s)} 0 1 0 ${round(8 * s)} 0a${round(4 * s)} ${round(4 * s)} 0 1 0 ${round(-8 * s)} 0Z`,
        ink.dark,
      )
    : '';
  const sheet = shape(
    `M${at(-12, -67)}L${at(0, -63)}L${at(12, -67)}V${round(y - 55 * s)}L${at(0, -51)}L${at(-12, -55)}Z`,
    inMagenta ? ink.dark : ink.plum,
  );
  const mouth = shape(
    `M${at(1, -88.4)}h${round(2.4 * s)}q0 ${round(2.6 * s)} ${round(-1.2 * s)} ${round(2.6 * s)}t${round(-1.2 * s)} ${round(-2.6 * s)}Z`,
    '#3c1c1c',
  );
  return (
    bun +
    cleric(x, y, tall, { clothes, skin: luck.pick(skins), arms: 'carry' }) +
    mouth +
    sheet +
    line(`M${at(0, -63)}L${at(0, -51)}`, ink.cream, 2)
  );
}
