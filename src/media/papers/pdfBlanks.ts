/** A letter of a page, in points from the page's left and upper edge. A blank has no place. */
export interface Letter {
  readonly text: string;
  /** Whether it is known what letter it is. */
  readonly known: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The height of the line on which it stands. */
  readonly base: number;
  /** Of its font. */
  readonly size: number;
  readonly font: string;
  /** A hyphen at the end of a line that is no part of the word. */
  readonly isBroken: boolean;
  /** A blank that the library has put between letters far from each other; the file has none there. */
  readonly invented: boolean;
}

/** Points of the drawing for each point of the page. */
const SCALE = 3;
const MOST_SIDE = 5000;
const DARK = 200;
const INDIAN = /[\u0B80-\u0BFF\u0C00-\u0C7F\u0C80-\u0CFF\u0D00-\u0D7F]/;
/** Telugu, Kannada and Malayalam write letters below others, which reach below the next word. */
const STACKED = /[\u0C00-\u0C7F\u0C80-\u0CFF\u0D00-\u0D7F]/;
/** A blank between words as a share of the font's size, where a page does not say by itself what it is. */
const USUAL = 0.22;
/** Between these lies what parts a gap within a word from one between two. */
const [NARROW, WIDE] = [0.175, 0.3];
/** Wider gaps, as between columns, are as good as this one: else the gaps of justified lines would part wide ones from narrow ones. Above the line gaps within words are wider, too. */
const WIDEST = 0.55;
const WIDEST_STACKED = 0.4;
/** Of so few gaps nothing can be told. */
const FEW = 30;

/**
 * Puts the blanks of Indian scripts where the drawn page has them. Where a sign of theirs is drawn by several glyphs, files say of the first alone which letters they
 * are; the library takes the others for gaps and puts blanks inside words. On paper a gap is white from top to bottom; above the line on
 * which the letters stand, where some are written below others. Lines without such letters stay as they are.
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

/** For each letter that may begin a word how much white is left of it, as a share of the font's size. */
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
    // A vowel sign never begins a word, nor does a second letter of one sign, or one that stands below the line.
    const isOwn = letter.left - (before?.left ?? 0) > 0.3 && letter.top * SCALE < base;
    const mayBegin = before && INDIAN.test(beside) && !/^\p{M}/u.test(letter.text) && isOwn;
    if (mayBegin) found.set(letter, whiteBefore(letter, ink, top, base) / Math.max(1, letter.size * SCALE));
    before = letter;
  }
  return found;
}

/** How many columns are white left of a letter; 0 where it touches the one before. */
function whiteBefore({ left, size }: Letter, ink: Ink, top: number, bottom: number): number {
  const start = Math.round(left * SCALE);
  let x = start;
  const far = start + Math.round(size * SCALE * 0.4);
  while (x < far && !ink(x, top, bottom)) x++;
  // The drawing may begin a little before the letter says so.
  for (let back = 0; back < 3 && ink(x, top, bottom); back++) x--;
  if (ink(x, top, bottom)) return 0;
  let white = 0;
  for (const most = size * SCALE * 4; white < most && !ink(x, top, bottom); x--) white++;
  return white;
}

/** From where on a gap is one between words: where it parts all gaps of a page into two sorts that are as like in themselves as can be. */
function leastGap(gaps: readonly number[], widest: number): number {
  if (gaps.length < FEW) return USUAL;
  const all = gaps.map((gap) => Math.min(gap, widest)).sort((a, b) => a - b);
  const sum = all.reduce((so, gap) => so + gap, 0);
  let [best, least, below] = [0, USUAL, 0];
  for (let at = 1; at < all.length; at++) {
    const [low = 0, high = 0] = [all[at - 1], all[at]];
    below += low;
    // What lies between the two sorts, as Otsu parts dark from light.
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
    // A blank that the file has itself is one, but for where letters touch.
    const isSaid = blank !== undefined && !blank.invented && gap !== 0;
    if (out.length > 0 && (isApart || isSaid)) out.push(blank ?? { ...letter, text: ' ', isBroken: false });
    out.push(letter);
    blank = undefined;
  }
  return out;
}
