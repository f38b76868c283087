import { useSyncExternalStore } from 'react';
import { send } from '../api.ts';

/** Where this browser shows the tour: so it goes on after a reload without asking the server, which knows it for the other devices. */
const KEY = 'tour';

function listen(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The step that is shown here; 0 while none is. */
export const useTourStep = (): number =>
  useSyncExternalStore(listen, () => Number(localStorage.getItem(KEY) ?? 0));

/** Shows a step here, or ends the tour (0), and keeps it for the other devices. Without a line it goes on here alone. */
export function showStep(step: number): void {
  if (step === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(step));
  // As in other windows, which are told by the browser itself.
  window.dispatchEvent(new Event('storage'));
  send('tourKeep', { body: { step } }).catch(() => undefined);
}
