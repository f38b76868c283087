import { createContext, useContext } from 'react';
import { onDemand } from '../../onDemand.ts';
import { SuspenseBoundary } from '../../SuspenseBoundary.tsx';

const Searched = createContext('');

// What finds the words is fetched with the first search; where that fails the text stands there without marks.
const Marked = onDemand(
  () => import('./Marked.tsx').catch(() => ({ Marked: ({ text }: { text: string }) => text })),
  'Marked',
);

/** Tells the rows of a list what was searched for. */
export const SearchedProvider = Searched.Provider;

/** A text of a list with the words marked that were searched for; a `long` one begins shortly before the first of them. */
export function Found({ text, long = false }: { text: string; long?: boolean }) {
  const search = useContext(Searched);
  if (search.trim() === '') return text;
  return (
    <SuspenseBoundary fallback={text}>
      <Marked text={text} search={search} long={long} />
    </SuspenseBoundary>
  );
}
