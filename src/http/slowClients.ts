import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseBrokenRequest } from './errors.ts';

/** For how long the server waits for those at the other end, in milliseconds. */
export interface Patience {
  /** For a whole head, from the connection or the first byte on. */
  readonly head: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** For a line on which nothing moves, while it is the client's turn to send or to take. */
  readonly silence: number;
  /** A body has to bring `bodyBytes` in so much time … */
  readonly body: number;
  /** … or its end. */
  readonly bodyBytes: number;
  /** How often is looked. */
  readonly look: number;
  /** When the server stops: for what is being answered … */
  readonly last: number;
  /** … and for a request that is on its way. */
  readonly lastHead: number;
}

/** Half a kilobyte a second, with stops of two minutes: slower than any line that 500 MB will ever come over. */
export const PATIENCE: Patience = {
  head: 60_000,
  idle: 72_000,
  silence: 120_000,
  body: 120_000,
  bodyBytes: 64 * 1024,
  look: 10_000,
  last: 20_000,
  lastHead: 1000,
};

/** A request with a body, from its head to the end of its answer. */
interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When it was last seen to be on its way, and how much had come over the line until then. */
  since: number;
  bytes: number;
}

/**
 * Lets go of clients that hold a connection without using it: a body that comes in drops, an answer that nobody takes, silence. A client that
 * waits for us is never cut off: while an upload waits its turn nothing moves on its line either. The time for heads and between requests
 * is the HTTP server's own.
 */
export function letGoOfSlowClients(app: FastifyInstance, patience: Patience): void {
  const bodies = new Map<Socket, Body>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket, headers } = raw;
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = headers;
    // A call that the program makes to itself comes over no line.
    if ((length !== '0' || chunked !== undefined) && socket instanceof Socket) {
      bodies.set(socket, { request: raw, response: reply.raw, since: Date.now(), bytes: socket.bytesRead });
      reply.raw.once('finish', () => leaveRest(raw, socket));
    }
    done();
  });

  const looking = setInterval(() => {
    const now = Date.now();
    for (const [socket, body] of bodies) {
      const { request, response } = body;
      if (socket.destroyed || (request.complete && response.closed)) bodies.delete(socket);
      else if (request.complete || isOurTurn(body) || socket.bytesRead - body.bytes >= patience.bodyBytes)
        Object.assign(body, { since: now, bytes: socket.bytesRead });
      else if (now - body.since >= patience.body) cutOff(socket, body);
    }
  }, patience.look);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));

  app.server.on('timeout', (socket) => {
    const body = bodies.get(socket);
    if (!body || !isOurTurn(body)) socket.destroy();
  });
}

/** Whether the client waits for us: its body is in and we work on it, or we have not taken what has come so far. */
function isOurTurn({ request, response }: Body): boolean {
  if (request.complete || response.headersSent) return !response.headersSent;
  return request.readableLength >= request.readableHighWaterMark;
}

/** After the answer, what is left of a body runs into nowhere; one of which nobody can read any more ends its connection. */
function leaveRest(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  if (request.destroyed) socket.destroySoon();
  else request.resume();
}

function cutOff(socket: Socket, { response }: Body): void {
  if (response.headersSent) socket.destroy();
  else refuseBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}
