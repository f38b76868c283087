import { useCallback, useState } from 'react';

/** A module that is loaded when it is first needed. */
export interface OnDemand<T> {
  /** undefined until loaded. */
  readonly part: T | undefined;
  /** Loading failed: no connection, or the server has been updated since. */
  readonly failed: boolean;
  /** Loads it, once. Never rejects. */
  fetch(): Promise<boolean>;
}

/** Loads a module without endangering the form around it: a failure is reported, not thrown. `load` must not change. */
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
