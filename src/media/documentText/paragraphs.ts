import { type DocumentBlock, documentTextOf } from '#lib/documentText.ts';
import { impossibleShare } from '#lib/impossibleWords.ts';
import { languageOf } from '#lib/language.ts';
import { textByFont } from '#lib/legacyFonts/legacyText.ts';
import type { PdfLine, PdfPageLines } from './pdfium.ts';
import type { PdfText } from './pdfPages.ts';

/** A page as it is stored. */
export interface ReadPage {
  readonly number: number;
  readonly language: string;
  readonly text: string;
  /** It has no usable text: a scanned page, or letters with an unknown encoding. */
  readonly waits: boolean;
}

/** A line with its words. */
interface Line extends PdfLine {
  readonly text: string;
}

/** Letters of a heading are at least this much higher than those of the body text. */
const HEADING = 1.14;
export const LONGEST_HEADING = 160;
/** Lines further apart than this multiple of their font size are two paragraphs. */
const APART = 1.9;
/** Above this share of unmapped letters the text layer is of no use. */
const MOST_UNKNOWN = 0.03;
/** Vowel signs without a base letter: the text was drawn and not written. */
const MOST_LOOSE = 0.05;
/** Impossible words: misread letters. Good documents have up to 0.014, others at least 0.08. */
const MOST_IMPOSSIBLE = 0.05;

/**
 * The pages of a document as paragraphs and headings: lines become paragraphs, words hyphenated at line ends are rejoined, and running headers, footers and
 * page numbers are left out.
 */
export function pagesOf({ pages }: Pick<PdfText, 'pages'>): ReadPage[] {
  const withWords = pages.map((page) => ({
    page,
    lines: page.lines.map((line) => ({ ...line, text: wordsOf(line) })).filter(({ text }) => text !== ''),
  }));
  const repeated = repeatedIn(withWords);
  const usual = usualSize(withWords.flatMap(({ lines }) => lines));
  const levels = levelsAbove(
    withWords.flatMap(({ lines }) => lines),
    usual,
  );
  return withWords.map(({ page, lines }) => {
    const edges = new Set(edgesOf(lines));
    const kept = lines.filter(
      (line) => !(edges.has(line) && repeated.has(sameOnAll(line))) && !isNumber(line, page),
    );
    const blocks = blocksOf(kept, (line) => levels.get(rounded(line.size)) ?? 0);
    const text = documentTextOf(blocks);
    return { number: page.page, language: languageOf(sampleOf(text)), text, waits: isOfNoUse(page, text) };
  });
}

/** The words of a line, or of a paragraph: one blank between two, no control characters; text in legacy fonts is converted to Unicode. */
export const wordsOf = ({ runs }: Pick<PdfLine, 'runs'>): string =>
  runs
    .map(({ text, font }) => textByFont(text, font.replace(/^[A-Z]{6}\+/, '')) ?? text)
    .join('')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\uFFFD\s]+/gu, ' ')
    .trim();

/** From its middle too, since documents in Indian languages often start with Latin letters. */
export const sampleOf = (text: string): string =>
  text.length <= 400 ? text : `${text.slice(0, 200)} ${text.slice(text.length / 2, text.length / 2 + 200)}`;

function isOfNoUse({ letters, unknown }: PdfPageLines, text: string): boolean {
  const found = text.match(/\p{L}/gu)?.length ?? 0;
  if (found < 3) return true;
  const loose = text.match(/(?<![\p{L}\p{M}\u200C\u200D])[\p{Mc}\p{Mn}]/gu)?.length ?? 0;
  if (unknown > letters * MOST_UNKNOWN || loose > found * MOST_LOOSE) return true;
  return impossibleShare(text.split(/\s+/)) > MOST_IMPOSSIBLE;
}

const rounded = (size: number): number => Math.round(size * 2) / 2;

/** The font size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines)
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** Font sizes of headings, the largest of up to three first. */
function levelsAbove(lines: readonly Line[], usual: number): Map<number, number> {
  const sizes = new Set(lines.filter(({ size }) => size >= usual * HEADING).map(({ size }) => rounded(size)));
  const found = [...sizes].sort((a, b) => b - a);
  return new Map(found.map((size, at) => [size, Math.min(at, 2) + 2]));
}

const sameOnAll = ({ text }: Line): string => text.replace(/\d+/g, '0').toLocaleLowerCase('en');

/** The running header and footer of a page; a line between them is text, however often it is repeated. */
const edgesOf = (lines: readonly Line[]): Line[] => [...lines.slice(0, 2), ...lines.slice(-2)];

/** What comes first or last on at least three pages, and on every third: the title of the document, the date of a letter. */
function repeatedIn(pages: readonly { readonly lines: readonly Line[] }[]): Set<string> {
  const times = new Map<string, number>();
  for (const { lines } of pages)
    for (const line of new Set(
      edgesOf(lines)
        .filter(({ text }) => text.length < 120)
        .map(sameOnAll),
    ))
      times.set(line, (times.get(line) ?? 0) + 1);
  const least = Math.max(3, pages.length / 3);
  return new Set([...times].filter(([, count]) => count >= least).map(([line]) => line));
}

/** The number of a page, at its upper or lower edge. */
const isNumber = ({ text, top, bottom }: Line, { height }: PdfPageLines): boolean =>
  (top > height * 0.88 || bottom < height * 0.1) &&
  /^[-–—\s]*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?[-–—\s.]*$/i.test(text);

function blocksOf(lines: readonly Line[], levelOf: (line: Line) => number): DocumentBlock[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const level = levelOf(line);
    const before = block?.lines.at(-1);
    if (block && before && block.level === level && goesOn(before, line, block)) {
      block.lines.push(line);
      block.left = Math.min(block.left, line.left);
      block.right = Math.max(block.right, line.right);
    } else blocks.push({ level, lines: [line], left: line.left, right: line.right });
  }
  return blocks.map(({ level, lines: own }) => {
    const text = joined(own);
    // A whole page in large letters is no heading.
    return { level: text.length > LONGEST_HEADING ? 0 : level, text };
  });
}

/** Adjacent lines with their left and right edges: updated as it grows, since a hostile page has sixty thousand lines. */
interface Block {
  readonly level: number;
  readonly lines: Line[];
  left: number;
  right: number;
}

/** Whether a line continues the one before it. */
function goesOn(before: Line, line: Line, { lines, level, left, right }: Block): boolean {
  const step = line.base - before.base;
  const high = Math.max(line.size, before.size);
  // An unfinished paragraph continues at the top of the next column.
  if (step < 0) return level === 0 && !ENDS.test(before.text);
  if (step > high * APART) return false;
  if (level > 0) return true;
  const isIndented = line.left - left > high * 0.6 && lines.length > 1 && before.left - left < high * 0.3;
  const endsShort = ENDS.test(before.text) && right - before.right > firstWord(line) * 1.2 + high * 0.5;
  return !isIndented && !endsShort && !POINT.test(line.text);
}

/** The width of a line's first word: if it would have fit above, the line ended on purpose. */
const firstWord = ({ text, left, right }: Line): number =>
  ((right - left) * (text.split(' ')[0]?.length ?? 0)) / text.length;

const ENDS = /[.!?:;।”"')\]]$/u;
/** List items. */
const POINT = /^(?:[•●▪■◦‣–-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s)/i;

/** Lines as one text; hyphenated words are rejoined. */
function joined(lines: readonly Line[]): string {
  const pieces: string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = pieces.pop() ?? '';
    const isBroken = lines[at - 1]?.broken || (/\p{Ll}[-\u00AD]$/u.test(last) && /^\p{Ll}/u.test(line.text));
    pieces.push(isBroken ? last.replace(/[-\u00AD]$/u, '') : `${last} `, line.text);
  }
  return pieces.join('').trim();
}
