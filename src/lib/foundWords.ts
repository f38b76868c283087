import { fold } from './fold.ts';
import { SIGN_OF_END, withoutEnd } from './withoutEnd.ts';
import { wordsOf } from './words.ts';

/** Splits a text for highlighting: pieces at odd indexes are words that match the search, or begin or continue with a searched word. */
export function foundWords(text: string, search: string): string[] {
  const wanted = wordsOf(search);
  return wordsMarked(text, (word) => wanted.some((one) => word.includes(one)));
}

/** Splits a text for highlighting by any rule that decides whether a folded word matches. */
export function wordsMarked(text: string, isFound: (word: string) => boolean): string[] {
  const pieces = [''];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    if (isFound(fold(piece))) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces;
}

/** Maximum length of an excerpt before the first match. */
const LEAD = 70;

/**
 * Returns an excerpt of about `max` characters around the first match, starting at the beginning of its sentence if that is near, with '…'
 * where text is omitted. Returns undefined if nothing matches.
 */
export function excerptAround(
  text: string,
  isFound: (word: string) => boolean,
  max: number,
): string | undefined {
  const [before = '', found] = wordsMarked(text, isFound);
  if (found === undefined) return undefined;
  const sentence = Math.max(
    ...[...before.matchAll(/[.!?।॥]\s+/gu)].map(({ index, 0: end }) => index + end.length),
    0,
  );
  const near = before.length - sentence <= LEAD * 1.5;
  const blank = before.indexOf(' ', before.length - LEAD) + 1;
  const from = before.length <= LEAD ? 0 : near ? sentence : blank > 0 ? blank : before.length;
  const rest = text.slice(from);
  const start = from === 0 || near ? '' : '… ';
  if (rest.length <= max) return start + rest;
  const cut = rest.slice(0, max).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${start}${withoutEnd(space > max * 0.6 ? cut.slice(0, space) : cut, SIGN_OF_END)} …`;
}

/** Number of characters to keep before the first match, so that it is visible in a single line. */
const BEFORE = 24;

/**
 * Cuts the beginning of a text so that it starts at a word shortly before the first match; returns the whole text if the match is near its
 * beginning.
 */
export function fromFound(text: string, search: string): string {
  const [before = '', found] = foundWords(text, search);
  if (found === undefined || before.length <= BEFORE * 2) return text;
  const from = before.lastIndexOf(' ', before.length - BEFORE) + 1;
  return `…${text.slice(from)}`;
}
