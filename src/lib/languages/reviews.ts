import type { Leaf } from './leaves.ts';
import { readable } from './readable.ts';

/** A sentence's reviewer, and a hash of the reviewed English text and translation, to detect later changes. */
export interface Review {
  readonly by: string;
  readonly of: string;
}
/** The reviews of a language, by part and key of the sentence: 'site.about.noText'. */
export type Reviews = Readonly<Record<string, Review>>;

/** The hash that identifies the reviewed texts. */
export const markOfLeaf = ({ english, said }: Leaf): string =>
  [0, 1].map((seed) => numberOf(`${seed}${readable(english) ?? ''}\n${said}`)).join('');

/** FNV-1a as eight hex digits: enough to detect that a sentence has changed. */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The reviewer of a sentence's current version; undefined if it has not been reviewed, or was changed since. */
export const reviewerOf = (reviews: Reviews, part: string, leaf: Leaf): string | undefined => {
  const review = reviews[`${part}.${leaf.key}`];
  return review?.of === markOfLeaf(leaf) ? review.by : undefined;
};
