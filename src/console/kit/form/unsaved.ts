const guards = new Set<object>();

/**
 * Warns before the window is closed while there is unsaved input. Returns a function that removes the warning; does nothing if `dirty` is
 * false.
 */
export function guardUnsaved(dirty: boolean): (() => void) | undefined {
  if (!dirty) return undefined;
  const guard = {};
  if (guards.size === 0) window.addEventListener('beforeunload', ask);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Whether any form on the page has unsaved input. */
export const hasUnsaved = (): boolean => guards.size > 0;

/** Removes all warnings, for logging out. */
export function dropGuards(): void {
  guards.clear();
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
