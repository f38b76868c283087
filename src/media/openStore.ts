import { join } from 'node:path';
import { s3Address } from '#lib/s3Address.ts';
import type { Settings } from '#settings/settings.ts';
import { type FileStore, FileStoreError, localStore } from './fileStore.ts';
import { s3Store } from './s3Store.ts';

/**
 * Opens the configured file store: the bucket of S3_URL, else the folder `media` of the data folder (design §8). A bucket is checked at once;
 * throws FileStoreError with a sentence for the administrator.
 */
export async function openFileStore({
  s3Url,
  dataDir,
}: Pick<Settings, 's3Url' | 'dataDir'>): Promise<FileStore> {
  const folder = join(dataDir, 'media');
  if (s3Url === undefined) return localStore(folder);
  const address = s3Address(s3Url);
  if (!address) throw new FileStoreError('S3_URL does not name a bucket with key and secret.');
  const store = s3Store(address, join(folder, '.temp'));
  await store.check();
  return store;
}
