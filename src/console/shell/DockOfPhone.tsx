import { useSyncExternalStore } from 'react';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';

const Dock = onDemand(() => import('./dock/Dock.tsx'), 'Dock');

// As in its sheet.
const narrow = window.matchMedia('(max-width: 39.99rem)');
const listen = (changed: () => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** The dock, where the window is a phone's: elsewhere it is not even fetched. */
export function DockOfPhone() {
  const isNarrow = useSyncExternalStore(listen, () => narrow.matches);
  return isNarrow ? (
    <SuspenseBoundary>
      <Dock />
    </SuspenseBoundary>
  ) : null;
}
