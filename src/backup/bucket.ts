import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { s3Address } from '#lib/s3Address.ts';
import { codeOf, FileStoreError } from '#media/fileStore.ts';
import { s3Client } from '#media/s3Client.ts';
import { listed } from '#media/s3List.ts';
import { putNew, unfinished } from '#media/s3Put.ts';

/** The bucket where backups are stored. */
export interface BackupBucket {
  /** The name exists only once the upload is complete. */
  put(path: string, name: string): Promise<void>;
  /** Aborts interrupted uploads: the store keeps their pieces and charges for them. */
  giveUpUnfinished(isOurs: (name: string) => boolean): Promise<void>;
  /** The names of all files below the bucket's folder. */
  names(): Promise<string[]>;
  /** Leaves no partial file when interrupted. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes a small text, replacing an existing one. */
  write(name: string, text: string): Promise<void>;
  /** undefined when there is none. */
  read(name: string): Promise<string | undefined>;
}

/** The bucket of BACKUP_S3_URL. Throws FileStoreError from each of its calls. `pauses`: milliseconds between retries. */
export function backupBucket(s3Url: string, pauses?: readonly number[]): BackupBucket {
  const address = s3Address(s3Url);
  if (!address) throw new FileStoreError('BACKUP_S3_URL does not name a bucket with key and secret.');
  const client = s3Client(address, pauses, 'BACKUP_S3_URL');
  const keyOf = (name: string): string => address.prefix + name;
  const ended = async (answer: Response): Promise<void> => {
    if (!answer.ok) throw await client.trouble(answer);
    await answer.body?.cancel();
  };
  /** A 404 for the bucket itself, not for an object in it. */
  const noBucket = async (answer: Response): Promise<boolean> =>
    (await answer.clone().text()).includes('NoSuchBucket');
  return {
    put: async (path, name) => putNew(client, keyOf(name), await openAsBlob(path)),

    async giveUpUnfinished(isOurs) {
      const query = { uploads: '', ...(address.prefix && { prefix: address.prefix }) };
      const answer = await client.send('GET', { query });
      // Not every store can list incomplete uploads.
      for (const { key, uploadId } of answer.ok ? unfinished(await answer.text()) : [])
        if (key.startsWith(address.prefix) && isOurs(key.slice(address.prefix.length)))
          await client.send('DELETE', { key, query: { uploadId } });
    },

    async names() {
      return (await listed(client, address.prefix)).map(({ key }) => key.slice(address.prefix.length));
    },

    async fetch(name, path) {
      const answer = await client.send('GET', { key: keyOf(name) });
      if (answer.status === 404 && !(await noBucket(answer)))
        throw new FileStoreError(`There is no ${name} in the bucket of BACKUP_S3_URL.`);
      if (!answer.ok || !answer.body) throw await client.trouble(answer);
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      try {
        await pipeline(Readable.fromWeb(answer.body as ReadableStream), file);
      } catch (error) {
        if (codeOf(error) === 'EEXIST') throw error;
        await rm(path, { force: true });
        throw new FileStoreError(
          `${name} could not be fetched from the bucket of BACKUP_S3_URL: ${(error as Error).message}. Try again in a few minutes.`,
          { cause: error },
        );
      }
    },

    async remove(name) {
      const answer = await client.send('DELETE', { key: keyOf(name) });
      if (answer.status !== 404 || (await noBucket(answer))) await ended(answer);
    },

    write: async (name, text) => ended(await client.send('PUT', { key: keyOf(name), body: text })),

    async read(name) {
      const answer = await client.send('GET', { key: keyOf(name) });
      if (answer.status === 404 && !(await noBucket(answer))) return undefined;
      if (!answer.ok) throw await client.trouble(answer);
      return answer.text();
    },
  };
}
