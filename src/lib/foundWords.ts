import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** A text in pieces, of which every second one (at odd places) is a word that somebody searched for, or begins or continues with one. */
export function foundWords(text: string, search: string): string[] {
  const wanted = wordsOf(search);
  return wordsMarked(text, (word) => wanted.some((one) => word.includes(one)));
}

/** The same for any rule by which a folded word is one of those that were looked for. */
export function wordsMarked(text: string, isFound: (word: string) => boolean): string[] {
  const pieces = [''];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    if (isFound(fold(piece))) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces;
}

/** So much of an excerpt stands before the first found word at most. */
const LEAD = 70;

/**
 * About `max` characters of a text around the first word that was looked for, from the beginning of its sentence where that is near, with '…'
 * where something was left out; undefined when there is no such word in it.
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
  return `${start}${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?…।–—\-\ufffd]+$/u, '')} …`;
}

/** How much of a text stands before the first word that was found, so that it is seen where there is room for a line only. */
const BEFORE = 24;

/** A text from a little before the first found word on, at a word's beginning; the whole text when the word stands near its own. */
export function fromFound(text: string, search: string): string {
  const [before = '', found] = foundWords(text, search);
  if (found === undefined || before.length <= BEFORE * 2) return text;
  const from = before.lastIndexOf(' ', before.length - BEFORE) + 1;
  return `…${text.slice(from)}`;
}
