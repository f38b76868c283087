import { createHash, randomUUID } from 'node:crypto';
import { NameTaken } from './fileStore.ts';
import type { S3Client } from './s3Client.ts';

const MB = 1024 * 1024;
const MOST_PIECES = 10_000;
/** Bytes of one piece, and the largest file sent in one request. Stores accept pieces of 5 MB and more. */
export const PIECE = 16 * MB;

/** A unique mark on each object, by which a put recognises its own work when the response was lost. */
const MARK = 'x-amz-meta-put';

/**
 * Stores a file under a new key, in one request or in pieces. Throws NameTaken when the key exists, and then nothing is changed. For stores without
 * `If-None-Match` (501), the key is only checked beforehand.
 */
export async function putNew(client: S3Client, key: string, file: Blob): Promise<void> {
  const there = await client.send('HEAD', { key });
  if (there.ok) throw new NameTaken(key);
  if (there.status !== 404) throw await client.trouble(there);
  const put = file.size > PIECE ? putInPieces : putWhole;
  await put(client, key, file, randomUUID(), { 'if-none-match': '*' });
}

type Condition = Readonly<Record<string, string>>;

async function putWhole(
  client: S3Client,
  key: string,
  file: Blob,
  mark: string,
  condition: Condition,
): Promise<void> {
  const sha256 = await sha256Of(file);
  const headers = { [MARK]: mark, 'content-type': 'application/octet-stream', ...condition };
  const answer = await client.send('PUT', { key, body: file, sha256, headers });
  if (answer.status === 501 && 'if-none-match' in condition) return putWhole(client, key, file, mark, {});
  await settled(client, key, mark, answer);
}

async function putInPieces(
  client: S3Client,
  key: string,
  file: Blob,
  mark: string,
  condition: Condition,
): Promise<void> {
  const headers = { [MARK]: mark, 'content-type': 'application/octet-stream' };
  const started = await client.send('POST', { key, query: { uploads: '' }, headers });
  if (!started.ok) throw await client.trouble(started);
  const uploadId = fromXml(/<UploadId>([^<]+)<\/UploadId>/.exec(await started.text())?.[1] ?? '');
  try {
    const etags = await sendPieces(client, key, file, uploadId);
    let answer = await complete(client, key, uploadId, etags, condition);
    if (answer.status === 501) answer = await complete(client, key, uploadId, etags, {});
    await settled(client, key, mark, answer);
  } catch (error) {
    // Unfinished pieces are kept and charged for until the upload is aborted.
    await client.send('DELETE', { key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** The piece size for this many bytes: stores accept at most 10,000 pieces per file; here in whole megabytes. */
export const pieceOf = (bytes: number): number => Math.max(PIECE, Math.ceil(bytes / MOST_PIECES / MB) * MB);

async function sendPieces(client: S3Client, key: string, file: Blob, uploadId: string): Promise<string[]> {
  const etags: string[] = [];
  const size = pieceOf(file.size);
  for (let at = 0; at < file.size; at += size) {
    const piece = file.slice(at, at + size);
    const query = { partNumber: String(etags.length + 1), uploadId };
    const answer = await client.send('PUT', { key, query, body: piece, sha256: await sha256Of(piece) });
    const etag = answer.headers.get('etag');
    if (!answer.ok || etag === null) throw await client.trouble(answer);
    await answer.body?.cancel();
    etags.push(etag);
  }
  return etags;
}

function complete(
  client: S3Client,
  key: string,
  uploadId: string,
  etags: readonly string[],
  headers: Condition,
): Promise<Response> {
  const parts = etags.map(
    (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${toXml(etag)}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
  return client.send('POST', { key, query: { uploadId }, headers, body });
}

/** Succeeds when the object is ours, even if the response to an earlier attempt was lost. */
async function settled(client: S3Client, key: string, mark: string, answer: Response): Promise<void> {
  // Joining pieces may fail after the response has started with 200.
  const failed = !answer.ok || /<Error>/.test(await answer.clone().text());
  if (!failed) return void (await answer.body?.cancel());
  const there = await client.send('HEAD', { key });
  if (there.headers.get(MARK) === mark) return;
  if (answer.status === 412 || answer.status === 409) throw new NameTaken(key);
  throw await client.trouble(answer);
}

async function sha256Of(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest('hex');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Unescapes text from the store's XML. */
export const fromXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#34|#39);/g, (whole, name: string) => {
    if (name === '#34') return '"';
    return name === '#39' ? "'" : (ENTITIES[name] ?? whole);
  });
const toXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The pending multipart uploads in a list of them. */
export function unfinished(xml: string): { key: string; uploadId: string; initiated: Date }[] {
  const value = (upload: string, tag: string): string =>
    fromXml(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(upload)?.[1] ?? '');
  const uploads = xml
    .split('<Upload>')
    .slice(1)
    .map((rest) => rest.split('</Upload>', 1)[0] ?? '');
  return uploads.map((upload) => ({
    key: value(upload, 'Key'),
    uploadId: value(upload, 'UploadId'),
    initiated: new Date(value(upload, 'Initiated')),
  }));
}
