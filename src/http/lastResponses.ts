import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Patience } from './slowClients.ts';

const LOOK_MS = 100;

/**
 * Limits how long connections stay open once the server closes. A response in progress gets up to `patience.last`. A connection without one is
 * closed after `patience.lastHead`, during which a request that is already under way may still arrive: keep-alive connections, ones that a
 * browser opened in advance, an incomplete head, the rest of a refused body. Node's server treats only some of these as idle, and stops watching
 * the others once it is closing.
 */
export function endConnections(app: FastifyInstance, patience: Pick<Patience, 'last' | 'lastHead'>): void {
  const open = new Set<Socket>();
  const answering = new WeakMap<Socket, number>();
  let closing = false;
  const count = (socket: Socket, by: 1 | -1): void => {
    answering.set(socket, (answering.get(socket) ?? 0) + by);
  };
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    count(socket, 1);
    reply.raw.once('close', () => {
      count(socket, -1);
      if (closing && !answering.get(socket)) socket.destroySoon();
    });
    done();
  });

  app.addHook('preClose', async () => {
    closing = true;
    const since = performance.now();
    const written = new Map<Socket, number>();
    const looking = setInterval(() => {
      const waited = performance.now() - since;
      for (const socket of open) {
        // Responses sent before the routing run through no hook: they count as in progress while bytes are written or buffered.
        const isMoving = socket.writableLength > 0 || socket.bytesWritten !== written.get(socket);
        written.set(socket, socket.bytesWritten);
        const isAnswered = (answering.get(socket) ?? 0) > 0 || isMoving;
        if (waited >= (isAnswered ? patience.last : patience.lastHead)) socket.destroy();
      }
    }, LOOK_MS);
    app.server.once('close', () => clearInterval(looking));
  });
}

/**
 * From now on each response closes its connection. A proxy keeps connections for later requests, and must not send one while this copy is closing them: nobody
 * could tell whether a write had been done.
 */
export function lastAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}
