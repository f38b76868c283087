import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calmWarning } from '#lib/calmLog.ts';
import { isOutage } from '#store/databaseErrors.ts';
import { createFileAnswers, type FileAnswer } from './fileAnswers.ts';
import { type ByteRange, type FileStore, FileStoreError } from './fileStore.ts';
import type { ServedMedia } from './table.ts';

/** What serving needs: the files, and the row behind a stored name (of an original, never of a variant). */
export interface MediaServing {
  readonly store: FileStore;
  lookup(fileName: string): Promise<ServedMedia | null>;
}

/**
 * Adds GET and HEAD /media/<name> for stored files and their variants (AMB-038): our own content type, never sniffed; no
 * script in any of them; kept by caches for ever, as a name never gets other content; single ranges, ETag, and the
 * uploader's own name for saving. A name that means nothing is a 404 with a sentence.
 */
export function registerMedia(app: FastifyInstance, { store, lookup }: MediaServing): void {
  const answers = createFileAnswers({ lookup, exists: store.exists });
  // A wildcard, as a parameter may only have 100 characters.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const name = request.params['*'].normalize('NFC');
      try {
        const answer = await answers.find(name);
        if (!answer) return sendNotFound(reply);
        if (await send(answer, store, request, reply)) return reply;
        // Swept, most likely, since its row was looked up.
        answers.forget(name);
        if (await answers.find(name)) request.log.error({ name }, 'A stored file is missing.');
        return sendNotFound(reply);
      } catch (error) {
        return away(error, request, reply);
      }
    },
  });
}

/** False, and nothing sent, when the file is not there. (A reply is no good answer to wait for: it is a promise itself.) */
async function send(
  answer: FileAnswer,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { etag } = answer;
  const size = await store.size(answer.name);
  if (size === null) return false;
  const unchanged = matches(request.headers['if-none-match'], etag);
  const range = unchanged ? null : rangeOf(request, etag, size);
  const hasBody = request.method === 'GET' && !unchanged && range !== 'outside';
  const file = hasBody ? await store.open(answer.name, range ?? undefined) : null;
  if (hasBody && !file) return false; // swept at this very moment

  reply.headers({
    'Content-Type': answer.type,
    'Content-Disposition': contentDisposition(answer.disposition, answer.saveAs),
    'Content-Security-Policy': policyOf(answer.type),
    'X-Content-Type-Options': 'nosniff',
    // A department's sub-site shows pictures from the main address.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
    ...(etag === null ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': FOR_EVER, ETag: etag }),
  });
  if (unchanged) reply.code(304).send();
  else if (range === 'outside') sendOutside(reply, size);
  else {
    if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    reply.header('Content-Length', range ? range.end - range.start + 1 : size).send(file?.stream);
  }
  return true;
}

function sendOutside(reply: FastifyReply, size: number): void {
  reply
    .code(416)
    .headers({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' })
    .send();
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const PLAIN = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(PLAIN)
    .send('There is no such file. It may have been removed; go back to the page and load it again.\n');
}

/** The store or the database can't be reached now: that is no 404, which a cache or a search engine would believe. */
function away(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof FileStoreError) && !isOutage(error)) throw error;
  calmWarning(request.server.log, `A file could not be fetched: ${(error as Error).message}`);
  return reply
    .code(503)
    .headers({ ...PLAIN, 'Retry-After': '30' })
    .send('This file cannot be fetched at the moment. Load it again in a minute.\n');
}

/**
 * No file may run or load anything else, opened by itself. Chromium's own player needs the origin (a bare sandbox takes it
 * away), and its PDF viewer has refused sandboxed documents for years (version 156 opens them again); PDF scripts are
 * shut in by the viewer itself.
 */
function policyOf(type: string): string {
  if (type === 'application/pdf') return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
  if (type.startsWith('video/')) return "default-src 'none'; media-src 'self'; sandbox allow-same-origin";
  return "default-src 'none'; sandbox";
}

/** The header with the uploader's name: as ASCII for old clients, and as UTF-8 after RFC 5987. */
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

function matches(header: string | undefined, etag: string | null): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

/**
 * The single range that is asked for, cut to the file; null for the whole file, also when the header is malformed, names
 * several ranges or belongs to another version (If-Range); 'outside' when no byte of the file is in it.
 */
function rangeOf(request: FastifyRequest, etag: string | null, size: number): ByteRange | 'outside' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range?.replaceAll(' ', '') ?? '');
  const version = request.headers['if-range'];
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
