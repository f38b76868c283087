import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Address } from '#lib/s3Address.ts';
import { FileStoreError } from './fileStore.ts';

/** One request to the bucket. `key`: the object's, undefined for the bucket itself. `sha256`: of the body in hex, when it is a Blob. */
export interface S3Request {
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
  readonly sha256?: string;
}

export interface S3Client {
  /** Sends a request, and retries it when the store is busy or the connection breaks. Returns any other response; throws FileStoreError. */
  send(method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE', request: S3Request): Promise<Response>;
  /** An unexpected response as a sentence for the administrator. Reads the body. */
  trouble(answer: Response): Promise<FileStoreError>;
}

/** Milliseconds before the second, third and fourth try. */
const PAUSES = [200, 800, 2500];
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
/** The store's response timeout, and the slowest connection to it that is tolerated. */
const LONGEST_MS = 20_000;
const SLOWEST_BYTES_PER_MS = 50;

/**
 * Signed requests to one bucket (AWS Signature Version 4, path style). The body's hash is signed too, so that it cannot be altered on the way. `setting`: the
 * setting that names the bucket, for the messages.
 */
export function s3Client(
  address: S3Address,
  pauses: readonly number[] = PAUSES,
  setting: 'S3_URL' | 'BACKUP_S3_URL' = 'S3_URL',
): S3Client {
  const { origin, bucket, key: accessKeyId, secret: secretAccessKey, region } = address;

  const attempt = async (method: string, request: S3Request): Promise<Response> => {
    const { key = '', query = {}, body = '' } = request;
    const url = new URL(origin);
    url.pathname = `/${[bucket, ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/')}`;
    url.search = new URLSearchParams(query).toString();
    const sha256 = request.sha256 ?? createHash('sha256').update(String(body)).digest('hex');
    const headers = { ...request.headers, 'x-amz-content-sha256': sha256 };
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    // After signing: some proxies change it on the way.
    signed.headers.set('Accept-Encoding', 'identity');
    const late = new AbortController();
    const bytes = typeof body === 'string' ? body.length : body.size;
    const timer = setTimeout(() => late.abort(), LONGEST_MS + bytes / SLOWEST_BYTES_PER_MS);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: method === 'PUT' || method === 'POST' ? body : null,
        redirect: 'manual',
        signal: late.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async send(method, request) {
      for (let tried = 0; ; tried++) {
        const pause = pauses[tried];
        try {
          const answer = await attempt(method, request);
          if (!PASSING.has(answer.status) || pause === undefined) return answer;
          await answer.body?.cancel();
        } catch (error) {
          if (pause === undefined) throw unreachable(error, address, setting);
        }
        // Jitter.
        await sleep(pause * (0.5 + Math.random()));
      }
    },
    trouble: (answer) => troubleOf(answer, address, setting),
  };
}

function unreachable(error: unknown, { origin }: S3Address, setting: string): FileStoreError {
  const cause = (error as { cause?: { code?: unknown } }).cause?.code;
  const why = typeof cause === 'string' ? cause : (error as Error).name === 'AbortError' ? 'no answer' : '';
  return new FileStoreError(
    `The file store at ${origin} cannot be reached${why && ` (${why})`}. Check the address in ${setting} and the network.`,
    { cause: error },
  );
}

async function troubleOf(
  answer: Response,
  { origin, bucket, region }: S3Address,
  setting: string,
): Promise<FileStoreError> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>([^<]{1,80})<\/Code>/.exec(text)?.[1] ?? '';
  const said = code ? `${answer.status} ${code}` : String(answer.status);
  const where = `The file store at ${origin}`;
  if (code === 'NoSuchBucket' || answer.status === 404)
    return new FileStoreError(
      `${where} has no bucket “${bucket}” (${said}). Make it, or name another in ${setting}.`,
    );
  if (code === 'RequestTimeTooSkewed')
    return new FileStoreError(`${where} says that this machine's clock is wrong (${said}). Set the clock.`);
  if ([301, 307, 308, 400].includes(answer.status))
    return new FileStoreError(
      `${where} does not take requests for “${bucket}” in the region ${region} (${said}). Name the bucket's own region and address in ${setting}: …?region=…`,
    );
  if ([401, 403].includes(answer.status))
    return new FileStoreError(
      `${where} refuses the key for the bucket “${bucket}” (${said}). Check key and secret in ${setting}, and that the key may read, write and delete there.`,
    );
  return new FileStoreError(
    `${where} could not do what was asked of it (${said}). Try again in a few minutes.`,
  );
}
