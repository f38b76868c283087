/** The name of the lock that the window holds in which a draft is open. */
const lockOf = (draft: string): string => `draft ${draft}`;

/**
 * Takes a draft for this window as long as it stays open, so that two windows never write the same one. Gives what lets it go again, or
 * undefined when another window has it. Browsers offer locks to pages on https and localhost; elsewhere every draft is free.
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

/** Which of these drafts are open in some window, this one included. */
export async function openDrafts(drafts: readonly string[]): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return new Set(drafts.filter((draft) => names.has(lockOf(draft))));
}

/** Whether some window of this browser holds what is typed and not saved, written to its draft already or not. */
export async function isSomethingOpen(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name = '' }) => name.startsWith(lockOf('')));
}
