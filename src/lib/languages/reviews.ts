import type { Leaf } from './leaves.ts';
import { readable } from './readable.ts';

/** Who has reviewed a sentence, and by what it is known whether it still is what was reviewed: English and translation alike. */
export interface Review {
  readonly by: string;
  readonly of: string;
}
/** The reviews of a language, by part and key of the sentence: 'site.about.noText'. */
export type Reviews = Readonly<Record<string, Review>>;

/** By what a sentence is known to be what was reviewed. */
export const markOfLeaf = ({ english, said }: Leaf): string =>
  [0, 1].map((seed) => numberOf(`${seed}${readable(english) ?? ''}\n${said}`)).join('');

/** FNV-1a, in eight letters: enough to see that a sentence has been changed. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Who has reviewed a sentence as it stands today; undefined for what nobody has, or what has been changed since. */
export const reviewerOf = (reviews: Reviews, part: string, leaf: Leaf): string | undefined => {
  const review = reviews[`${part}.${leaf.key}`];
  return review?.of === markOfLeaf(leaf) ? review.by : undefined;
};
