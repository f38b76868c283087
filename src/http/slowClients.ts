import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseBrokenRequest } from './errors.ts';

/** Timeouts for clients, in milliseconds. */
export interface Patience {
  /** For the complete head of a request, from the connection or its first byte on. */
  readonly head: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** For a connection on which no byte moves while it is the client's turn to send or to receive. */
  readonly silence: number;
  /** Within this time a body has to bring `bodyBytes` … */
  readonly body: number;
  /** … or its end. */
  readonly bodyBytes: number;
  /** How often bodies are checked. */
  readonly look: number;
  /** After the server was asked to stop: for a response in progress … */
  readonly last: number;
  /** … and for a request that is still arriving. */
  readonly lastHead: number;
}

/** Half a kilobyte a second, with pauses of up to two minutes: slower than any connection over which 500 MB would ever arrive. */
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
  /** When progress was last seen, and the bytes received on the connection by then. */
  since: number;
  bytes: number;
}

/**
 * Closes connections that clients hold without using them: a body that trickles in, a response that nobody reads, silence. A client that waits
 * for the server is never cut off, even though nothing moves on its connection while its upload is queued. The limits for heads and between
 * requests are the HTTP server's own.
 */
export function closeSlowClients(app: FastifyInstance, patience: Patience): void {
  const bodies = new Map<Socket, Body>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket, headers } = raw;
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = headers;
    // Calls that the program makes to itself (inject) have no socket.
    if ((length !== '0' || chunked !== undefined) && socket instanceof Socket) {
      bodies.set(socket, { request: raw, response: reply.raw, since: Date.now(), bytes: socket.bytesRead });
      reply.raw.once('finish', () => discardRest(raw, socket));
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

/** Whether the client waits for the server: its body is complete and is being worked on, or what has arrived of it has not been read yet. */
function isOurTurn({ request, response }: Body): boolean {
  if (request.complete || response.headersSent) return !response.headersSent;
  return request.readableLength >= request.readableHighWaterMark;
}

/** Once the response is sent, discards the rest of the body; a connection whose body can no longer be read is closed. */
function discardRest(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  if (request.destroyed) socket.destroySoon();
  else request.resume();
}

function cutOff(socket: Socket, { response }: Body): void {
  if (response.headersSent) socket.destroy();
  else refuseBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}
