import type { Draft } from './draftStore.ts';

/** The exchange with the server: fetched when there is something to exchange, since the first load is counted in bytes. */
export const sync = () => import('./draftSync.ts');

/** A draft that was typed on another device, with what is in it; undefined without a line. */
export async function fetchAway({ userId, id }: Draft): Promise<Draft | undefined> {
  try {
    return await (await sync()).fetchDraft(userId, id);
  } catch {
    return undefined;
  }
}

/** Exchanges drafts now, and from now on in this window; without a line what this device has is all that is known. */
export const exchangeNow = (userId: string): Promise<void> =>
  sync().then(
    ({ exchange, keepExchanging }) => {
      keepExchanging();
      return exchange(userId);
    },
    () => undefined,
  );
