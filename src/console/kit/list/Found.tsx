import { createContext, useContext } from 'react';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';

const Searched = createContext('');

// Loaded with the first search; if loading fails, the text is shown without marks.
const Marked = onDemand(
  () => import('./Marked.tsx').catch(() => ({ Marked: ({ text }: { text: string }) => text })),
  'Marked',
);

/** Gives the rows of a list the search words. */
export const SearchedProvider = Searched.Provider;

/** A text of a list with the search words marked; a `long` one is cut to begin shortly before the first of them. */
export function Found({ text, long = false }: { text: string; long?: boolean }) {
  const search = useContext(Searched);
  if (search.trim() === '') return text;
  return (
    <SuspenseBoundary fallback={text}>
      <Marked text={text} search={search} long={long} />
    </SuspenseBoundary>
  );
}
