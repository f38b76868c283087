import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calmWarning } from '#lib/calmLog.ts';
import { isOutage } from '#store/database/databaseErrors.ts';
import { headOf, replyOf } from './fileReply.ts';
import { createFileResponses, type FileResponse } from './fileResponses.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';
import { createFilesInFront, type Front } from './filesInFront.ts';
import type { ServedMedia } from './table.ts';

/** What serving needs: the files, and the row for a stored name (of an original, never of a variant). */
export interface MediaServing {
  readonly store: FileStore;
  lookup(fileName: string): Promise<ServedMedia | null>;
  /** The handler before the routing, if there is one. */
  readonly front?: Front | undefined;
}

/**
 * Adds GET and HEAD /media/<name> for stored files and their variants (AMB-038): our own content type, never sniffed; no script in any of them; cached forever,
 * as the content of a name never changes; single ranges, ETag, and the uploader's file name for saving. An unknown name is a 404 with a sentence.
 */
export function registerMedia(app: FastifyInstance, { store, lookup, front }: MediaServing): void {
  const answers = createFileResponses({ lookup, exists: store.exists });
  const inFront = front && store.onDisk && createFilesInFront(front, store.onDisk);
  // A wildcard, since a parameter may have at most 100 characters.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const name = request.params['*'].normalize('NFC');
      try {
        const answer = await answers.find(name);
        if (!answer) return sendNotFound(reply);
        if (await send(answer, store, request, reply)) {
          inFront?.remember(request, answer);
          return reply;
        }
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

/** False, with nothing sent, when the file is missing. (A reply can't be returned from an async function: it is a promise itself.) */
async function send(
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

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(PLAIN)
    .send('There is no such file. It may have been removed; go back to the page and load it again.\n');
}

/** The store or the database is unavailable: that is no 404, which a cache or a search engine would believe. */
function away(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof FileStoreError) && !isOutage(error)) throw error;
  calmWarning(request.server.log, `A file could not be fetched: ${(error as Error).message}`);
  return reply
    .code(503)
    .headers({ ...PLAIN, 'Retry-After': '30' })
    .send('This file cannot be fetched at the moment. Load it again in a minute.\n');
}
