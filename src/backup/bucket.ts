import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { s3Address } from '#lib/s3Address.ts';
import { FileStoreError } from '#media/fileStore.ts';
import { s3Client } from '#media/s3Client.ts';
import { fromXml, putNew } from '#media/s3Put.ts';

/** A bucket to which backups go. */
export interface BackupBucket {
  put(path: string, name: string): Promise<void>;
  /** The names of all files below the bucket's folder. */
  names(): Promise<string[]>;
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** A small text under a name that may be there already. */
  write(name: string, text: string): Promise<void>;
  /** undefined when there is none. */
  read(name: string): Promise<string | undefined>;
}

/** The bucket of BACKUP_S3_URL. Throws FileStoreError from each of its calls. */
export function backupBucket(s3Url: string): BackupBucket {
  const address = s3Address(s3Url);
  if (!address) throw new FileStoreError('BACKUP_S3_URL does not name a bucket with key and secret.');
  const client = s3Client(address);
  const keyOf = (name: string): string => address.prefix + name;
  const ended = async (answer: Response): Promise<void> => {
    if (!answer.ok) throw await client.trouble(answer);
    await answer.body?.cancel();
  };
  return {
    put: async (path, name) => putNew(client, keyOf(name), await openAsBlob(path)),

    async names() {
      const found: string[] = [];
      for (let token = ''; ; ) {
        const query = {
          'list-type': '2',
          prefix: address.prefix,
          ...(token && { 'continuation-token': token }),
        };
        const answer = await client.send('GET', { query });
        if (!answer.ok) throw await client.trouble(answer);
        const xml = await answer.text();
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g))
          found.push(fromXml(key).slice(address.prefix.length));
        token = fromXml(/<NextContinuationToken>([^<]*)</.exec(xml)?.[1] ?? '');
        if (token === '') return found;
      }
    },

    async fetch(name, path) {
      const answer = await client.send('GET', { key: keyOf(name) });
      if (!answer.ok || !answer.body) throw await client.trouble(answer);
      await pipeline(
        Readable.fromWeb(answer.body as ReadableStream),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
    },

    async remove(name) {
      const answer = await client.send('DELETE', { key: keyOf(name) });
      if (answer.status !== 404) await ended(answer);
    },

    write: async (name, text) => ended(await client.send('PUT', { key: keyOf(name), body: text })),

    async read(name) {
      const answer = await client.send('GET', { key: keyOf(name) });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw await client.trouble(answer);
      return answer.text();
    },
  };
}
