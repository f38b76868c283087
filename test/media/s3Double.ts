import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { denied, type Keys } from './sigV4.ts';

/**
 * A double of an S3-compatible store, for tests only: real HTTP on a port of its own, objects in memory, and every signature and body
 * hash checked strictly. It knows what our store asks of a bucket and answers anything else with 501.
 */
export interface S3Double {
  /** As S3_URL; with `folder` below the bucket when one is given. */
  readonly url: string;
  readonly objects: Map<string, Stored>;
  /** Uploads in pieces that are not finished. */
  readonly uploads: Map<string, Upload>;
  /** `METHOD key` of every request, in order. */
  readonly asked: string[];
  /** What happens to the next requests: a status instead of an answer, a cut line, an answer that gets lost after the work was done, or nothing. */
  readonly faults: (number | 'cut' | 'lost' | 'none')[];
  /** Whether `If-None-Match` is known; a store that does not know it answers 501. */
  conditional: boolean;
  /** Whether the line breaks in the middle of each file that comes down. */
  half: boolean;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly changed: Date;
}
interface Upload {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: Map<number, Buffer>;
  readonly begun: Date;
}

const BUCKET = 'church-media';
const LIST_TOKEN = 'go+on/&=';
const SMALLEST_PIECE = 5 * 1024 * 1024;

/** Starts a double. `secret`: another than the one in its address, to be refused. */
export async function startS3Double(options: { folder?: string; secret?: string } = {}): Promise<S3Double> {
  const keys: Keys = { key: 'AKIDDOUBLE', secret: 'se/cr+et%', region: 'ap-south-1' };
  const state = {
    objects: new Map<string, Stored>(),
    uploads: new Map<string, Upload>(),
    asked: [] as string[],
    faults: [] as S3Double['faults'],
    conditional: true,
    half: false,
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://double');
    const [bucket, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const key = rest.join('/');
    state.asked.push(`${request.method} ${key}`);
    const fault = state.faults.shift();
    if (fault === 'cut') return request.socket.destroy();
    if (typeof fault === 'number') return say(response, fault, 'SlowDown');
    const no = denied(
      { method: request.method, url: request.url, headers: request.headers, body },
      keys,
      new Date(),
    );
    if (no) return say(response, no.status, no.code, request.method);
    if (bucket !== BUCKET) return say(response, 404, 'NoSuchBucket', request.method);
    const work = () => handle(request, response, key, url.searchParams, body);
    if (fault !== 'lost') return work();
    response.end = (() => response.destroy()) as typeof response.end;
    return work();
  }

  function handle(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): ServerResponse {
    const { method = '', headers } = request;
    const { objects, uploads } = state;
    const upload = uploads.get(query.get('uploadId') ?? '');
    const isCondition = headers['if-none-match'] !== undefined;
    if (isCondition && !state.conditional) return say(response, 501, 'NotImplemented');

    if (key === '' && method === 'HEAD') return response.writeHead(200).end();
    if (key === '' && method === 'GET' && query.has('uploads')) return response.end(listOf(uploads));
    if (key === '' && method === 'GET' && query.get('list-type') === '2')
      return response.end(pageOf(objects, query));
    if (query.has('uploadId') && !upload) return say(response, 404, 'NoSuchUpload');
    if (upload && upload.key !== key) return say(response, 404, 'NoSuchUpload');

    if (method === 'POST' && query.has('uploads')) {
      const id = `${randomUUID()}&<+/=`;
      uploads.set(id, { key, headers: kept(headers), pieces: new Map(), begun: new Date() });
      const shown = id.replace('&', '&amp;').replace('<', '&lt;');
      return response.end(`<Result><Key>${key}</Key><UploadId>${shown}</UploadId></Result>`);
    }
    if (method === 'PUT' && upload) {
      upload.pieces.set(Number(query.get('partNumber')), body);
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (method === 'DELETE' && upload) {
      uploads.delete(query.get('uploadId') ?? '');
      return response.writeHead(204).end();
    }
    if (method === 'POST' && upload) {
      if (isCondition && objects.has(key)) return say(response, 412, 'PreconditionFailed');
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
      const pieces = named.map(([, n, etag]) => ({ etag, bytes: upload.pieces.get(Number(n)) }));
      const right = pieces.every((piece) => piece.bytes && piece.etag === etagOf(piece.bytes));
      if (!right || pieces.length === 0) return say(response, 400, 'InvalidPart');
      const small = pieces.slice(0, -1).some((piece) => (piece.bytes?.length ?? 0) < SMALLEST_PIECE);
      if (small) return say(response, 400, 'EntityTooSmall');
      const bytes = Buffer.concat(pieces.flatMap((piece) => piece.bytes ?? []));
      objects.set(key, { bytes, headers: upload.headers, changed: new Date() });
      uploads.delete(query.get('uploadId') ?? '');
      return response.end('<CompleteMultipartUploadResult/>');
    }
    if (method === 'PUT') {
      if (isCondition && objects.has(key)) return say(response, 412, 'PreconditionFailed');
      objects.set(key, { bytes: body, headers: kept(headers), changed: new Date() });
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return say(response, 404, 'NoSuchKey', method);
    if (state.half && method === 'GET') {
      response.writeHead(200, { 'content-length': String(object.bytes.length) });
      response.write(object.bytes.subarray(0, object.bytes.length / 2), () => response.destroy());
      return response;
    }
    if (method === 'HEAD' || method === 'GET') return give(response, object, method, headers.range);
    return say(response, 501, 'NotImplemented');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(options.secret ?? keys.secret);
  const path = options.folder ? `${BUCKET}/${options.folder}` : BUCKET;
  return Object.assign(state, {
    url: `http://${keys.key}:${secret}@127.0.0.1:${port}/${path}?region=${keys.region}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function give(
  response: ServerResponse,
  object: Stored,
  method: string,
  range: string | undefined,
): ServerResponse {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const size = object.bytes.length;
  const part = from === undefined ? object.bytes : object.bytes.subarray(Number(from), Number(to) + 1);
  const headers: Record<string, string> = { ...object.headers, 'content-length': String(part.length) };
  if (from !== undefined)
    headers['content-range'] = `bytes ${from}-${Math.min(Number(to), size - 1)}/${size}`;
  return response
    .writeHead(from === undefined ? 200 : 206, headers)
    .end(method === 'HEAD' ? undefined : part);
}

function say(response: ServerResponse, status: number, code: string, method = ''): ServerResponse {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  return response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(method === 'HEAD' ? undefined : xml);
}

/** Two keys at a time, as a store gives a thousand. */
function pageOf(objects: S3Double['objects'], query: URLSearchParams): string {
  const token = query.get('continuation-token');
  const from = Number(token?.slice(LIST_TOKEN.length) ?? 0);
  const found = [...objects].sort().filter(([key]) => key.startsWith(query.get('prefix') ?? ''));
  const each = found.slice(from, from + 2);
  const page = each.map(
    ([key, { changed }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changed.toISOString()}</LastModified></Contents>`,
  );
  const next = from + 2 < found.length ? `${LIST_TOKEN.replace('&', '&amp;')}${from + 2}` : '';
  return `<ListBucketResult>${page.join('')}${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;
}

function listOf(uploads: S3Double['uploads']): string {
  const each = [...uploads].map(
    ([id, { key, begun }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id.replace('&', '&amp;').replace('<', '&lt;')}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  );
  return `<ListMultipartUploadsResult>${each.join('\n')}</ListMultipartUploadsResult>`;
}

const kept = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'content-type' || name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  );

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
