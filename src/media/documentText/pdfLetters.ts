import { type Letter, separated } from './pdfBlanks.ts';
import type { Bookmark, Pdfium, PdfLine, PdfPageLines } from './pdfium.ts';

/** For one page; a page of a book has some 3,000. */
const MOST_LETTERS = 60_000;
const MOST_BOOKMARKS = 500;
const DEEPEST = 4;
const LONGEST_TITLE = 300;

/** Renders a page in grey, one byte per point. */
export type DrawPage = (at: number, width: number, height: number) => Promise<Uint8Array>;

/** The lines of a page, counted from 0, in the file's order. For Indian scripts, the blanks between words are detected on the rendered page (pdfBlanks.ts). */
export async function linesOf(
  pdfium: Pdfium,
  document: number,
  at: number,
  draw: DrawPage,
): Promise<PdfPageLines> {
  const page = pdfium._FPDF_LoadPage(document, at);
  if (!page) return { page: at + 1, width: 0, height: 0, lines: [], letters: 0, unknown: 0 };
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const text = pdfium._FPDFText_LoadPage(page);
  const lines = text ? lettersOf(pdfium, text, height) : [];
  if (text) pdfium._FPDFText_ClosePage(text);
  pdfium._FPDF_ClosePage(page);
  const spaced = await separated(lines, width, height, (wide, high) => draw(at, wide, high));
  const all = lines.flat().filter(({ text: one }) => one !== ' ');
  return {
    ...{ page: at + 1, width, height },
    lines: spaced.flatMap(lineOf),
    letters: all.length,
    unknown: all.filter(({ known }) => !known).length,
  };
}

/** The letters of a page, line by line. */
function lettersOf(pdfium: Pdfium, text: number, pageHeight: number): Letter[][] {
  const room = pdfium.wasmExports.malloc(256);
  const lines: Letter[][] = [[]];
  // Created each time: the memory may have moved while it grew.
  const view = (): DataView => new DataView(pdfium.HEAPU8.buffer);
  const fonts = new Map<number, string>();
  const fontAt = (at: number): string => {
    const object = pdfium._FPDFText_GetTextObject(text, at);
    const known = fonts.get(object);
    if (known !== undefined) return known;
    const bytes = Math.min(pdfium._FPDFText_GetFontInfo(text, at, room, 200, room + 200), 200);
    const name = Buffer.from(pdfium.HEAPU8.subarray(room, room + Math.max(0, bytes - 1))).toString('utf8');
    fonts.set(object, name);
    return name;
  };
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), MOST_LETTERS);
    for (let at = 0; at < count; at++) {
      const code = pdfium._FPDFText_GetUnicode(text, at);
      const line = lines.at(-1) ?? [];
      if (code === 10 || code === 13) {
        if (line.length > 0) lines.push([]);
        continue;
      }
      const isBlank = code === 32 || code === 9 || code === 0xa0;
      if (isBlank) {
        if (line.length > 0) line.push({ ...BLANK, invented: pdfium._FPDFText_IsGenerated(text, at) === 1 });
        continue;
      }
      pdfium._FPDFText_GetCharBox(text, at, room, room + 8, room + 16, room + 24);
      pdfium._FPDFText_GetCharOrigin(text, at, room + 32, room + 40);
      pdfium._FPDFText_GetMatrix(text, at, room + 48);
      const memory = view();
      const place = (bytes: number): number => finite(memory.getFloat64(room + bytes, true));
      const share = (bytes: number): number => finite(memory.getFloat32(room + 48 + bytes, true));
      const isBroken = pdfium._FPDFText_IsHyphen(text, at) === 1 || code === 2;
      line.push({
        text: isBroken ? '-' : letterOf(code),
        known: isKnown(code) && pdfium._FPDFText_HasUnicodeMapError(text, at) !== 1,
        left: place(0),
        right: place(8),
        top: pageHeight - place(24),
        bottom: pageHeight - place(16),
        base: pageHeight - place(40),
        size: pdfium._FPDFText_GetFontSize(text, at) * Math.hypot(share(8), share(12)),
        font: fontAt(at),
        isBroken,
        invented: false,
      });
    }
  } finally {
    pdfium.wasmExports.free(room);
  }
  return lines.filter((line) => line.length > 0);
}

const BLANK: Letter = {
  ...{ text: ' ', known: true, left: 0, right: 0, top: 0, bottom: 0, base: 0, size: 0, font: '' },
  ...{ isBroken: false, invented: false },
};

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Control characters, noncharacters, and the private use areas, which every font fills as it likes. */
const isKnown = (code: number): boolean =>
  code >= 32 &&
  code <= 0x10ffff &&
  !(code >= 0xe000 && code <= 0xf8ff) &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  (code & 0xfffe) !== 0xfffe &&
  code !== 0xfffd;

/** Legacy fonts use the control characters from 128 to 159 as letters; they are recognised by name later. */
const letterOf = (code: number): string => (isKnown(code) ? String.fromCodePoint(code) : '');

function lineOf(letters: readonly Letter[]): PdfLine[] {
  const solid = letters.filter(({ text }) => text.trim() !== '');
  if (solid.length === 0) return [];
  const runs: { text: string; font: string }[] = [];
  for (const { text, font } of letters) {
    const last = runs.at(-1);
    if (last && (last.font === font || text === ' ')) last.text += text;
    else if (text !== '') runs.push({ text, font });
  }
  const middle = (of: (letter: Letter) => number): number =>
    solid.map(of).sort((a, b) => a - b)[Math.floor(solid.length / 2)] ?? 0;
  const least = (of: (letter: Letter) => number): number =>
    solid.reduce((best, one) => Math.min(best, of(one)), Number.POSITIVE_INFINITY);
  return [
    {
      runs,
      left: least(({ left }) => left),
      right: -least(({ right }) => -right),
      top: least(({ top }) => top),
      bottom: -least(({ bottom }) => -bottom),
      base: middle(({ base }) => base),
      size: middle(({ size }) => Math.round(size * 10) / 10),
      ...(solid.at(-1)?.isBroken ? { broken: true } : {}),
    },
  ];
}

/** The file's bookmarks, flat, in order; of a circular chain only the beginning. */
export function bookmarksOf(pdfium: Pdfium, document: number): Bookmark[] {
  const found: Bookmark[] = [];
  const seen = new Set<number>();
  const walk = (parent: number, level: number): void => {
    for (
      let one = pdfium._FPDFBookmark_GetFirstChild(document, parent);
      one && !seen.has(one) && found.length < MOST_BOOKMARKS;
      one = pdfium._FPDFBookmark_GetNextSibling(document, one)
    ) {
      seen.add(one);
      const page = pageOf(pdfium, document, one);
      const title = titleOf(pdfium, one);
      if (title && page > 0) found.push({ title, page, level });
      if (level < DEEPEST) walk(one, level + 1);
    }
  };
  walk(0, 1);
  return found;
}

function pageOf(pdfium: Pdfium, document: number, bookmark: number): number {
  const straight = pdfium._FPDFBookmark_GetDest(document, bookmark);
  const action = straight ? 0 : pdfium._FPDFBookmark_GetAction(bookmark);
  const destination = action ? pdfium._FPDFAction_GetDest(document, action) : straight;
  return destination ? pdfium._FPDFDest_GetDestPageIndex(document, destination) + 1 : 0;
}

function titleOf(pdfium: Pdfium, bookmark: number): string {
  const bytes = pdfium._FPDFBookmark_GetTitle(bookmark, 0, 0);
  if (bytes <= 2 || bytes > 10_000) return '';
  const room = pdfium.wasmExports.malloc(bytes);
  try {
    pdfium._FPDFBookmark_GetTitle(bookmark, room, bytes);
    const title = Buffer.from(pdfium.HEAPU8.subarray(room, room + bytes - 2)).toString('utf16le');
    // Cut between characters: half of one can't be stored.
    return [...title.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_TITLE).join('');
  } finally {
    pdfium.wasmExports.free(room);
  }
}
