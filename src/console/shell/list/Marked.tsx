import { foundWords, fromFound } from '#lib/foundWords.ts';

/** A text with the words marked that were searched for; a `long` one begins shortly before the first of them. */
export function Marked({ text, search, long }: { text: string; search: string; long: boolean }) {
  return foundWords(long ? fromFound(text, search) : text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, of which none is moved.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}
