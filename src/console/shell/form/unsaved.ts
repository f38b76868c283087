const guards = new Set<object>();

/** While the answer's function has not been called, closing the window asks first. Nothing happens when `dirty` is false. */
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

/** Whether some form on the page holds what is not saved. */
export const hasUnsaved = (): boolean => guards.size > 0;

/** Forgets all guards: somebody has decided to leave everything behind, by logging out. */
export function dropGuards(): void {
  guards.clear();
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
