import { originalOf } from '#lib/mediaNames.ts';
import type { FileStore, FilesOnDisk } from './fileStore.ts';
import type { MediaTable } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;
/** At most this many names are held at a time; the next run handles the rest. */
const MOST = 10_000;

/**
 * Removes files that no row of the table knows and that are at least a day old: remains of a killed program, such as variants of a withdrawn picture. If most
 * originals are unknown the folder belongs to another database, and none of them is removed; a variant without its original is useless to anybody. A bucket is
 * left as it is. Returns how many were removed.
 */
export async function sweepStray({
  store,
  table,
  now,
}: {
  readonly store: FileStore;
  readonly table: Pick<MediaTable, 'known'>;
  now(): Date;
}): Promise<number> {
  const { onDisk } = store;
  if (!onDisk) return 0;
  const before = new Date(now().getTime() - DAY);
  const counted = { known: 0, strange: 0 };
  const stray: string[] = [];
  for await (const names of inBatches(onDisk.names())) {
    const known = await table.known([...new Set(names.map(originalOf))]);
    for (const name of names) {
      const [isKnown, isOriginal] = [known.has(originalOf(name)), originalOf(name) === name];
      if (isOriginal) counted[isKnown ? 'known' : 'strange']++;
      if (!isKnown && stray.length < MOST && (await isOlder(name, before, onDisk))) stray.push(name);
    }
  }
  const isOurs = counted.strange <= counted.known;
  let removed = 0;
  // A row inserted meanwhile has a new file: none of these.
  for (const name of stray) {
    if (!isOurs && (await store.exists(originalOf(name)))) continue;
    await store.remove(name);
    removed++;
  }
  return removed;
}

async function isOlder(name: string, before: Date, onDisk: FilesOnDisk): Promise<boolean> {
  const at = await onDisk.changedAt(name);
  return at !== null && at < before;
}

async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
