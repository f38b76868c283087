import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, NameTaken } from '#media/fileStore.ts';
import { type PutRight, putRight } from '#store/backup/afterRestore.ts';
import { type Loading, withLoading } from '#store/backup/load.ts';
import { connect } from '#store/database/connect.ts';
import { knownMigrations, migrate } from '#store/database/migrate.ts';
import { type ErasedAddress, eraseAgain } from '#store/privacy/erasedAddresses.ts';
import { BackupError } from './BackupError.ts';
import type { Entry, Start } from './entries.ts';
import type { BackupHeader } from './header.ts';
import { headerOf, openBackup, readThrough, unpacked } from './read.ts';
import { DAMAGED } from './sealed.ts';

/** Where a backup is restored to. */
export interface Target {
  /** An empty database. */
  readonly databaseUrl: string;
  /** The folder of migrations of this program. */
  readonly migrations: string;
  readonly brand: string;
  /** undefined: the files stay where they are, and so does secret.key. */
  readonly place?: { readonly files: FileStore; readonly dataDir: string } | undefined;
}

/** How it is restored. */
export interface Manner {
  readonly passphrase: string;
  /**
   * `again`: an older state continues (docs/backup.md lists what is adjusted); `same`: exactly as it was, for another major version of PostgreSQL under the
   * same installation; `trial`: like `same`, for a backup that has just been read through.
   */
  readonly as: 'again' | 'same' | 'trial';
  /** Who is known to have been erased; erasures made after the backup are repeated. */
  readonly erased?: readonly ErasedAddress[];
  readonly now: Date;
  progress(sentence: string): void;
  /** Receives each file with its checksum while it is read. */
  seen?(name: string, sha256: string): void;
  /** Receives the number of the PostgreSQL process that fills the database, before it starts. */
  filling?(process: number): void;
}

/** The result of a restore. */
export interface Restored {
  readonly header: BackupHeader;
  readonly start: Start;
  readonly rows: number;
  readonly tables: number;
  readonly files: number;
  /** Files that the backup itself lacks. */
  readonly missing: number;
  readonly putRight: PutRight | undefined;
  /** The number of addresses erased again. */
  readonly erased: number;
  /** Tables in the backup that this program does not have. */
  readonly leftOut: readonly string[];
}

/**
 * Restores a backup into an empty database. It is read from beginning to end before anything is touched, and each table is compared with the checksum taken
 * when it was written; the rows are committed in one transaction, at the very end. Throws BackupError.
 */
export async function restoreBackup(path: string, target: Target, manner: Manner): Promise<Restored> {
  if (manner.as !== 'trial') {
    manner.progress('Reading the backup to see that it is whole');
    await readThrough(path, manner.passphrase);
  }
  const header = await headerOf(path);
  await refuseForeign(header, target);
  const database = await connect(target.databaseUrl, { max: 2, name: 'lectern restore' });
  try {
    manner.progress('Making the tables');
    await migrate(database.pool, target.migrations, undefined, header.migrations);
    const restored = await withLoading(target.databaseUrl, (loading) => fill(path, target, manner, loading));
    await migrate(database.pool, target.migrations, (name) =>
      manner.progress(`Preparing the database: ${name}`),
    );
    if (manner.as !== 'again') return restored;
    const secretKey = Buffer.from(restored.start.secretKey.trim(), 'base64url');
    return { ...restored, erased: await eraseAgain(database.db, secretKey, manner.now) };
  } finally {
    await database.close();
  }
}

async function refuseForeign(header: BackupHeader, { migrations, brand }: Target): Promise<void> {
  if (header.brand !== brand)
    throw new BackupError(
      `This backup is of the brand ${header.brand}, and BRAND is ${brand}. Set BRAND=${header.brand}.`,
    );
  const known = new Set(await knownMigrations(migrations));
  const later = header.migrations.find((name) => !known.has(name));
  if (later !== undefined)
    throw new BackupError(
      `This backup was made by a newer Lectern (${header.program}): this one does not know ${later}. Bring it back with that one, or a newer.`,
    );
}

async function fill(path: string, target: Target, manner: Manner, loading: Loading): Promise<Restored> {
  const { header, entries } = await openBackup(path, manner.passphrase);
  manner.filling?.(loading.process);
  const counted = { rows: 0, tables: 0, files: 0, missing: 0 };
  const leftOut: string[] = [];
  let start: Start | undefined;
  for await (const entry of entries) {
    if (entry.is === 'start') start = entry;
    else if (entry.is === 'table') {
      if (!loading.tables.has(entry.name)) {
        leftOut.push(entry.name);
        for await (const _ of entry.content);
        continue;
      }
      if (counted.tables === 0) manner.progress('Rows');
      counted.rows += await fillTable(entry, loading);
      counted.tables++;
    } else if (entry.is === 'file') {
      if (counted.files === 0) manner.progress('Files');
      await fillFile(entry, target, manner);
      counted.files++;
    } else if (entry.is === 'elsewhere') {
      if (entry.missing) counted.missing++;
      else manner.seen?.(entry.name, '');
    }
  }
  if (!start) throw new BackupError(DAMAGED);
  manner.progress('Indexes');
  await loading.complete(start.sequences);
  const right =
    manner.as === 'again'
      ? await putRight(loading.client, {
          made: new Date(header.made),
          now: manner.now,
          erased: manner.erased ?? [],
        })
      : undefined;
  if (target.place) await placeSecretKey(target.place.dataDir, start.secretKey);
  return { header, start, ...counted, putRight: right, erased: 0, leftOut };
}

async function fillTable(entry: Entry & { is: 'table' }, { tables, copy, sum }: Loading): Promise<number> {
  const { name, columns, content } = entry;
  const table = tables.get(name);
  const strange = columns.find((column) => !table?.columns.includes(column));
  if (!table || strange !== undefined)
    throw new BackupError(
      `The backup has a column ${name}.${strange} that the tables of its migrations do not have.`,
    );
  await pipeline(unpacked(content), copy(name, columns));
  const [found, expected] = [await sum(table), entry.end()];
  if (found.rows !== expected.rows || found.sum !== expected.sum)
    throw new BackupError(
      `The table ${name} did not come back as it was (${found.rows} of ${expected.rows} rows). Nothing was changed.`,
    );
  return found.rows;
}

async function fillFile(entry: Entry & { is: 'file' }, { place }: Target, { seen }: Manner): Promise<void> {
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of entry.content) {
      hash.update(piece);
      yield piece;
    }
  };
  if (place) {
    const temp = place.files.tempPath();
    try {
      await pipeline(
        Readable.from(hashed(), { objectMode: false }),
        createWriteStream(temp, { mode: 0o644 }),
      );
      await place.files.put(temp, entry.name).catch(sameIsThere(place.files, entry));
    } finally {
      await rm(temp, { force: true });
    }
  } else for await (const _ of hashed());
  const sha256 = hash.digest('hex');
  if (sha256 !== entry.end().sha256) throw new BackupError(DAMAGED);
  seen?.(entry.name, sha256);
}

/** A name identifies the content (decision 0010): a file that was restored earlier, or never removed, is the same. */
const sameIsThere =
  (files: FileStore, entry: Entry & { is: 'file' }) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof NameTaken)) throw error;
    if ((await files.size(entry.name)) !== entry.end().bytes)
      throw new BackupError(
        `There is another file called ${entry.name} already. Bring the backup back into an empty place.`,
      );
  };

async function placeSecretKey(dataDir: string, secretKey: string): Promise<void> {
  const path = join(dataDir, 'secret.key');
  const there = await readFile(path, 'utf8').catch(() => undefined);
  if (there?.trim() === secretKey.trim()) return;
  if (there !== undefined)
    throw new BackupError(
      `There is another key in ${path} already. Move it away, and bring the backup back again.`,
    );
  await writeFile(path, secretKey, { mode: 0o600, flag: 'wx', flush: true });
}
