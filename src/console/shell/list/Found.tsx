import { createContext, useContext } from 'react';
import { foundWords, fromFound } from '#lib/foundWords.ts';

const Searched = createContext('');

/** Tells the rows of a list what was searched for. */
export const SearchedProvider = Searched.Provider;

/** A text of a list with the words marked that were searched for; a `long` one begins shortly before the first of them. */
export function Found({ text, long = false }: { text: string; long?: boolean }) {
  const search = useContext(Searched);
  if (search.trim() === '') return text;
  return foundWords(long ? fromFound(text, search) : text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, of which none is moved.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}
