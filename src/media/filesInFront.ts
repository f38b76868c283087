import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { createBytesKept, type Kept } from './bytesKept.ts';
import { type FileHead, type FileReply, headOf, replyOf } from './fileReply.ts';
import type { FileResponse } from './fileResponses.ts';
import type { FilesOnDisk, Seen } from './fileStore.ts';
import { sendPart } from './sendPart.ts';

/** The request handler before the server's routing, which has already checked that a request is simple and its host one of ours. */
export interface Front {
  /**
   * Registers a responder for paths with this prefix: it resolves to the status that it sent, or to null to leave the request to the routing. Returns a
   * function to be called with each request that the routing has answered, from which the front learns how the server parses such addresses.
   */
  alsoAsk(beginning: string, answer: FrontResponder): (request: FastifyRequest) => void;
  /** Headers for every response, which a hook sets in the routing: alternating names and values. */
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

/** Anybody can add query parameters to an address; at this many entries the map is cleared. */
const MOST_REMEMBERED = 4000;
/** A name of the greatest length in a script of three bytes per letter, each percent-encoded. */
const LONGEST_ADDRESS = 800;

/**
 * Serves files before the server's routing, which costs more than sending a picture. The mapping of addresses to files is learned from requests that the
 * routing answered; the file is checked on disk each time, so a deletion takes effect at once. Small files are served from memory from the second request on,
 * others from the disk.
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

  /** null also when the system call fails: the routing handles that case. */
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
    // Rare, and the routing handles them in its own way.
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
    /** Remembers which file the routing served for this address, so that the next request is answered here. */
    remember(request: FastifyRequest, found: FileResponse): void {
      const { url } = request;
      // A file found while the database was unavailable is known only by its name.
      if (found.etag === null || url.length > LONGEST_ADDRESS || known.has(url)) return;
      learn(request);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(url, { head: headOf(found, front.always), path: pathOf(found.name) });
    },
  };
}
