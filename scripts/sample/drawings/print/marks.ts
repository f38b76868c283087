import sharp from 'sharp';
import { ink } from '../palette.ts';
import { block, disc, lancet, line, repeat, shape } from '../svg.ts';
import { boatOf, ear, palmOf, tree } from './landMotifs.ts';
import { paragraph } from './lettering.ts';
import * as motif from './motifs.ts';

const HIGH = 240;
const WHITE = '#ffffff';

/** The mark of a partner or network: a sign at the left and its name, in one colour, to stand on white. */
export interface Mark {
  readonly sign: SignName;
  readonly name: readonly string[];
  readonly colour: string;
}

/** Signs on a field of 200 by 200. */
const signs = {
  bread: (c: string) => ring(c) + line('M100 52V148M52 100H148', c, 10),
  arches: (c: string) =>
    line(lancet(30, 30, 140, 150), c, 9) + line(lancet(62, 70, 76, 110), c, 9) + line('M12 182H188', c, 9),
  leaf: (c: string) =>
    shape(
      'M100 20C40 20 26 66 26 104C26 150 66 172 100 184C134 172 174 150 174 104C174 66 160 20 100 20Z',
      c,
    ) + line('M100 62V140M66 100H134', WHITE, 14),
  water: (c: string) => repeat(4, (i) => line(`M24 ${58 + i * 34}q19-22 38 0t38 0 38 0 38 0`, c, 9)),
  school: (c: string) => shape('M30 180V86L100 34L170 86V180Z', c) + shape(lancet(78, 100, 44, 80), WHITE),
  loom: (c: string) =>
    repeat(6, (i) => block(34 + i * 24, 32, 12, 140, i % 2 ? ink.ochre : c)) +
    block(22, 88, 156, 10, c) +
    block(22, 128, 156, 10, c),
  cross: (c: string) => line('M100 24V152M54 70H146', c, 14) + line('M36 176H164', c, 8),
  boat: (c: string) => boatOf(30, 150, 140, c, ink.ochre),
  press: (c: string) =>
    `<rect x="42" y="34" width="116" height="138" fill="none" stroke="${c}" stroke-width="9"/>` +
    repeat(4, (i) => line(`M66 ${66 + i * 26}H${i === 3 ? 108 : 134}`, c, 8)),
  sun: (c: string) => disc(100, 100, 34, c) + motif.rays(100, 100, 52, 82, c, 16, 8),
  wheel: (c: string) => ring(c) + motif.rays(100, 100, 18, 72, c, 12, 6) + disc(100, 100, 16, c),
  tree: (c: string) => tree(100, 182, 130, c, c),
  lamp: (c: string) => motif.lampOf(100, 96, 78, c, ink.ochre),
  dove: (c: string) => motif.dove(80, 104, 78, c, ink.ochre),
  book: (c: string) => motif.book(100, 108, 82, c, WHITE),
  bell: (c: string) => motif.bell(100, 104, 76, c, WHITE),
  grain: (c: string) => ear(64, 184, 118, c) + ear(100, 184, 148, c) + ear(136, 184, 118, c),
  palm: (c: string) => palmOf(86, 184, 146, c),
  lotus: (c: string) => motif.lotus(100, 104, 84, [c], ink.ochre, 8),
  rose: (c: string) => motif.rose(100, 100, 84, [WHITE], c),
  drop: (c: string) =>
    shape('M100 20Q166 104 166 132A66 54 0 0 1 34 132Q34 104 100 20Z', c) +
    line('M72 134q12 26 40 24', WHITE, 8),
} as const satisfies Record<string, (colour: string) => string>;

/** The name of a sign. */
export type SignName = keyof typeof signs;

function ring(colour: string): string {
  return `<circle cx="100" cy="100" r="78" fill="none" stroke="${colour}" stroke-width="9"/>`;
}

/** The mark as an SVG document. */
export function markSvg({ sign, name, colour }: Mark): string {
  const size = name.length > 1 ? 56 : 64;
  const y = HIGH / 2 + size * 0.32 - ((name.length - 1) * size * 1.12) / 2;
  const words = paragraph(name, { x: 232, y, size, fill: colour, width: 400 }).drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${HIGH}" viewBox="0 0 640 ${HIGH}">${block(0, 0, 640, HIGH, WHITE)}<g transform="translate(16 20)">${signs[sign](colour)}</g>${words}</svg>`;
}

/** Prints a mark as a PNG of 640 × 240 with a small palette. */
export const drawMark = (mark: Mark): Promise<Buffer> =>
  sharp(Buffer.from(markSvg(mark)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
