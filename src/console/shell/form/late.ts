import { flushSync } from 'react-dom';

/** What fields know that their form has not been told yet. */
const tellers = new Set<() => void>();

/** Lets a field tell its form late; gives what ends that. */
export function tellsLate(tell: () => void): () => void {
  tellers.add(tell);
  return () => tellers.delete(tell);
}

/** Has all fields tell their forms now, before what is typed is sent or its window goes. The forms have drawn it when this comes back. */
export function tellNow(): void {
  if (tellers.size === 0) return;
  flushSync(() => {
    for (const tell of tellers) tell();
  });
}

// Before the forms hear of it, which then write their drafts: listeners are called in the order in which they came.
window.addEventListener('pagehide', tellNow);
document.addEventListener('visibilitychange', tellNow);
