import { useCallback, useState } from 'react';

/** A part of the program that is fetched when it is first needed. */
export interface OnDemand<T> {
  /** undefined until it is there. */
  readonly part: T | undefined;
  /** It could not be fetched: no connection, or the server has been updated since. */
  readonly failed: boolean;
  /** Fetches it, once. Never rejects. */
  fetch(): Promise<boolean>;
}

/** Fetches a part of the program without endangering the form around it: a failure is told, not thrown. `load` must not change. */
export function useOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const [part, setPart] = useState<T>();
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [load]);
  return { part, failed, fetch };
}
