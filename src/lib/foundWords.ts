import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** A text in pieces, of which every second one (at odd places) is a word that somebody searched for, or begins or continues with one. */
export function foundWords(text: string, search: string): string[] {
  const wanted = wordsOf(search);
  const pieces = [''];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const folded = fold(piece);
    if (wanted.some((word) => folded.includes(word))) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces;
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
