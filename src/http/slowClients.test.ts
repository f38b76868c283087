import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { passTime, setClock } from '#test/support/clock.ts';
import { newServer } from './server.ts';
import type { Patience } from './slowClients.ts';

/** The production values, a hundred times shorter. */
const QUICK = {
  head: 600,
  idle: 720,
  silence: 1200,
  body: 1200,
  bodyBytes: 1000,
  look: 25,
  last: 200,
  lastHead: 10,
};
const MINUTE = 60_000;

let app: FastifyInstance;
let port: number;
/** Keeps the handlers waiting until it is resolved. */
let gate: PromiseWithResolvers<void>;
/** How many times a connection ran into the timeout for silence. */
let silences: number;
let received: number[];

beforeEach(() => start(QUICK));
afterEach(stop);

async function start(patience: Patience): Promise<void> {
  gate = Promise.withResolvers();
  silences = 0;
  received = [];
  app = newServer(readSettings({ HOST: '127.0.0.1', PORT: '0' }), patience).app;
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/now', async ({ raw }) => {
    received.push((await buffer(raw)).length);
    return 'taken';
  });
  app.post('/read-later', async ({ raw }) => {
    await gate.promise;
    return String((await buffer(raw)).length);
  });
  app.post('/work', async ({ raw }) => {
    await buffer(raw);
    await gate.promise;
    return 'worked on';
  });
  app.post('/gives-up', async ({ raw }, reply) => {
    for await (const _piece of raw) break;
    return reply.code(413).send('too much');
  });
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
  app.server.on('timeout', () => silences++);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

function stop(): Promise<undefined> {
  gate.resolve();
  return app.close();
}

/** Opens a connection, sends this text, and collects everything received until it ends. */
async function line(sent: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: x/y\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends this number of bytes every 50 ms for as long as the connection lasts. */
async function drip(socket: Socket, bytes: number): Promise<void> {
  while (socket.writable) {
    socket.write(Buffer.alloc(bytes));
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('is let go in bounded time', () => {
  it('a connection on which nothing comes', async () => {
    expect(await (await line('')).answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('a head that does not end', async () => {
    expect(await (await line('GET / HTTP/1.1\r\nHost: x\r\n')).answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a connection that is kept, and not used', async () => {
    expect(await (await line('GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n')).answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('a body that comes in drops', async () => {
    const { socket, answer } = await line(head('/now', 100_000));
    void drip(socket, 10);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]+ took too long to arrive/);
    expect(received).toEqual([]);
  });

  it('a small body that does not end', async () => {
    const { socket, answer } = await line(head('/now', 30));
    void drip(socket, 1);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('the rest of a body that was refused before it had come', async () => {
    const { socket, answer } = await line(head('/nothing', 100_000).replace('Connection: close\r\n', ''));
    void drip(socket, 10);
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('a body that its reader has given up, at once and with the answer', async () => {
    const kept = head('/gives-up', 100_000).replace('Connection: close\r\n', '');
    const { socket, answer } = await line(kept);
    socket.write(Buffer.alloc(99_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]+too much$/);
  });

  it('an answer that nobody takes', async () => {
    const { socket } = await line('');
    socket.pause();
    const closed = new Promise((resolve) =>
      app.server.once('connection', (peer) => peer.once('close', resolve)),
    );
    const other = connect(port, '127.0.0.1');
    other.pause();
    other.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    other.destroy();
    socket.destroy();
  });
});

describe('is not cut off', () => {
  it('a call that the program makes to itself, which has no line', async () => {
    const asked = app.inject({
      method: 'POST',
      url: '/work',
      headers: { 'content-type': 'x/y' },
      payload: '12345',
    });
    // A request that is finished, so that the time for bodies has passed for both.
    const { socket, answer } = await line(head('/now', 100));
    void drip(socket, 1);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    gate.resolve();
    expect((await asked).payload).toBe('worked on');
  });

  it('a body that is slow and steady', async () => {
    // By a clock that advances with each piece received, since a stalled machine is no slow client.
    await stop();
    await start({ ...QUICK, head: MINUTE, idle: MINUTE, silence: MINUTE });
    const connected = once(app.server, 'connection');
    const { socket, answer } = await line(head('/now', 10_000));
    const [peer] = (await connected) as [Socket];
    setClock(new Date());
    for (let sent = 500; sent <= 10_000; sent += 500) {
      socket.write(Buffer.alloc(500));
      await expect.poll(() => peer.bytesRead, { interval: 1 }).toBeGreaterThanOrEqual(sent);
      // Five times as long as all of it may take.
      passTime((5 * QUICK.body) / 1000 / 20);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]+taken$/);
    expect(received).toEqual([10_000]);
  });

  it('a body that we are slow to take', async () => {
    const length = 32 * 1024 * 1024;
    const { socket, answer } = await line(head('/read-later', length));
    socket.write(Buffer.alloc(length));
    await expect.poll(() => silences).toBeGreaterThan(0);
    gate.resolve();
    expect((await answer).endsWith(`\r\n\r\n${length}`)).toBe(true);
  });

  it('a client that waits for the answer while we work', async () => {
    const { socket, answer } = await line(head('/work', 5));
    socket.write('12345');
    await expect.poll(() => silences).toBeGreaterThan(0);
    gate.resolve();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]+worked on$/);
  });
});
