import type { WordsOf } from '#lib/translations.ts';
import type { READERS, Span } from './words.ts';

type Words = WordsOf<typeof READERS>;

/** The fractions that have a name in the words, in the same order. */
const PORTIONS = [0.1, 0.2, 0.25, 0.333, 0.5, 0.667, 0.75, 0.9, 1];

/** The nearest named fraction: 'A fifth'. */
export function portionOf(part: number, { portions }: Words): string {
  const far = PORTIONS.map((one) => Math.abs(one - part));
  return portions[far.indexOf(Math.min(...far))] ?? '';
}

/** The change from before in words: 0.2 is a fifth more. */
export function comparedSentence(share: number, span: Span, words: Words): string {
  if (Math.abs(share) < 0.05) return words.asMany(span);
  if (share >= 0.9) return words.timesAsMany(share < 1.2 ? 2 : Math.round(share + 1), span);
  const portion = portionOf(Math.abs(share), words);
  return share > 0 ? words.moreThan(portion, span) : words.fewerThan(portion, span);
}
