/**
 * A text without those characters at its end that the expression, which reads one, knows. One for the whole end, such as /[ .]+$/, begins anew at each of
 * them, wherever they stand, which takes time with the square of their number.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let to = text.length;
  while (to > 0 && character.test(text[to - 1] ?? '')) to--;
  return text.slice(0, to);
}

/** What looks odd before the sign that a text goes on. */
export const SIGN_OF_END = /[\s.,;:!?…।–—\-\ufffd]/;
