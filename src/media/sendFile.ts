import type { FastifyReply, FastifyRequest } from 'fastify';
import { calmWarning } from '#lib/calmLog.ts';
import { isOutage } from '#store/database/databaseErrors.ts';
import { headOf, replyOf } from './fileReply.ts';
import type { FileResponse } from './fileResponses.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';

/** Sends a stored file. False, with nothing sent, when the file is missing. (A reply can't be returned from an async function: it is a promise itself.) */
export async function send(
  answer: FileResponse,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const size = await store.size(answer.name);
  if (size === null) return false;
  const { status, headers, bytes } = replyOf(headOf(answer), size, request.headers, request.method);
  const file = bytes && (await store.open(answer.name, status === 206 ? bytes : undefined));
  if (bytes && !file) return false; // swept at this very moment
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] as string, headers[i + 1]);
  reply.code(status).send(file?.stream);
  return true;
}

const PLAIN = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a 404 with a sentence. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(PLAIN)
    .send('There is no such file. It may have been removed; go back to the page and load it again.\n');
}

/** Sends a 503 if the store or the database is unavailable: that is no 404, which a cache or a search engine would believe. */
export function away(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof FileStoreError) && !isOutage(error)) throw error;
  calmWarning(request.server.log, `A file could not be fetched: ${(error as Error).message}`);
  return reply
    .code(503)
    .headers({ ...PLAIN, 'Retry-After': '30' })
    .send('This file cannot be fetched at the moment. Load it again in a minute.\n');
}
