import { originalOf } from '#lib/mediaNames.ts';
import type { FileStore, FilesOnDisk } from './fileStore.ts';
import type { MediaTable } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;
/** So many names are held at a time; what is more goes with the next look. */
const MOST = 10_000;

/**
 * Removes files that no row of the table knows and that have lain there for a day: what a program left that was killed between the two, such as smaller copies of
 * a picture that was taken back. Where most originals are unknown the folder belongs to another database, and of those nothing is removed; a copy without
 * its original is nothing to anybody. A bucket is left as it is. Returns how many are gone.
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
  // A row that came meanwhile has a file that is new: none of these.
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
