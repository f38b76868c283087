import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createQueue } from '#lib/concurrency.ts';
import type { SharedParts } from './fileStore.ts';
import type { S3Client } from './s3Client.ts';
import { listed } from './s3List.ts';
import { putNew } from './s3Put.ts';

const AT_ONCE = 8;

/** Parts of unfinished uploads in a bucket, in a folder to which no file's name leads: `.parts/ID/OFFSET`, with the note beside them. */
export function s3Parts(
  client: S3Client,
  prefix: string,
): SharedParts & { sweep(before: Date): Promise<void> } {
  const folder = `${prefix}.parts/`;
  const keyOf = (id: string, name: string | number): string => `${folder}${id}/${name}`;

  const get = async (key: string): Promise<Response | null> => {
    const answer = await client.send('GET', { key });
    if (answer.ok) return answer;
    if (answer.status !== 404) throw await client.trouble(answer);
    await answer.body?.cancel();
    return null;
  };
  const removeAll = async (keys: readonly string[]): Promise<void> => {
    const queue = createQueue(AT_ONCE);
    await Promise.all(
      keys.map((key) => queue.run(async () => (await client.send('DELETE', { key })).body?.cancel())),
    );
  };

  return {
    note: async (id) => (await get(keyOf(id, 'note')))?.text() ?? null,

    async setNote(id, text) {
      const answer = await client.send('PUT', { key: keyOf(id, 'note'), body: text });
      if (!answer.ok) throw await client.trouble(answer);
      await answer.body?.cancel();
    },

    put: (id, offset, part) => putNew(client, keyOf(id, offset), part),

    async open(id, offset) {
      const answer = await get(keyOf(id, offset));
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : null;
    },

    async remove(id, { withNote }) {
      const keys = (await listed(client, keyOf(id, ''))).map(({ key }) => key);
      await removeAll(keys.filter((key) => withNote || key !== keyOf(id, 'note')));
    },

    /** Removes uploads of which nothing was written since `before`. A store that can't list keeps them. */
    async sweep(before) {
      const all = await listed(client, folder).catch(() => []);
      const uploadOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
      const alive = new Set(all.flatMap(({ key, changed }) => (changed < before ? [] : [uploadOf(key)])));
      await removeAll(all.map(({ key }) => key).filter((key) => !alive.has(uploadOf(key))));
    },
  };
}
