import { useEffect, useState } from 'react';

/** Debounce delay before the typed text is rendered again. */
const REST_MS = 900;

/** Returns a text once it has not changed for a moment. */
export function useDebounced(text: string, ms = REST_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
