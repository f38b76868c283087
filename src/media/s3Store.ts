import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isMediaName } from '#lib/mediaNames.ts';
import type { S3Address } from '#lib/s3Address.ts';
import { type FileStore, tempFolder } from './fileStore.ts';
import { s3Client } from './s3Client.ts';
import { s3Parts } from './s3Parts.ts';
import { putNew, unfinished } from './s3Put.ts';

/** A file store in a bucket; `check` reports before the first upload whether it is usable. */
export interface S3Store extends FileStore {
  /** Checks that the bucket exists and the key is accepted. Throws FileStoreError with a sentence for the administrator. */
  check(): Promise<void>;
}

/**
 * A file store in an S3-compatible bucket (AWS, MinIO, Ceph, R2 …). Files are streamed and never held in memory: uploaded from `tempDir` in pieces, downloaded
 * as the stream of the store's response. Temporary failures are retried; permanent ones throw FileStoreError. `pauses`: milliseconds between attempts.
 */
export function s3Store(address: S3Address, tempDir: string, pauses?: readonly number[]): S3Store {
  const client = s3Client(address, pauses);
  const temp = tempFolder(tempDir);
  const { sweep: sweepParts, ...parts } = s3Parts(client, address.prefix);

  const keyOf = (name: string): string => {
    if (!isMediaName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
    return address.prefix + name;
  };

  const store: S3Store = {
    tempPath: temp.path,
    tempNames: temp.names,
    room: temp.room,
    parts,

    async put(tempPath, name) {
      await putNew(client, keyOf(name), await openAsBlob(tempPath));
      await rm(tempPath);
    },

    async size(name) {
      const answer = await client.send('HEAD', { key: keyOf(name) });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await client.trouble(answer);
      return Number(answer.headers.get('content-length'));
    },

    async open(name, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await client.send('GET', { key: keyOf(name), ...(headers && { headers }) });
      if (answer.status === 404) return notFound(await answer.text());
      if (answer.status !== (range ? 206 : 200)) throw await client.trouble(answer);
      const size = range
        ? answer.headers.get('content-range')?.split('/')[1]
        : answer.headers.get('content-length');
      const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      return { stream, size: Number(size) };

      async function notFound(body: string): Promise<null> {
        if (!body.includes('NoSuchBucket')) return null;
        throw await client.trouble(new Response(body, { status: 404 }));
      }
    },

    exists: async (name) => (await store.size(name)) !== null,

    async remove(name) {
      const answer = await client.send('DELETE', { key: keyOf(name) });
      if (!answer.ok && answer.status !== 404) throw await client.trouble(answer);
      await answer.body?.cancel();
    },

    /** Also aborts multipart uploads that a crash has interrupted, if the store can list them, and removes parts of uploads that nobody goes on with. They are not counted. */
    async sweepTemp(before) {
      const removed = await temp.sweep(before);
      await sweepParts(before);
      const query = { uploads: '', ...(address.prefix && { prefix: address.prefix }) };
      const answer = await client.send('GET', { query });
      for (const { key, uploadId, initiated } of answer.ok ? unfinished(await answer.text()) : []) {
        const ours = key.startsWith(address.prefix) && isMediaName(key.slice(address.prefix.length));
        if (ours && initiated < before) await client.send('DELETE', { key, query: { uploadId } });
      }
      return removed;
    },

    async check() {
      const answer = await client.send('HEAD', {});
      if (!answer.ok) throw await client.trouble(answer);
    },
  };
  return store;
}
