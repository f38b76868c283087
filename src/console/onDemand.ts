import { type ComponentType, lazy } from 'react';

/** A part of the program that is fetched when it is first shown. What shows it says what stands there until then (`Suspense`). */
export function onDemand<N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P> {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => ({ default: (await load())[name] }));
}
