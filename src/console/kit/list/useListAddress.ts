import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Chosen, ListFilter } from './filters.ts';
import {
  type ListAddress,
  type ListOrder,
  readListAddress,
  type Sortable,
  writeListAddress,
} from './listAddress.ts';

/** Debounce delay of the search, in ms. */
const PAUSE = 300;

export interface ListAddressState extends ListAddress {
  /** The text in the search box; it reaches the address with a short delay. */
  readonly typed: string;
  type(text: string): void;
  /** Changes the given filters; the others stay. */
  choose(next: Chosen): void;
  /** Sets the sort order; undefined for the usual one. */
  sort(order: ListOrder | undefined): void;
  /** Clears search and filters. The sort order stays. */
  clear(): void;
}

/** The state of a list, kept in the address (000 §2.3: a change reloads from page 1). */
export function useListAddress(filters: readonly ListFilter[], sortable?: Sortable): ListAddressState {
  const [query, setQuery] = useSearchParams();
  const asked = readListAddress(query, filters, sortable);
  const [typed, setTyped] = useState(asked.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(asked.search);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed other than by typing, for example by "back" or 'Clear All'.
  useEffect(() => {
    if (asked.search === written.current) return;
    written.current = asked.search;
    setTyped(asked.search);
  }, [asked.search]);

  const change = (search: string, next: (now: ListAddress) => Omit<ListAddress, 'search'>) => {
    clearTimeout(timer.current);
    written.current = search.trim();
    setTyped(search);
    setQuery(
      (before) =>
        writeListAddress(before, { ...next(readListAddress(before, filters, sortable)), search }, filters),
      // Synchronously: otherwise a ticked box would spring back until the next render.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  return {
    ...asked,
    typed,
    // Includes the pending search text, so a filter set right after typing does not lose it.
    choose: (next) => change(typed, (now) => ({ ...now, chosen: { ...now.chosen, ...next } })),
    sort: (order) => change(typed, (now) => ({ ...now, order })),
    clear: () => change('', ({ order }) => ({ chosen: {}, order })),
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change(text, (now) => now), PAUSE);
    },
  };
}
