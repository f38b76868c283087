import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import type { FileStore } from '#media/fileStore.ts';
import type { NamedFile, Snapshot } from '#store/backup/snapshot.ts';
import { dataBytes, noteBytes } from './entries.ts';

/** What a backup is made of. */
export interface Source {
  readonly snapshot: Snapshot;
  /** undefined: the database alone. */
  readonly files: FileStore | undefined;
  /** Files in a bucket stay there, and only their names are recorded. */
  readonly filesStay: boolean;
  readonly secretKey: string;
  readonly organisation: string;
}

/** What went into a backup. */
export interface Contents {
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
  /** Files that the database names but the store lacks: the first of them, and their number. */
  missing: string[];
  missingCount: number;
  /** Files that no longer match what was uploaded. */
  damaged: string[];
}

export const nothingYet = (): Contents => ({
  ...{ tables: 0, rows: 0, files: 0, fileBytes: 0, missingCount: 0 },
  ...{ missing: [], damaged: [] },
});

const MOST_NAMED = 20;

/** All bytes of a backup before encryption; counts in `contents` what is included. Ends the snapshot as soon as it is no longer read. */
export async function* bytesOf(source: Source, contents: Contents): AsyncGenerator<Buffer> {
  const { snapshot } = source;
  const { secretKey, organisation } = source;
  yield noteBytes({ is: 'start', secretKey, organisation, sequences: [...snapshot.sequences] });
  for (const table of snapshot.tables) {
    const { name, columns } = table;
    yield noteBytes({ is: 'table', name, columns: [...columns] });
    const bytes = yield* compressed(snapshot.copy(table));
    const { rows, sum } = await snapshot.sum(table);
    yield noteBytes({ is: 'end', bytes, rows, sum });
    contents.tables++;
    contents.rows += rows;
  }
  const named = source.files ? await snapshot.files() : [];
  await snapshot.end();
  for (const file of named) {
    if (source.filesStay) yield noteBytes({ is: 'elsewhere', name: file.name, missing: false });
    else if (source.files) {
      // The restored installation generates it on demand.
      if (file.onDemand && !(await source.files.exists(file.name))) continue;
      yield* fileBytes(source.files, file, contents);
    }
    contents.files++;
  }
  yield noteBytes({ is: 'finish', tables: contents.tables, files: contents.files });
}

async function* compressed(rows: Readable): AsyncGenerator<Buffer, number> {
  const zstd = createZstdCompress();
  // A failure surfaces where `zstd` is read.
  pipeline(rows, zstd, () => {});
  let bytes = 0;
  for await (const piece of zstd as AsyncIterable<Buffer>) {
    bytes += piece.length;
    yield* dataBytes(piece);
  }
  return bytes;
}

async function* fileBytes(store: FileStore, file: NamedFile, contents: Contents): AsyncGenerator<Buffer> {
  const opened = await store.open(file.name);
  if (!opened) {
    contents.missingCount++;
    if (contents.missing.length < MOST_NAMED) contents.missing.push(file.name);
    yield noteBytes({ is: 'elsewhere', name: file.name, missing: true });
    return;
  }
  const hash = createHash('sha256');
  let bytes = 0;
  yield noteBytes({ is: 'file', name: file.name });
  for await (const piece of opened.stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    yield* dataBytes(piece);
  }
  const sha256 = hash.digest('hex');
  if (file.sha256 !== undefined && file.sha256 !== sha256 && contents.damaged.length < MOST_NAMED)
    contents.damaged.push(file.name);
  contents.fileBytes += bytes;
  yield noteBytes({ is: 'end', bytes, sha256 });
}
