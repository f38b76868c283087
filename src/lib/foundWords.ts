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
