import { createContext, useContext } from 'react';
import { foundWords } from '#lib/foundWords.ts';

const Searched = createContext('');

/** Tells the rows of a list what was searched for. */
export const SearchedProvider = Searched.Provider;

/** A text of a list with the words marked that were searched for. */
export function Found({ text }: { text: string }) {
  const search = useContext(Searched);
  if (search.trim() === '') return text;
  return foundWords(text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, of which none is moved.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}
