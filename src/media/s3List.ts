import type { S3Client } from './s3Client.ts';
import { fromXml } from './s3Put.ts';

/** An object of a bucket. `changed`: when it was last written. */
export interface Listed {
  readonly key: string;
  readonly changed: Date;
}

/** All objects whose key has this beginning, in order. Throws FileStoreError, also for a key that may not list. */
export async function listed(client: S3Client, prefix: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let token = ''; ; ) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const answer = await client.send('GET', { query });
    if (!answer.ok) throw await client.trouble(answer);
    const xml = await answer.text();
    for (const object of xml.split('<Contents>').slice(1)) {
      const key = fromXml(/<Key>([^<]*)</.exec(object)?.[1] ?? '');
      found.push({ key, changed: new Date(/<LastModified>([^<]*)</.exec(object)?.[1] ?? 0) });
    }
    token = fromXml(/<NextContinuationToken>([^<]*)</.exec(xml)?.[1] ?? '');
    if (token === '') return found;
  }
}
