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
  /** When the link was about to be switched to the new version. */
  at: z.string(),
  /** The database's major version of PostgreSQL, if the new version brings another one. */
  postgres: z.string().optional(),
});
/** An upgrade past the point from which the new version may run, and not yet known to be good. */
export type Journal = z.infer<typeof journal>;

const fileIn = (home: string): string => join(home, 'upgrade.json');

/** The unfinished part of an interrupted upgrade; undefined when there is none. */
export function readJournal(home: string): Journal | undefined {
  const file = fileIn(home);
  return existsSync(file) ? journal.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Records on disk that the link is about to be switched. */
export function writeJournal(home: string, noted: Journal): void {
  const file = fileIn(home);
  const handle = openSync(`${file}.part`, 'w', 0o644);
  writeSync(handle, `${JSON.stringify(noted)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.part`, file);
  flushFolder(home);
}

/** Records that nothing is left to do. */
export function endJournal(home: string): void {
  rmSync(fileIn(home), { force: true });
  flushFolder(home);
}
