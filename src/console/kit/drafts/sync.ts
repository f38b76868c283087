import type { Draft } from './draftStore.ts';

/** The sync with the server: loaded when there is something to sync, to keep the first load small. */
export const sync = () => import('./draftSync.ts');

/** A draft that was edited on another device, with its content; undefined if offline. */
export async function fetchAway({ userId, id }: Draft): Promise<Draft | undefined> {
  try {
    return await (await sync()).fetchDraft(userId, id);
  } catch {
    return undefined;
  }
}

/** Syncs drafts now, and from now on in this window. Offline, only this device's drafts are known. */
export const exchangeNow = (userId: string): Promise<void> =>
  sync().then(
    ({ exchange, keepExchanging }) => {
      keepExchanging();
      return exchange(userId);
    },
    () => undefined,
  );
