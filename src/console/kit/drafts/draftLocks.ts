/** Name of the Web Lock held by the window in which a draft is open. */
const lockOf = (draft: string): string => `draft ${draft}`;

/**
 * Locks a draft for this window, so that two windows never write the same one. Returns a function that releases it, or undefined if another
 * window holds it. Browsers offer locks only on https and localhost; elsewhere it always succeeds.
 */
export function claimDraft(draft: string): Promise<(() => void) | undefined> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(lockOf(draft), { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve(() => release()));
    });
  });
}

/** Returns those drafts that are open in some window, including this one. */
export async function openDrafts(drafts: readonly string[]): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return new Set(drafts.filter((draft) => names.has(lockOf(draft))));
}

/** Whether any window of this browser has unsaved input, stored as a draft or not. */
export async function isSomethingOpen(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name = '' }) => name.startsWith(lockOf('')));
}
