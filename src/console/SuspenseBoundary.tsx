import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals, onArrival } from './onDemand.ts';

interface Props {
  readonly children: ReactNode;
  /** What stands in the place of a part that is on its way: nothing when not given. */
  readonly fallback?: ReactNode;
}

/**
 * Stands around what is fetched on demand (`onDemand`). React's own `Suspense` keeps what has come back for up to 300 ms after anything stood in
 * the place of something, lest a screen flicker: three tenths of a second for each screen that a fast line would have shown at once. It does so
 * only where nothing else is to be drawn. Here every arrival is something; against the flicker, a skeleton shows itself late.
 */
export function SuspenseBoundary({ children, fallback }: Props) {
  useSyncExternalStore(onArrival, arrivals);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
