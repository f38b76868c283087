import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { type ErasedAddress, erasedAddresses } from '#store/privacy/erasedAddresses.ts';
import { backupBucket } from './bucket.ts';

type Place = Pick<Settings, 'backup' | 'organisation'>;

const nameOf = ({ organisation }: Place): string => `lectern-${organisation.brand}.erased`;
const LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/**
 * Stores next to the backups who was erased, as keyed hashes that reveal nobody's identity: an older backup does not know of it. Entries of an existing list
 * are kept.
 */
export async function keepErasedList(place: Place, db: Db): Promise<void> {
  const { folder } = place.backup;
  const text = textOf(newest([...(await readLocal(place)), ...(await erasedAddresses(db))]));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameOf(place));
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  await rename(unfinished, path);
}

/** Uploads that list to the bucket as well. Throws FileStoreError. */
export async function sendErasedList(place: Place): Promise<void> {
  const { s3Url } = place.backup;
  if (s3Url !== undefined) await backupBucket(s3Url).write(nameOf(place), textOf(await readLocal(place)));
}

/** Who is known to have been erased, from the lists stored with the backups; an unreachable bucket is reported. */
export async function knownErased(place: Place, say: (sentence: string) => void): Promise<ErasedAddress[]> {
  const { s3Url } = place.backup;
  const inBucket = async (): Promise<string> => {
    if (s3Url === undefined) return '';
    try {
      return (await backupBucket(s3Url).read(nameOf(place))) ?? '';
    } catch (error) {
      say(`The list of erased addresses in the bucket cannot be read: ${(error as Error).message}`);
      return '';
    }
  };
  return newest([...(await readLocal(place)), ...parsed(await inBucket())]);
}

async function readLocal(place: Place): Promise<ErasedAddress[]> {
  try {
    return parsed(await readFile(join(place.backup.folder, nameOf(place)), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const parsed = (text: string): ErasedAddress[] =>
  text.split('\n').flatMap((line) => {
    const [, hash, at] = LINE.exec(line) ?? [];
    return hash && at ? [{ hash, at }] : [];
  });

const textOf = (erased: readonly ErasedAddress[]): string =>
  erased.map(({ hash, at }) => `${hash} ${at}\n`).join('');

/** Each address once, with the time of its last erasure. */
function newest(erased: readonly ErasedAddress[]): ErasedAddress[] {
  const known = new Map<string, string>();
  for (const { hash, at } of erased) if ((known.get(hash) ?? '') < at) known.set(hash, at);
  return [...known].map(([hash, at]) => ({ hash, at })).sort((a, b) => (a.hash < b.hash ? -1 : 1));
}
