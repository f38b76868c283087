/**
 * Removes the characters at the end of a text that match the expression for a single character. A regular expression for the whole end, such as /[
 * .]+$/, is retried at each such character anywhere in the text, which takes quadratic time.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let to = text.length;
  while (to > 0 && character.test(text[to - 1] ?? '')) to--;
  return text.slice(0, to);
}

/** Characters that look wrong before an ellipsis. */
export const SIGN_OF_END = /[\s.,;:!?…।–—\-\ufffd]/;
