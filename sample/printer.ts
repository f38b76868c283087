import { writeFile } from 'node:fs/promises';
import { sampleOf } from './make.ts';

/**
 * A program of its own, started by the server (src/media/printing.ts): prints one file of the sample church after the other, each when somebody
 * asks for it first. It answers as `src/process/work.ts` does.
 */

/** Which file, on which day the church was filled in, and where it is to be written. */
interface Task {
  readonly path: string;
  readonly day: string;
  readonly brand: string;
  readonly to: string;
}

const known = new Map<string, ReturnType<typeof sampleOf>>();

async function print({ path, day, brand, to }: Task): Promise<true> {
  const key = `${day} ${brand}`;
  const sample = known.get(key) ?? sampleOf({ now: new Date(day), brand });
  known.set(key, sample);
  const file = (await sample).files.get(path);
  if (!file) throw new Error(`The sample church has no file ${path} any more.`);
  await writeFile(to, await file.make());
  return true;
}

process.on('message', (task: Task) => {
  print(task).then(
    (value) => process.send?.({ value }),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
