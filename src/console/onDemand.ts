import { type ComponentType, lazy, useState } from 'react';
import { flushSync } from 'react-dom';

const watching = new Set<() => void>();
let arrived = 0;

/** How many parts have come that were fetched on demand. */
export const arrivals = (): number => arrived;

/** Calls `act` whenever one has come; gives the end of that. */
export function onArrival(act: () => void): () => void {
  watching.add(act);
  return () => watching.delete(act);
}

function tell(): void {
  arrived++;
  for (const act of watching) act();
}

/** A part of the program that is fetched when it is first shown. What shows it says what stands there until then (`SuspenseBoundary`). */
export function onDemand<N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P> {
  return lazy(() => {
    const coming = load().then((loaded): { default: ComponentType<P> } => ({ default: loaded[name] }));
    // React hears of it before those who watch.
    coming.then(() => queueMicrotask(tell)).catch(() => undefined);
    return coming;
  });
}

/**
 * The same for a part that must not come a moment after what stands around it. `Part` is undefined until it has come; `fetch` brings it, and gives a promise
 * of that, which never rejects, unless it is there. What could not come, without a line, is tried again the next time.
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
