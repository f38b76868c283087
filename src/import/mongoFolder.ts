import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportError } from './incoming.ts';

/** What tools of MongoDB write beside the records. */
const NO_RECORDS = /(?:\.metadata\.json|^prelude\.json|^oplog\.bson|^system\.[^/]*)(?:\.gz)?$/i;
const RECORDS = /\.(?:json|jsonl|ndjson|bson|archive)(?:\.gz)?$/i;
/** MongoDB's own databases, which mongodump writes as well. */
const ITS_OWN = new Set(['admin', 'config', 'local']);
/** `dump/church/news.bson`, with some folders around. */
const DEEPEST = 4;

/**
 * The files with records at a path: the file itself, or those in the folder, with the folders in it, in the order of their names. Links are not followed.
 * Throws ImportError when there are none.
 */
export async function filesAt(path: string): Promise<{ files: readonly string[]; isFolder: boolean }> {
  const there = await stat(path).catch((error: Error) => {
    throw new ImportError(`The file ${path} cannot be read: ${error.message}`);
  });
  if (!there.isDirectory()) return { files: [path], isFolder: false };
  const files = await below(path, 0);
  if (files.length === 0)
    throw new ImportError(
      `The folder ${path} has no files with records, such as mongoexport (news.json) and mongodump (news.bson) write.`,
    );
  return { files, isFolder: true };
}

async function below(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && depth < DEEPEST && !ITS_OWN.has(entry.name))
      found.push(...(await below(path, depth + 1)));
    if (entry.isFile() && RECORDS.test(entry.name) && !NO_RECORDS.test(entry.name)) found.push(path);
  }
  return found;
}
