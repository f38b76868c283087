import { flushSync } from 'react-dom';

/** Fields whose latest input may not have reached their form yet (debounced editors). */
const reporters = new Set<() => void>();

/** Registers a callback that passes a field's pending input to its form. Returns a function that unregisters it. */
export function onFlushInput(flush: () => void): () => void {
  reporters.add(flush);
  return () => reporters.delete(flush);
}

/** Passes all pending input to the forms, before they are saved or the window closes. The forms have rendered it on return. */
export function flushInput(): void {
  if (reporters.size === 0) return;
  flushSync(() => {
    for (const flush of reporters) flush();
  });
}

// Registered before the forms' own listeners, which write the drafts: listeners run in order of registration.
window.addEventListener('pagehide', flushInput);
document.addEventListener('visibilitychange', flushInput);
