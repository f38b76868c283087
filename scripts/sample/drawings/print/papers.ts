import { chance } from '../chance.ts';
import { ink } from '../palette.ts';
import { printJpeg } from '../render.ts';
import { block, disc, lancet, line, repeat, shape } from '../svg.ts';
import { sheet } from './covers.ts';
import { broken, letters, paragraph } from './lettering.ts';
import * as motif from './motifs.ts';

/** How the first page of a paper looks. */
export type PaperLook =
  | 'letter'
  | 'report'
  | 'table'
  | 'booklet'
  | 'minutes'
  | 'notice'
  | 'outline'
  | 'lectionary';

/** A paper as its first page shows it; `title` may be a line of INDIC_LINES. */
export interface PaperCover {
  readonly look: PaperLook;
  readonly title: string;
  readonly sub: string;
  /** The colour that the look leads with; each has its own. */
  readonly colour?: string;
}

const PALE = '#c9bfb0';
const BROWN = '#5a4022';
const page = (ground = '#fffdf8'): string => block(0, 0, 720, 960, ground);

/** Grey lines where small print would be, the last of every few short. */
function print(x: number, y: number, width: number, count: number, step: number, colour = PALE): string {
  const luck = chance(count * 7 + Math.round(x));
  return repeat(count, (i) =>
    block(x, y + i * step, width * (i % 6 === 5 ? 0.5 : luck.between(0.92, 1)), 7, colour),
  );
}

/** A title in as many lines as it needs, from `y` on. @returns the drawing, and where the next line would stand */
function heading(title: string, y: number, size: number, fill: string, x = 60, width = 600) {
  const lines = broken(title, size, width);
  return paragraph(lines, { x, y, size, fill, width }, 1.1);
}

/** One of the emblems, by the letters of the title. */
function emblemOf(title: string, colour: string): string {
  const emblems = [
    () => motif.lotus(400, 700, 180, [colour, ink.rose], ink.ochre, 12),
    () => motif.rose(400, 700, 170, [colour, ink.ochre, ink.rose], ink.plum),
    () => motif.kolam(400, 700, 190, colour),
    () => motif.dove(390, 700, 150, colour, ink.ochre),
    () => motif.book(400, 700, 160, ink.white, colour) + motif.rays(400, 560, 40, 110, colour, 14, 6),
    () => motif.lampOf(400, 690, 150, colour, ink.ochre),
    () => motif.bell(400, 700, 140, colour, ink.cream),
  ];
  const sum = [...title].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return emblems[sum % emblems.length]?.() ?? '';
}

const looks: Readonly<Record<PaperLook, (paper: PaperCover) => string>> = {
  letter: ({ title, sub, colour = ink.magenta }) => {
    const head = heading(title, 330, 46, ink.dark);
    return (
      page() +
      disc(108, 112, 54, colour) +
      disc(108, 112, 47, '#fffdf8') +
      line('M108 82V142M86 104H130', colour, 7) +
      letters(sub, { x: 190, y: 108, size: 32, fill: ink.dark, width: 470 }) +
      block(190, 128, 250, 7, PALE) +
      block(60, 200, 600, 3, ink.dark) +
      block(60, 246, 180, 7, PALE) +
      head.drawn +
      print(60, head.next + 10, 600, Math.floor((800 - head.next) / 28), 28) +
      line('M440 868q30-50 50 0t50 0 60-20', ink.dark, 4)
    );
  },
  report: ({ title, sub, colour = ink.teal }) =>
    page(colour) +
    block(60, 60, 600, 4, ink.cream) +
    block(60, 71, 600, 1.6, ink.cream) +
    heading(title, 190, 88, ink.cream).drawn +
    letters(sub, { x: 60, y: 890, size: 34, fill: ink.cream, width: 330 }) +
    shape(lancet(400, 500, 260, 460), ink.dark, 0.28) +
    shape(lancet(440, 560, 180, 400), ink.ochre),
  table: ({ title, sub, colour = ink.dark }) => {
    const head = heading(title, 130, 50, colour);
    return (
      page() +
      head.drawn +
      letters(sub, { x: 60, y: head.next - 6, size: 29, fill: '#6f6259', width: 600 }) +
      repeat(Math.floor((900 - head.next - 30) / 52), (i) => {
        const y = head.next + 34 + i * 52;
        return (
          block(60, y, 600, 2, PALE) +
          block(60, y + 20, 40, 8, '#8b7d77') +
          block(140, y + 20, 230 - (i % 3) * 34, 8, '#8b7d77') +
          block(480, y + 20, 130 - (i % 2) * 26, 8, PALE)
        );
      })
    );
  },
  booklet: ({ title, sub, colour = ink.magenta }) => {
    const head = heading(title, 180, 74, ink.dark, 132, 540);
    return (
      page('#e9dcc0') +
      block(0, 0, 84, 960, colour) +
      head.drawn +
      letters(sub, { x: 132, y: head.next - 10, size: 36, fill: colour, width: 530 }) +
      emblemOf(title, colour)
    );
  },
  minutes: ({ title, sub }) => {
    const lines = broken(title.toUpperCase(), 58, 520);
    const head = paragraph(lines, {
      x: 360,
      y: 190,
      size: 58,
      fill: BROWN,
      anchor: 'middle',
      width: 540,
      spacing: 4,
    });
    return (
      page('#e2cfa6') +
      `<rect x="40" y="40" width="640" height="880" fill="none" stroke="#8d6a3a" stroke-width="3"/>` +
      head.drawn +
      letters(sub, { x: 360, y: head.next + 6, size: 34, fill: BROWN, anchor: 'middle', width: 540 }) +
      line(`M240 ${head.next + 52}H480`, '#8d6a3a', 3) +
      print(110, head.next + 108, 500, Math.floor((800 - head.next) / 32), 32, '#b99a63')
    );
  },
  notice: ({ title, sub }) => {
    const lines = broken(title, 54, 600);
    const head = paragraph(lines, { x: 360, y: 190, size: 54, fill: ink.dark, anchor: 'middle', width: 600 });
    return (
      page() +
      letters(sub.toUpperCase(), {
        x: 360,
        y: 108,
        size: 30,
        fill: ink.dark,
        anchor: 'middle',
        spacing: 4,
        width: 600,
      }) +
      block(60, 64, 600, 3, ink.dark) +
      block(60, 126, 600, 3, ink.dark) +
      head.drawn +
      print(60, head.next + 10, 280, Math.floor((880 - head.next) / 30), 30) +
      print(380, head.next + 10, 280, Math.floor((880 - head.next) / 30), 30)
    );
  },
  outline: ({ title, sub, colour = ink.plum }) => {
    const head = heading(title, 206, 66, ink.dark);
    const room = Math.max(110, (880 - head.next - 70) / 3);
    return (
      page('#f6ecd9') +
      block(0, 0, 720, 84, colour) +
      letters(sub, { x: 60, y: 54, size: 31, fill: ink.cream, width: 600 }) +
      head.drawn +
      repeat(3, (i) => {
        const y = head.next + 40 + i * room;
        return (
          letters(`${i + 1}`, { x: 60, y: y + 58, size: 78, fill: colour }) +
          print(140, y + 8, 500, Math.floor((room - 30) / 30), 30)
        );
      })
    );
  },
  lectionary: ({ title, sub, colour = ink.leaf }) => {
    const seasons = [ink.plum, ink.white, ink.gold, ink.plum, ink.white, ink.laterite, ink.gold];
    return (
      page(colour) +
      `<rect x="34" y="34" width="652" height="892" fill="none" stroke="${ink.cream}" stroke-width="3"/>` +
      paragraph(broken(title, 84, 560), {
        x: 360,
        y: 190,
        size: 84,
        fill: ink.cream,
        anchor: 'middle',
        width: 580,
      }).drawn +
      letters(sub, { x: 360, y: 870, size: 34, fill: ink.cream, anchor: 'middle', width: 560 }) +
      repeat(7, (i) =>
        shape(
          lancet(108 + i * 72, 430 + Math.abs(i - 3) * 34, 62, 360 - Math.abs(i - 3) * 34),
          seasons[i] ?? ink.cream,
        ),
      ) +
      line('M84 800H636', ink.gold, 6)
    );
  },
};

/** The first page of a paper, as an SVG document. */
export const paperSvg = (paper: PaperCover): string => sheet(looks[paper.look](paper));

/** Prints the first page of a paper: a JPEG of 720 × 960. */
export const drawPaper = (paper: PaperCover): Promise<Buffer> => printJpeg(paperSvg(paper));
