import type { FileStore } from './fileStore.ts';
import type { MediaTable } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 200;

/**
 * Removes files that nothing has referred to for 24 hours, no draft included, with their variants, and temporary files that are older than a day (AMB-044). The
 * row is deleted first, and only if nothing refers to it at that moment: a crash in between leaves a file that nobody can request, never a row without its
 * file. Returns how many of each were removed.
 */
export async function sweep(context: {
  readonly store: FileStore;
  readonly table: Pick<MediaTable, 'sweepable' | 'removeRow'>;
  now(): Date;
}): Promise<{ media: number; temporary: number }> {
  const { store, table } = context;
  const before = new Date(context.now().getTime() - DAY);
  let media = 0;
  for (;;) {
    const batch = await table.sweepable(BATCH, before);
    let removed = 0;
    for (const row of batch) {
      const copies = await table.removeRow(row, before);
      if (!copies) continue; // somebody has started to use it
      for (const name of [...copies.map((copy) => copy.name), row.fileName]) await store.remove(name);
      removed++;
    }
    media += removed;
    // Otherwise a batch that can't be removed would be returned forever.
    if (batch.length < BATCH || removed === 0) break;
  }
  return { media, temporary: await store.sweepTemp(before) };
}
