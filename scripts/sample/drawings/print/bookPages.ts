import { chance } from '../chance.ts';
import { ink } from '../palette.ts';
import { printJpeg } from '../render.ts';
import { block, line, oval, repeat, round } from '../svg.ts';
import { type ArtName, arts } from './art.ts';
import { sheet } from './covers.ts';
import { letters, paragraph } from './lettering.ts';

/** A page inside a book: its title page, a page of text, or a page of music. */
export type BookPage =
  | { readonly page: 'title'; readonly title: readonly string[]; readonly sub: string; readonly art: ArtName }
  | { readonly page: 'text' | 'music'; readonly number: number };

const PAPER = '#fffaf0';
const GREY = '#b9ada0';

function titlePage({ title, sub, art }: Extract<BookPage, { page: 'title' }>): string {
  const { ground, draw, box } = arts[art] as {
    ground: string;
    draw: () => string;
    box?: readonly [number, number];
  };
  const [top, bottom] = box ?? [420, 900];
  const scale = 250 / Math.max(bottom - top, 480);
  const name = paragraph(title, { x: 360, y: 190, size: 62, fill: ink.dark, anchor: 'middle', width: 560 });
  // The drawing of the cover again, in a small window.
  const window = `<svg x="230" y="470" width="260" height="260" viewBox="${round(360 - 130 / scale)} ${round((top + bottom) / 2 - 130 / scale)} ${round(260 / scale)} ${round(260 / scale)}">${block(-400, -200, 1600, 1600, ground)}${draw()}</svg>`;
  return (
    name.drawn +
    letters(sub, { x: 360, y: name.next, size: 34, fill: '#6f6259', anchor: 'middle', width: 560 }) +
    window +
    line('M300 830H420', GREY, 3) +
    letters('Synod Press', { x: 360, y: 884, size: 30, fill: ink.dark, anchor: 'middle' })
  );
}

function textPage(number: number): string {
  const luck = chance(number);
  const rows = (y: number, count: number): string =>
    repeat(count, (i) =>
      block(
        96,
        y + i * 30,
        528 * (i === count - 1 ? luck.between(0.3, 0.7) : luck.between(0.96, 1)),
        7,
        GREY,
      ),
    );
  const first = 5 + (number % 4);
  return (
    block(96, 110, 210 + (number % 5) * 30, 15, ink.dark) +
    rows(176, first) +
    rows(176 + (first + 1) * 30, 7) +
    rows(176 + (first + 9) * 30, 8 - (number % 4)) +
    folio(number)
  );
}

/** Four staves with notes, words below them. */
function musicPage(number: number): string {
  const luck = chance(number * 3);
  const stave = (y: number): string =>
    repeat(5, (i) => line(`M96 ${y + i * 15}H624`, ink.dark, 1.6)) +
    line(`M96 ${y}V${y + 60}M624 ${y}V${y + 60}M272 ${y}V${y + 60}M448 ${y}V${y + 60}`, ink.dark, 2.4) +
    repeat(12, (i) => {
      const [x, at] = [122 + i * 43, y + Math.floor(luck.between(0, 8)) * 7.5];
      const up = at > y + 26;
      return (
        oval(x, at, 10, 7.5, ink.dark, -18) +
        line(`M${round(x + (up ? 9 : -9))} ${round(at)}V${round(at + (up ? -46 : 46))}`, ink.dark, 2.6)
      );
    }) +
    repeat(6, (i) => block(112 + i * 86, y + 106, luck.between(34, 66), 7, GREY));
  return block(96, 96, 260, 15, ink.dark) + repeat(4, (i) => stave(170 + i * 178)) + folio(number);
}

const folio = (number: number): string =>
  letters(String(number), { x: 360, y: 916, size: 24, fill: '#6f6259', anchor: 'middle' });

/** The page as an SVG document. */
export function bookPageSvg(of: BookPage): string {
  const drawn =
    of.page === 'title' ? titlePage(of) : of.page === 'text' ? textPage(of.number) : musicPage(of.number);
  return sheet(block(0, 0, 720, 960, PAPER), drawn);
}

/** Prints the page: a JPEG of 720 × 960. */
export const drawBookPage = (of: BookPage): Promise<Buffer> => printJpeg(bookPageSvg(of));
