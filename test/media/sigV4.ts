import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The key pair and region that a request must be signed with. */
export interface Keys {
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

/** A refusal as S3 names it. */
export interface Denied {
  readonly status: number;
  readonly code: string;
}

/** What is left of a request for checking: its line, its headers and its body. */
export type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: Buffer };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Checks a request as S3 does, after the written rules of AWS Signature Version 4 and with nothing of the client's own code: key, scope,
 * clock, that host and every x-amz-* header are signed, the signature, and the body against its signed hash. null when all is right.
 */
export function denied(request: Signed, { key, secret, region }: Keys, now: Date): Denied | null {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return { status: 403, code: 'AccessDenied' };
  const [, givenKey = '', day = '', givenRegion = '', names = '', signature = ''] = match;
  const header = (name: string): string =>
    String(request.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const date = header('x-amz-date');
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

  if (givenKey !== key) return { status: 403, code: 'InvalidAccessKeyId' };
  if (givenRegion !== region) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  if (!date.startsWith(day)) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  if (!(Math.abs(at - now.getTime()) < 15 * 60_000)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const signedNames = names.split(';');
  const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (needed.some((name) => !signedNames.includes(name))) return { status: 403, code: 'AccessDenied' };

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const bodyHash = header('x-amz-content-sha256');
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...signedNames.map((name) => `${name}:${header(name)}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  if (!timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex')))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  if (bodyHash !== sha256(request.body)) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return null;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
