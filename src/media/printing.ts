import { join } from 'node:path';
import { NICENESS } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { type FileToMake, fileToMake, noteMade } from '#store/files/onDemand.ts';
import type { FileStore } from './fileStore.ts';
import { storeOnDemand } from './onDemand.ts';

const MB = 1024 * 1024;

/** Generates files of the sample church on demand, in a process next to the server that ends when there is nothing to do. */
export function createPrinting({
  root,
  organisation: { brand },
}: Pick<Settings, 'root' | 'organisation'>): (file: FileToMake, to: string) => Promise<void> {
  const workers = createWorkers<object, true>({
    program: join(root, 'sample/printer.ts'),
    ...{ most: 1, niceness: NICENESS.shown, longestMs: 150_000, mostBytes: 800 * MB },
  });
  return async ({ madeFrom: path, createdAt: day }, to) => {
    await workers.run({ path, day: day.toISOString(), brand, to });
  };
}

/** The store of an installation that has, or had, the sample church: its files are generated when first requested (decision 149). */
export const withPrintedFiles = (
  store: FileStore,
  db: Db,
  settings: Pick<Settings, 'root' | 'organisation'>,
): FileStore =>
  storeOnDemand(store, {
    find: (name) => fileToMake(db, name),
    make: createPrinting(settings),
    noteMade: (file, made) => noteMade(db, file, made),
  });
