/**
 * A text without those of these characters that stand at its end. An expression such as /[ .]+$/ begins anew at each of them, wherever they stand, which
 * takes time with the square of their number.
 */
export function withoutEnd(text: string, characters: string): string {
  let to = text.length;
  while (to > 0 && characters.includes(text[to - 1] ?? '')) to--;
  return text.slice(0, to);
}

/** What white space is to an expression's \\s and may stand in a line of text. */
export const BLANKS =
  ' \t\n\r\f\v\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** What looks odd before the sign that a text goes on. */
export const SIGNS_OF_ENDS = `${BLANKS}.,;:!?…।–—-\ufffd`;
