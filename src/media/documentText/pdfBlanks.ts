/** A letter of a page, in points from the page's top left corner. A blank has no position. */
export interface Letter {
  readonly text: string;
  /** Whether its character is known. */
  readonly known: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The height of its baseline. */
  readonly base: number;
  /** Its font size. */
  readonly size: number;
  readonly font: string;
  /** A hyphen at the end of a line that is no part of the word. */
  readonly isBroken: boolean;
  /** A blank that the library has inserted between distant letters; the file has none there. */
  readonly invented: boolean;
}

/** Pixels of the drawing per point of the page. */
const SCALE = 3;
const MOST_SIDE = 5000;
const DARK = 200;
const INDIAN = /[\u0B80-\u0BFF\u0C00-\u0C7F\u0C80-\u0CFF\u0D00-\u0D7F]/;
/** Telugu, Kannada and Malayalam write letters below others, which reach below the next word. */
const STACKED = /[\u0C00-\u0C7F\u0C80-\u0CFF\u0D00-\u0D7F]/;
/** A blank between words as a share of the font size, if it can't be derived from the page. */
const USUAL = 0.22;
/** The limit between gaps within a word and gaps between two words is in this range. */
const [NARROW, WIDE] = [0.175, 0.3];
/**
 * Wider gaps, as between columns, count as this wide: otherwise the gaps of justified lines would separate wide ones from narrow ones. Above the baseline, gaps
 * within words are wider, too.
 */
const WIDEST = 0.55;
const WIDEST_STACKED = 0.4;
/** Fewer gaps than this are not conclusive. */
const FEW = 30;

/**
 * Inserts the blanks of Indian scripts where the rendered page has them. If a sign of theirs is drawn by several glyphs, files map only the first one to
 * letters; the library takes the others for gaps and inserts blanks inside words. In the drawing a gap is white from top to bottom; above the baseline, if some
 * letters are written below others. Lines without such letters are left unchanged.
 */
export async function separated(
  lines: readonly (readonly Letter[])[],
  width: number,
  height: number,
  draw: (width: number, height: number) => Promise<Uint8Array>,
): Promise<readonly (readonly Letter[])[]> {
  const isIndian = (line: readonly Letter[]): boolean => line.some(({ text }) => INDIAN.test(text));
  const fits = width > 0 && height > 0 && Math.max(width, height) * SCALE <= MOST_SIDE;
  if (!fits || !lines.some(isIndian)) return lines;
  const [wide, high] = [Math.round(width * SCALE), Math.round(height * SCALE)];
  const ink = inkOf(await draw(wide, high), wide, high);
  const gaps = lines.map((line) => (isIndian(line) ? gapsOf(line, ink) : undefined));
  const widest = lines.flat().some(({ text }) => STACKED.test(text)) ? WIDEST_STACKED : WIDEST;
  const least = leastGap(
    gaps.flatMap((all) => [...(all?.values() ?? [])]),
    widest,
  );
  return lines.map((line, at) => {
    const found = gaps[at];
    return found ? withBlanks(line, found, least) : line;
  });
}

/** Whether there is ink in a column of the drawing between two rows. */
type Ink = (x: number, from: number, to: number) => boolean;

function inkOf(data: Uint8Array, wide: number, high: number): Ink {
  return (x, from, to) => {
    if (x < 0 || x >= wide) return false;
    for (let y = Math.max(0, from); y < Math.min(high, to); y++)
      if ((data[y * wide + x] ?? 255) < DARK) return true;
    return false;
  };
}

/** For each letter that may start a word, the white space to its left, as a share of the font size. */
function gapsOf(line: readonly Letter[], ink: Ink): Map<Letter, number> {
  const solid = line.filter(({ text }) => text !== ' ');
  const edge = (of: (letter: Letter) => number, least: (...all: number[]) => number): number =>
    Math.round(solid.reduce((best, one) => least(best, of(one)), of(solid[0] as Letter)) * SCALE);
  const [top, bottom] = [edge((one) => one.top, Math.min), edge((one) => one.bottom, Math.max)];
  const found = new Map<Letter, number>();
  let before: Letter | undefined;
  for (const letter of solid) {
    const beside = `${before?.text ?? ''}${letter.text}`;
    const base = STACKED.test(beside) ? Math.min(bottom, Math.round(letter.base * SCALE)) : bottom;
    // A vowel sign never starts a word, nor does a second letter of one sign, or one below the baseline.
    const isOwn = letter.left - (before?.left ?? 0) > 0.3 && letter.top * SCALE < base;
    const mayBegin = before && INDIAN.test(beside) && !/^\p{M}/u.test(letter.text) && isOwn;
    if (mayBegin) found.set(letter, whiteBefore(letter, ink, top, base) / Math.max(1, letter.size * SCALE));
    before = letter;
  }
  return found;
}

/** The number of white columns left of a letter; 0 if it touches the one before. */
function whiteBefore({ left, size }: Letter, ink: Ink, top: number, bottom: number): number {
  const start = Math.round(left * SCALE);
  let x = start;
  const far = start + Math.round(size * SCALE * 0.4);
  while (x < far && !ink(x, top, bottom)) x++;
  // The glyph may start slightly before the letter's box.
  for (let back = 0; back < 3 && ink(x, top, bottom); back++) x--;
  if (ink(x, top, bottom)) return 0;
  let white = 0;
  for (const most = size * SCALE * 4; white < most && !ink(x, top, bottom); x--) white++;
  return white;
}

/** The least gap between words: the threshold that splits all gaps of a page into the two most homogeneous groups. */
function leastGap(gaps: readonly number[], widest: number): number {
  if (gaps.length < FEW) return USUAL;
  const all = gaps.map((gap) => Math.min(gap, widest)).sort((a, b) => a - b);
  const sum = all.reduce((so, gap) => so + gap, 0);
  let [best, least, below] = [0, USUAL, 0];
  for (let at = 1; at < all.length; at++) {
    const [low = 0, high = 0] = [all[at - 1], all[at]];
    below += low;
    // The variance between the two groups, as in Otsu's method.
    const apart = at * (all.length - at) * (below / at - (sum - below) / (all.length - at)) ** 2;
    if (high > low && apart > best) [best, least] = [apart, (low + high) / 2];
  }
  return Math.min(WIDE, Math.max(NARROW, least));
}

function withBlanks(line: readonly Letter[], gaps: ReadonlyMap<Letter, number>, least: number): Letter[] {
  const out: Letter[] = [];
  let blank: Letter | undefined;
  for (const letter of line) {
    if (letter.text === ' ') {
      blank = letter;
      continue;
    }
    const gap = gaps.get(letter);
    const isApart = gap === undefined ? blank !== undefined && !/^\p{M}/u.test(letter.text) : gap >= least;
    // A blank in the file is kept, except where letters touch.
    const isSaid = blank !== undefined && !blank.invented && gap !== 0;
    if (out.length > 0 && (isApart || isSaid)) out.push(blank ?? { ...letter, text: ' ', isBroken: false });
    out.push(letter);
    blank = undefined;
  }
  return out;
}
