import type { Block } from './blocks.ts';

/** Sentences of more words are too long for most readers. */
export const MOST_WORDS = 25;

/** Abbreviations with a full stop that does not end a sentence. */
const SHORT =
  /(?:^|[\s(“‘"'])(?:Mr|Mrs|Ms|Dr|Rev|Revd|St|Sts|Prof|Sr|Jr|Smt|Sri|Bro|Fr|Rt|Most|Hon|Gen|No|Nos|Rs|vs|cf|Ps|Mt|Lk|Jn|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[A-Z])\.$/;
const END = /[.!?…।॥]["”’')\]]*(?=\s|$)/g;

/** A sentence of a block: the range of its letters, and its number of words. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** The sentences of a block. */
export function sentencesOf({ text }: Pick<Block, 'text'>): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const add = (to: number): void => {
    const words = text
      .slice(from, to)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const lead = /^\s*/.exec(text.slice(from, to))?.[0].length ?? 0;
    if (words > 0) found.push({ from: from + lead, to, words });
    from = to;
  };
  for (const sign of text.matchAll(END)) {
    const to = sign.index + sign[0].length;
    // A title or an initial is followed by a name; small letters continue the sentence.
    const isShort = sign[0].startsWith('.') && SHORT.test(text.slice(from, sign.index + 1));
    if (!isShort && !/^\s+\p{Ll}/u.test(text.slice(to))) add(to);
  }
  add(text.length);
  return found;
}
