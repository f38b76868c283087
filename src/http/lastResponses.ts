import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Patience } from './slowClients.ts';

const LOOK_MS = 100;

/**
 * Gives the end of the server an end. What is being answered when it stops goes on for as long as `patience.last`; a connection that waits for
 * no answer is let go after `patience.lastHead`, in which a request that is on its way may still come: one that was opened in advance, half a
 * head, a kept connection, the rest of a body that was refused. The HTTP server itself knows only some of these as idle, and looks after the
 * others no more once it is closing.
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
        // What is answered before the routing passes no hook: it is on its way for as long as something is written, or waits to be.
        const isMoving = socket.writableLength > 0 || socket.bytesWritten !== written.get(socket);
        written.set(socket, socket.bytesWritten);
        const isAnswered = (answering.get(socket) ?? 0) > 0 || isMoving;
        if (waited >= (isAnswered ? patience.last : patience.lastHead)) socket.destroy();
      }
    }, LOOK_MS);
    app.server.once('close', () => clearInterval(looking));
  });
}
