/** The end of a sentence, perhaps within quotation marks or brackets. */
const ENDS = /[.!?…:;,।॥]["'”’»)\]]*$/u;

/** Titles and sentences as one running text: each ends with a mark of its own, or gets a full stop before the next one. */
export const sentencesOf = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, place, all) => (place < all.length - 1 && !ENDS.test(part) ? `${part}.` : part))
    .join(' ');
