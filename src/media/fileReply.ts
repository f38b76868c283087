import type { IncomingHttpHeaders } from 'node:http';
import type { FileResponse } from './fileResponses.ts';
import type { ByteRange } from './fileStore.ts';

/** The response headers that are the same for each request of a file, as alternating names and values, which Node writes fastest. */
export interface FileHead {
  readonly name: string;
  readonly etag: string | null;
  readonly fields: readonly string[];
  /** The same with the cache lifetime. */
  readonly kept: readonly string[];
}

/** The response to one request for a file, whichever code sends it. */
export interface FileReply {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: readonly string[];
  /** The bytes to send; null: none. */
  readonly bytes: ByteRange | null;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_KEPT = ['cache-control', 'no-store'];

/**
 * A file's constant headers: our own type, never sniffed, without script; cached forever if its ETag is known. `always`: headers sent first in every response,
 * if nobody else adds them.
 */
export function headOf(
  { name, type, disposition, saveAs, etag, caching: lifetime = FOR_EVER }: FileResponse,
  always: readonly string[] = [],
): FileHead {
  const fields = [
    ...always,
    ...['content-type', type],
    ...['content-disposition', contentDisposition(disposition, saveAs)],
    ...['content-security-policy', policyOf(type)],
    ...['x-content-type-options', 'nosniff'],
    // A department's sub-site shows pictures from the main address.
    ...['cross-origin-resource-policy', 'cross-origin'],
    ...['accept-ranges', 'bytes'],
  ];
  const caching = etag === null ? NOT_KEPT : ['cache-control', lifetime, 'etag', etag];
  return { name, etag, fields, kept: [...fields, ...caching] };
}

/** The response to a GET or HEAD of a file of this size. */
export function replyOf(
  { etag, fields, kept }: FileHead,
  size: number,
  headers: IncomingHttpHeaders,
  method = 'GET',
): FileReply {
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: kept, bytes: null };
  const range = rangeOf(headers, etag, size);
  if (range === 'outside') {
    return {
      status: 416,
      headers: [...fields, 'content-range', `bytes */${size}`, ...NOT_KEPT],
      bytes: null,
    };
  }
  const bytes = range ?? { start: 0, end: size - 1 };
  return {
    status: range ? 206 : 200,
    headers: [
      ...kept,
      ...(range ? ['content-range', `bytes ${range.start}-${range.end}/${size}`] : []),
      ...['content-length', String(bytes.end - bytes.start + 1)],
    ],
    bytes: method === 'GET' ? bytes : null,
  };
}

/**
 * No file may run or load anything else when opened directly. Chromium's own player needs the origin (a bare sandbox removes it), and its PDF viewer has
 * refused sandboxed documents for years (version 156 opens them again); PDF scripts are sandboxed by the viewer itself.
 */
function policyOf(type: string): string {
  if (type === 'application/pdf') return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
  if (type.startsWith('video/')) return "default-src 'none'; media-src 'self'; sandbox allow-same-origin";
  return "default-src 'none'; sandbox";
}

/** The header with the uploader's name: as ASCII for old clients, and as UTF-8 per RFC 5987. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

function isKnown(header: string | undefined, etag: string | null): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

/**
 * The single requested range, cut to the file; null for the whole file, also when the header is malformed, names several ranges or belongs to another version
 * (If-Range); 'outside' when it contains no byte of the file.
 */
function rangeOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  etag: string | null,
  size: number,
): ByteRange | 'outside' | null {
  if (range === undefined) return null;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(range.replaceAll(' ', ''));
  if (!parts || (version !== undefined && version !== etag)) return null;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return null;
  if (from === '')
    return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'outside';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
