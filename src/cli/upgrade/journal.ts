import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { flushFolder } from './installed.ts';

const journal = z.object({
  from: z.string(),
  to: z.string(),
  /** The moment at which the link was about to be led to the new version. */
  at: z.string(),
  /** Of which major version of PostgreSQL the database was, where the new version brings another one. */
  postgres: z.string().optional(),
});
/** An upgrade that is past the point from which on the new version may run, and is not yet known to be good. */
export type Journal = z.infer<typeof journal>;

const fileIn = (home: string): string => join(home, 'upgrade.json');

/** What an upgrade that was broken off has left to do; undefined when there is none. */
export function readJournal(home: string): Journal | undefined {
  const file = fileIn(home);
  return existsSync(file) ? journal.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Notes, on the disk, that the link is led elsewhere from now on. */
export function writeJournal(home: string, noted: Journal): void {
  const file = fileIn(home);
  const handle = openSync(`${file}.part`, 'w', 0o644);
  writeSync(handle, `${JSON.stringify(noted)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.part`, file);
  flushFolder(home);
}

/** Notes that nothing is left to do. */
export function endJournal(home: string): void {
  rmSync(fileIn(home), { force: true });
  flushFolder(home);
}
