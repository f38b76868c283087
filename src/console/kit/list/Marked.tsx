import { foundWords, fromFound } from '#lib/foundWords.ts';

/** A text with the search words marked; a `long` one is cut to begin shortly before the first of them. */
export function Marked({ text, search, long }: { text: string; search: string; long: boolean }) {
  return foundWords(long ? fromFound(text, search) : text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}
