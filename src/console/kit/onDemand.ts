import { type ComponentType, lazy, useState } from 'react';
import { flushSync } from 'react-dom';

const watching = new Set<() => void>();
let arrived = 0;

/** How many on-demand modules have been loaded. */
export const arrivals = (): number => arrived;

/** Calls `act` whenever one has been loaded; returns a function that unsubscribes. */
export function onArrival(act: () => void): () => void {
  watching.add(act);
  return () => watching.delete(act);
}

function countArrival(): void {
  arrived++;
  for (const act of watching) act();
}

/** A component that is loaded when it is first shown. Its user provides the fallback (`SuspenseBoundary`). */
export function onDemand<N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P> {
  return lazy(() => {
    const coming = load().then((loaded): { default: ComponentType<P> } => ({ default: loaded[name] }));
    // React is notified before the listeners.
    coming.then(() => queueMicrotask(countArrival)).catch(() => undefined);
    return coming;
  });
}

/**
 * The same for a component that must not appear later than its surroundings. `Part` is undefined until loaded; `fetch` loads it and returns a promise
 * that never rejects, or undefined if it is already loaded. If loading fails, for example offline, the next call tries again.
 */
export function useFetched<N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): { readonly Part: ComponentType<P> | undefined; fetch(): Promise<void> | undefined } {
  const [Part, setPart] = useState<ComponentType<P>>();
  const fetch = () =>
    Part
      ? undefined
      : load().then(
          (loaded) => flushSync(() => setPart(() => loaded[name])),
          () => undefined,
        );
  return { Part, fetch };
}
