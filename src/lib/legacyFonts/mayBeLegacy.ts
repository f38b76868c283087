import { INDIAN_LETTER } from './encodings.ts';

/** Adjacent characters that are letters in legacy fonts, at several places in the text. */
const SIGNS =
  /(?:[a-zA-Z\][\\`~];|[a-zA-Z]?[\][\\^_`{|}][a-zA-Z]|[\u0080-\u00ff\u0152-\u0192\u02c6-\u02dc\u2018-\u203a\u20ac\u2122][^\s\d]|[^\s\d][\u00a1-\u00ff])/g;

/** Whether a text is worth passing to `guessEncoding`, which is loaded on demand: most texts are not. */
export const mayBeLegacy = (text: string): boolean =>
  text.length > 10 && !INDIAN_LETTER.test(text) && (text.match(SIGNS)?.length ?? 0) >= 3;
