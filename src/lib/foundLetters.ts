import { lettersAlone } from './documentText.ts';

/** A range of a text, by index. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const CLUSTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Maximum characters searched per page: a book page has some 3,000, a hostile one any number, and each search covers many pages. */
const LOOKED_AT = 12_000;
/** Text has few distinct letters, so their folded forms are cached. */
const MOST_KEPT = 5000;
const folds = new Map<string, string>();

function foldOf(segment: string): string {
  const known = folds.get(segment);
  if (known !== undefined) return known;
  if (folds.size >= MOST_KEPT) folds.clear();
  const folded = lettersAlone(segment);
  folds.set(segment, folded);
  return folded;
}

/**
 * Finds the letters of these words in a text, ignoring spaces and punctuation between them. Each match is widened to whole words; the spans are
 * sorted and do not overlap. `words`: as `lettersAlone` returns them.
 */
function spansOf(text: string, words: readonly string[]): Span[] {
  // The folded letters of the text, and the grapheme cluster that each of them comes from.
  let letters = '';
  const at: Span[] = [];
  for (const { segment, index } of CLUSTERS.segment(text.slice(0, LOOKED_AT))) {
    const folded = foldOf(segment);
    letters += folded;
    for (let i = 0; i < folded.length; i++) at.push({ from: index, to: index + segment.length });
  }
  const found = words.flatMap((word) => {
    const spans: Span[] = [];
    if (word !== '')
      for (let i = letters.indexOf(word); i >= 0; i = letters.indexOf(word, i + word.length)) {
        const [first, last] = [at[i], at[i + word.length - 1]];
        const before = spans.at(-1);
        // The previous match, once widened, already includes it.
        if (first && last && (!before || last.to > before.to))
          spans.push(widened(text, { from: first.from, to: last.to }));
      }
    return spans;
  });
  const inOrder = found.sort((a, b) => a.from - b.from || b.to - a.to);
  return inOrder.reduce<Span[]>((so, span) => {
    const last = so.at(-1);
    if (!last || span.from >= last.to) so.push(span);
    else if (span.to > last.to) so[so.length - 1] = { from: last.from, to: span.to };
    return so;
  }, []);
}

/** Maximum widening to either side: a long text without spaces is not a word. */
const LONGEST_SIDE = 60;

function widened(text: string, { from, to }: Span): Span {
  const [least, most] = [Math.max(0, from - LONGEST_SIDE), Math.min(text.length, to + LONGEST_SIDE)];
  while (from > least && LETTER.test(text.charAt(from - 1))) from--;
  while (to < most && LETTER.test(text.charAt(to))) to++;
  return { from, to };
}

/** Maximum characters before the first match. */
const LEAD = 70;

/**
 * Returns an excerpt of about `max` characters around the first of these words, for texts with unreliable spaces: pieces at odd indexes are matches,
 * as in `wordsMarked`, with '…' where text is omitted. undefined if there is no match.
 */
export function excerptOfLetters(text: string, words: readonly string[], max: number): string[] | undefined {
  const [found, ...others] = spansOf(text, words);
  if (!found) return undefined;
  const first = { from: found.from, to: Math.min(found.to, found.from + max) };
  const blank = text.indexOf(' ', Math.max(0, first.from - LEAD)) + 1;
  const from = first.from <= LEAD ? 0 : blank > 0 && blank <= first.from ? blank : first.from;
  const far = Math.max(first.to, from + max);
  const space = text.indexOf(' ', far);
  const to = text.length <= far || space < 0 || space > far + LEAD ? Math.min(text.length, far) : space;
  const pieces = [from > 0 ? '… ' : ''];
  let done = from;
  for (const span of [first, ...others].filter((one) => one.to <= to)) {
    pieces[pieces.length - 1] += text.slice(done, span.from);
    pieces.push(text.slice(span.from, span.to), '');
    done = span.to;
  }
  pieces[pieces.length - 1] += text.slice(done, to).toWellFormed() + (to < text.length ? ' …' : '');
  return pieces;
}
