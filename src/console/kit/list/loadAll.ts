import type { PageDoc } from '#kinds/docs.ts';
import { MOST, type Part } from './pages.ts';

/** Number of restarts if rows disappear while loading. */
const TRIES = 3;

/**
 * Loads all rows of a list in the largest pages the server allows, reporting progress in per cent to `tell`. New rows shift others to later
 * pages, so duplicates are dropped; if the total shrinks, rows may have been skipped, so it starts again. Throws what a load throws, and an
 * Error if the list keeps changing.
 */
export async function loadAll<T extends { _id: string }>(
  load: (part: Part, signal: AbortSignal) => Promise<PageDoc<T>>,
  progress: (percent: number) => void,
  signal: AbortSignal,
): Promise<T[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = new Map<string, T>();
    for (let page = 1, least = 0; ; page += 1) {
      const { docs, totalDocs, hasNextPage } = await load({ page, limit: MOST }, signal);
      if (totalDocs < least) break;
      least = totalDocs;
      for (const row of docs) found.set(row._id, row);
      progress(Math.floor((100 * found.size) / Math.max(totalDocs, found.size, 1)));
      if (!hasNextPage) return [...found.values()];
    }
  }
  throw new Error('The list changed each time that it was read.');
}
