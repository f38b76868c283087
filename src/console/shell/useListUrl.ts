import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ListUrl, readListUrl, writeListUrl } from './listUrl.ts';

/** How long the search waits for the next letter, in ms. */
const PAUSE = 300;

export interface ListUrlState extends ListUrl {
  /** What stands in the search box; it reaches the address a moment after the last letter. */
  readonly typed: string;
  type(text: string): void;
  change(next: Partial<ListUrl>): void;
}

/** What a list is asked for, kept in the address (000 §2.3: a change reloads from page 1). */
export function useListUrl(): ListUrlState {
  const [query, setQuery] = useSearchParams();
  const asked = readListUrl(query);
  const [typed, setTyped] = useState(asked.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(asked.search);
  const current = useRef(asked);
  useEffect(() => {
    current.current = asked;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by other means than typing, such as "back" or 'Clear All'.
  useEffect(() => {
    if (asked.search === written.current) return;
    written.current = asked.search;
    setTyped(asked.search);
  }, [asked.search]);

  const change = (next: Partial<ListUrl>) => {
    clearTimeout(timer.current);
    // What was typed a moment ago goes along, so that a filter set right after it does not lose it.
    const search = next.search ?? typed;
    written.current = search.trim();
    setTyped(search);
    setQuery(writeListUrl({ ...current.current, ...next, search }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    ...asked,
    typed,
    change,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change({ search: text }), PAUSE);
    },
  };
}
