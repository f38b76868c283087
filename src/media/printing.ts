import { join } from 'node:path';
import { NICENESS } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';
import type { Settings } from '#settings/settings.ts';
import type { FileToMake } from '#store/files/onDemand.ts';

const MB = 1024 * 1024;

/** Prints files of the sample church when they are asked for, in a process beside the server that ends when there is nothing to print. */
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
