import type { FastifyInstance } from 'fastify';
import { createFileResponses } from './fileResponses.ts';
import type { FileStore } from './fileStore.ts';
import { createFilesInFront, type Front } from './filesInFront.ts';
import { away, send, sendNotFound } from './sendFile.ts';
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
