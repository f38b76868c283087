import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from './incoming.ts';
import { type Format, formatOf } from './recordFiles.ts';
import { type Unpacked, unpacked } from './unpacked.ts';

/** A file with something to import. */
export interface FoundFile {
  readonly path: string;
  readonly format: Format;
}

/** What there is at a path. */
export interface FilesAt {
  readonly files: readonly FoundFile[];
  /** Whether the path is a folder or a zip, with files whose names a person need not know. */
  readonly isFolder: boolean;
  /** Where a zip was unpacked, until `remove` is called. */
  readonly unpacked?: Pick<Unpacked, 'folder' | 'remove'>;
  readonly notes: readonly string[];
}

/** What tools of MongoDB write beside the records. */
const NO_RECORDS = /(?:\.metadata\.json|^prelude\.json|^oplog\.bson|^system\.[^/]*)(?:\.gz)?$/i;
const RECORDS = /\.(?:json|jsonl|ndjson|bson|archive|xml|atom|ics|csv|tsv|docx)(?:\.gz)?$/i;
/** What a person has to unpack first. */
const PACKED = /\.(?:zip|tar|tgz|tar\.gz)$/i;
/** MongoDB's own databases, which mongodump writes as well. */
const ITS_OWN = new Set(['admin', 'config', 'local']);
/** `dump/church/news.bson`, with some folders around. */
const DEEPEST = 6;

/**
 * The files at a path: the file itself, or those in the folder or the zip, with the folders in it, in the order of their names. Links are not followed.
 * Throws ImportError when there are none.
 */
export async function filesAt(path: string): Promise<FilesAt> {
  const there = await stat(path).catch((error: Error) => {
    throw new ImportError(`The file ${path} cannot be read: ${error.message}`);
  });
  if (there.isDirectory()) return { ...(await within(path, path)), isFolder: true };
  const { format } = await formatOf(path);
  if (format !== 'zip') return { files: [{ path, format }], isFolder: false, notes: [] };
  const { notes, ...own } = unpacked(path);
  try {
    const { files, notes: more } = await within(own.folder, path);
    return { files, isFolder: true, unpacked: own, notes: [...notes, ...more] };
  } catch (error) {
    own.remove();
    throw error;
  }
}

async function within(folder: string, path: string): Promise<Pick<FilesAt, 'files' | 'notes'>> {
  const all = await below(folder, 0);
  const packed = all.filter((one) => PACKED.test(one));
  const files: FoundFile[] = [];
  for (const one of all)
    if (!packed.includes(one)) files.push({ path: one, format: (await formatOf(one)).format });
  if (files.length === 0)
    throw new ImportError(
      `The folder ${path} has no files with records, such as mongoexport (news.json) and mongodump (news.bson) write, and no export that can be read.`,
    );
  return {
    files,
    notes: packed.map(
      (one) => `The file ${basename(one)} was not read: unpack it, and name its folder by --files.`,
    ),
  };
}

async function below(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    // Hidden ones, and what Word writes while a document is open.
    if (entry.name.startsWith('.') || entry.name.startsWith('~$')) continue;
    if (entry.isDirectory() && depth < DEEPEST && !ITS_OWN.has(entry.name))
      found.push(...(await below(path, depth + 1)));
    if (entry.isFile() && isRead(entry.name)) found.push(path);
  }
  return found;
}

const isRead = (name: string): boolean => (RECORDS.test(name) && !NO_RECORDS.test(name)) || PACKED.test(name);
