import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals, onArrival } from './onDemand.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown while the content is loading; nothing by default. */
  readonly fallback?: ReactNode;
}

/**
 * Wraps content that is loaded on demand (`onDemand`). After any fallback was shown, React's own `Suspense` holds back new content for up to 300 ms
 * to avoid flicker, which would delay every screen on a fast connection. It does so only if nothing else has to be rendered. Here every arrival
 * triggers a render; flicker is avoided by skeletons that appear late.
 */
export function SuspenseBoundary({ children, fallback }: Props) {
  useSyncExternalStore(onArrival, arrivals);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
