import type { PageDoc } from '#kinds/docs.ts';
import { MOST, type Part } from './pages.ts';

/** How often it begins again because rows went away meanwhile. */
const TRIES = 3;

/**
 * All rows of a list, as many at once as the server gives. `tell` hears how much is there, in per cent. New rows push others down, which are
 * taken once; when there are fewer rows than before, others may have moved up unseen, and it begins again. Throws what a load throws, and
 * an Error when the list never stood still.
 */
export async function loadAll<T extends { _id: string }>(
  load: (part: Part, signal: AbortSignal) => Promise<PageDoc<T>>,
  tell: (percent: number) => void,
  signal: AbortSignal,
): Promise<T[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = new Map<string, T>();
    for (let page = 1, least = 0; ; page += 1) {
      const { docs, totalDocs, hasNextPage } = await load({ page, limit: MOST }, signal);
      if (totalDocs < least) break;
      least = totalDocs;
      for (const row of docs) found.set(row._id, row);
      tell(Math.floor((100 * found.size) / Math.max(totalDocs, found.size, 1)));
      if (!hasNextPage) return [...found.values()];
    }
  }
  throw new Error('The list changed each time that it was read.');
}
