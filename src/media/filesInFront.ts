import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { createBytesKept, type Kept } from './bytesKept.ts';
import { type FileHead, type FileReply, headOf, replyOf } from './fileReply.ts';
import type { FileResponse } from './fileResponses.ts';
import type { FilesOnDisk, Seen } from './fileStore.ts';
import { sendPart } from './sendPart.ts';

/** What stands before the server's routing, and has seen that a request is plain and its host one of ours. */
export interface Front {
  /**
   * Has addresses that begin so answered here: by the status that was sent, or null where the routed way is to answer. Returns what tells how
   * the server reads requests, to be called with one that has come the routed way.
   */
  alsoAsk(beginning: string, answer: FrontResponder): (request: FastifyRequest) => void;
  /** Headers of every answer, which the routed way has from a hook: names and values by turns. */
  readonly always: readonly string[];
}

export type FrontResponder = (
  raw: IncomingMessage,
  response: ServerResponse,
) => number | null | Promise<number | null>;

interface Known {
  readonly head: FileHead;
  readonly path: string;
}

/** Strangers may add any parameters to an address; when so many are known all are forgotten, and learnt anew. */
const MOST_REMEMBERED = 4000;
/** A name of the greatest length in a script of three bytes a letter, each written as three. */
const LONGEST_ADDRESS = 800;

/**
 * Answers files before the server's routing, which costs more than sending a picture does. Which address means which file is learnt from the
 * routed way; each time it is looked whether that very file is still there, so that one which is gone is gone at once, whoever removed it. Small
 * ones come out of memory from the second time on, others off the disk.
 */
export function createFilesInFront(front: Front, { pathOf, look }: FilesOnDisk) {
  const known = new Map<string, Known>();
  const bytesKept = createBytesKept();

  const learn = front.alsoAsk('/media/', (raw, response) => {
    const file = known.get(raw.url ?? '');
    if (!file) return null;
    const seen = lookAt(file);
    return seen instanceof Promise
      ? seen.then((there) => respond(file, there, raw, response))
      : respond(file, seen, raw, response);
  });

  /** null as well where the system does not say: the routed way knows what to do about that. */
  function lookAt({ path }: Known): ReturnType<typeof look> {
    try {
      const seen = look(path);
      return seen instanceof Promise ? seen.catch(() => null) : seen;
    } catch {
      return null;
    }
  }

  function respond(
    { head, path }: Known,
    seen: Seen | null,
    { url = '', headers, method }: IncomingMessage,
    response: ServerResponse,
  ): number | null | Promise<number | null> {
    if (!seen) {
      known.delete(url);
      bytesKept.forget(path);
      return null;
    }
    const reply = replyOf(head, seen.size, headers, method);
    // Rare, and the routing has its own ways with them.
    if (reply.status === 416 || (reply.status === 304 && method === 'HEAD')) return null;
    if (!reply.bytes || seen.size === 0) return send(reply, undefined, response);
    const kept = bytesKept.of(path, seen);
    if (kept instanceof Promise) return kept.then((read) => read && send(reply, read, response));
    return kept === null ? sendPart(path, seen, reply, response) : send(reply, kept, response);
  }

  function send(
    { status, headers, bytes }: FileReply,
    kept: Kept | undefined,
    response: ServerResponse,
  ): number {
    response.writeHead(status, headers as string[]);
    response.end(status === 206 && bytes ? kept?.bytes.subarray(bytes.start, bytes.end + 1) : kept?.bytes);
    kept?.lentTo(response);
    return status;
  }

  return {
    /** Notes that routing leads this request to that file: the next one alike is answered at once. */
    remember(request: FastifyRequest, found: FileResponse): void {
      const { url } = request;
      // One that the database could not be asked about is only known by its name.
      if (found.etag === null || url.length > LONGEST_ADDRESS || known.has(url)) return;
      learn(request);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(url, { head: headOf(found, front.always), path: pathOf(found.name) });
    },
  };
}
