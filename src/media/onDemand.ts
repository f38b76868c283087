import { rm } from 'node:fs/promises';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { originalOf } from '#lib/mediaNames.ts';
import type { FileToMake } from '#store/files/onDemand.ts';
import { makeCopyNow } from './copies.ts';
import { readPdf } from './documentText/pdfPages.ts';
import { type FileStore, FileStoreError, NameTaken } from './fileStore.ts';
import { measured } from './keep.ts';
import { withOriginal } from './variants.ts';

/** What generating needs besides the store. */
export interface OnDemand {
  find(fileName: string): Promise<FileToMake | undefined>;
  /** Generates an original at this path. */
  make(file: FileToMake, to: string): Promise<void>;
  noteMade(file: FileToMake, made: Awaited<ReturnType<typeof measured>>): Promise<void>;
}

const AT_ONCE = 2;
/** Each takes less than half a second; further requests are asked to retry. */
const MOST_WAITING = 100;

/**
 * A store that generates files on first request if their row promises them: originals rendered by this program, and variants of any original. Concurrent
 * requests for the same file share one run; if it is killed, the next request generates it. Throws FileStoreError when too many wait, or it can't be generated.
 */
export function storeOnDemand(store: FileStore, { find, make, noteMade }: OnDemand): FileStore {
  const queue = createQueue(AT_ONCE, MOST_WAITING);
  const underWay = new Map<string, Promise<boolean>>();

  async function isMade(name: string): Promise<boolean> {
    const file = await find(originalOf(name));
    if (!file) return false;
    if (name === file.fileName) return file.madeFrom !== null && (await once(name, () => original(file)));
    const variant = file.variants.find((one) => one.name === name);
    if (!variant) return false;
    // Awaited before taking a place in the queue: inside it, both would wait for each other.
    if ((await whole.size(file.fileName)) === null) return false;
    return once(name, async () => {
      if (file.type !== 'application/pdf')
        return withOriginal(file.fileName, store, (path) => makeCopyNow({ path }, variant, store));
      const drawing = store.tempPath();
      try {
        const page = await withOriginal(file.fileName, store, (path) => readPdf(path, drawing));
        if (page) await makeCopyNow({ path: drawing, raw: page }, variant, store);
      } finally {
        await rm(drawing, { force: true });
      }
    });
  }

  function once(name: string, work: () => Promise<void>): Promise<boolean> {
    const making =
      underWay.get(name) ??
      queue
        .run(work)
        .then(() => true)
        .catch((error: unknown) => {
          if (error instanceof QueueFull) throw new FileStoreError('Many files are being made just now.');
          // It may work the next time: no 404, which caches would store.
          throw new FileStoreError(`${name} can't be made: ${(error as Error).message}`, { cause: error });
        })
        .finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  async function original(file: FileToMake): Promise<void> {
    const path = store.tempPath();
    try {
      await make(file, path);
      const made = await measured(path);
      await store.put(path, file.fileName).catch((error: unknown) => {
        // Another copy of the program was faster.
        if (!(error instanceof NameTaken)) throw error;
      });
      await noteMade(file, made);
    } finally {
      await rm(path, { force: true });
    }
  }

  const whole: FileStore = {
    ...store,
    size: async (name) => (await store.size(name)) ?? ((await isMade(name)) ? store.size(name) : null),
    open: async (name, range) =>
      (await store.open(name, range)) ?? ((await isMade(name)) ? store.open(name, range) : null),
  };
  return whole;
}
