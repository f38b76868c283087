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

/** How long the search waits for the next letter, in ms. */
const PAUSE = 300;

export interface ListAddressState extends ListAddress {
  /** What stands in the search box; it reaches the address a moment after the last letter. */
  readonly typed: string;
  type(text: string): void;
  /** Changes what is given; the rest stays. */
  choose(next: Chosen): void;
  /** Puts it in another order; none for the usual one. */
  sort(order: ListOrder | undefined): void;
  /** No search and no filter. The order stays. */
  clear(): void;
}

/** What a list is asked for, kept in the address (000 §2.3: a change reloads from page 1). */
export function useListAddress(filters: readonly ListFilter[], sortable?: Sortable): ListAddressState {
  const [query, setQuery] = useSearchParams();
  const asked = readListAddress(query, filters, sortable);
  const [typed, setTyped] = useState(asked.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(asked.search);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by other means than typing, such as "back" or 'Clear All'.
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
      // At once: a box that was ticked would spring back until the screen is drawn anew.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  };
  return {
    ...asked,
    typed,
    // What was typed a moment ago goes along, so that a filter set right after it does not lose it.
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
