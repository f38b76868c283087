import { useSyncExternalStore } from 'react';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';

const Dock = onDemand(() => import('./dock/Dock.tsx'), 'Dock');

// The same breakpoint as in the style sheet.
const narrow = window.matchMedia('(max-width: 39.99rem)');
const listen = (changed: () => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** Loads the dock only in phone-sized windows. */
export function DockOfPhone() {
  const isNarrow = useSyncExternalStore(listen, () => narrow.matches);
  return isNarrow ? (
    <SuspenseBoundary>
      <Dock />
    </SuspenseBoundary>
  ) : null;
}
