/** The end of a sentence, optionally inside quotation marks or brackets. */
const ENDS = /[.!?…:;,।॥]["'”’»)\]]*$/u;

/** Joins titles and sentences to one text: each ends with its own punctuation, or gets a full stop before the next one. */
export const sentencesOf = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, place, all) => (place < all.length - 1 && !ENDS.test(part) ? `${part}.` : part))
    .join(' ');
