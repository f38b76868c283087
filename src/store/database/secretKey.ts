import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseError } from './connect.ts';
import type { Db } from './db.ts';
import { writing } from './writing.ts';

const BYTES = 32;
const FILE = 'secret.key';

/**
 * The key of this installation's hashes, kept in the data folder and never in the database: a stolen copy of the database can't be used to guess networks or
 * addresses. Created at the first start. The database keeps its fingerprint, so that no copy works with another key: it would not know the others' hashes, and
 * an erased address could come back through it. Throws DatabaseError then.
 */
export async function openSecretKey(db: Db, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, FILE);
  const known = await fingerprintIn(db);
  const { key, isNew } = known === undefined ? keyAt(path) : { key: read(path), isNew: false };
  if (!key) throw new DatabaseError(missing(path));
  if ((known ?? (await claim(db, key))) === fingerprintOf(key)) return key;
  // Another copy was first, in the moment between the two: this key has hashed nothing yet.
  if (isNew) rmSync(path);
  throw new DatabaseError(isNew ? missing(path) : foreign(path));
}

const WHAT_TO_DO =
  `Copy ${FILE} here from the data folder of a copy that runs on this database, or from a backup. If there is none any more, have the ` +
  "database's administrator run: delete from secret_key; addresses that were erased are no longer known after that.";
const missing = (path: string): string =>
  `There is no key in ${path}, or only a part of one, and the database was written with a key. ${WHAT_TO_DO}`;
const foreign = (path: string): string =>
  `The key in ${path} is not the one with which this database was written. ${WHAT_TO_DO}`;

/** The key in the file, or a new one, written there. When several start at once on one folder, the first creates it. */
function keyAt(path: string): { key: Buffer | undefined; isNew: boolean } {
  mkdirSync(dirname(path), { recursive: true });
  const key = randomBytes(BYTES);
  // Written elsewhere and renamed, so that readers never see half a key.
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, key.toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(unfinished, path);
    return { key, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { key: read(path), isNew: false };
  } finally {
    rmSync(unfinished);
  }
}

/** Undefined when there is no such file, or no complete key in it. */
function read(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
    return key.length === BYTES ? key : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update('lectern secret key\n').update(key).digest('hex');

async function fingerprintIn(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ fingerprint: string }>`select fingerprint from secret_key`.execute(db);
  return rows[0]?.fingerprint;
}

/** The valid fingerprint: this key's, unless another copy was first. */
async function claim(db: Db, key: Buffer): Promise<string | undefined> {
  await writing(db, (tx) =>
    sql`insert into secret_key (fingerprint) values (${fingerprintOf(key)}) on conflict do nothing`.execute(
      tx,
    ),
  );
  return fingerprintIn(db);
}
