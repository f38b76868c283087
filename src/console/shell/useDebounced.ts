import { useEffect, useState } from 'react';

/** How long typing has to rest before what is typed is drawn anew. */
const REST_MS = 900;

/** A text once it has not changed for a moment. */
export function useDebounced(text: string, ms = REST_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
