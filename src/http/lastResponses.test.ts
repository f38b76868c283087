import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { newServer } from './server.ts';
import { PATIENCE, type Patience } from './slowClients.ts';

/** A server that is stopped while clients of every kind are connected. Set up as in production, only with shorter times for the last responses. */
let app: FastifyInstance;
let port: number;
let gate: PromiseWithResolvers<void>;

beforeEach(() => start({ last: 600, lastHead: 50 }));

async function start(patience: Pick<Patience, 'last' | 'lastHead'>): Promise<void> {
  gate = Promise.withResolvers();
  app = newServer(readSettings({ HOST: '127.0.0.1', PORT: '0' }), {
    ...PATIENCE,
    ...patience,
  }).app;
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/takes', async ({ raw }) => String((await buffer(raw)).length));
  app.post('/refuses', async (_request, reply) => reply.code(413).send('too much'));
  app.post('/gives-up', async ({ raw }, reply) => {
    for await (const _piece of raw.iterator({ destroyOnReturn: false })) break;
    return reply.code(413).send('too much');
  });
  app.get('/works', async () => {
    await gate.promise;
    return 'done';
  });
  app.get('/large', async () => Readable.from(pieces()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

function* pieces(): Generator<Buffer> {
  for (let i = 0; i < 1000; i++) yield Buffer.alloc(64 * 1024);
}

async function line(sent: string): Promise<{ socket: Socket; text(): string; closed: Promise<unknown> }> {
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  const [peer] = (await accepted) as [Socket];
  if (sent) {
    socket.write(sent);
    await expect.poll(() => peer.bytesRead).toBe(sent.length);
  }
  return { socket, text: () => text, closed };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const half = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(90_000)}`;

it.each([
  ['a connection that was opened in advance', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a kept connection', get('/nothing')],
  ['half a body that is awaited', half('/takes')],
  ['the rest of a body that was refused unread', half('/refuses')],
  ['the rest of a body whose reader gave up', half('/gives-up')],
  ['an answer that takes too long', get('/works')],
])('ends beside %s', async (_what, sent) => {
  const { closed } = await line(sent);
  await app.close();
  await closed;
});

it('ends beside an answer that nobody takes', async () => {
  const accepted = once(app.server, 'connection');
  const { socket, closed } = await line('');
  const [peer] = (await accepted) as [Socket];
  socket.pause();
  socket.write(get('/large'));
  await expect.poll(() => peer.writableLength).toBeGreaterThan(0);
  await app.close();
  socket.resume();
  await closed;
});

it('answers what is under way for longer than it waits for a request', async () => {
  await app.close();
  await start({ last: 60_000, lastHead: 50 });
  const working = await line(get('/works'));
  const halfway = await line('GET /nothing HTTP/1.1\r\n');
  const closing = app.close();
  await halfway.closed;
  gate.resolve();
  await Promise.all([closing, working.closed]);
  expect(working.text()).toMatch(/^HTTP\/1\.1 200 [\s\S]+done$/);
});

it('answers what is under way, and a request that was on its way', async () => {
  await app.close();
  await start({ last: 60_000, lastHead: 60_000 });
  const working = await line(get('/works'));
  const halfway = await line('GET /nothing HTTP/1.1\r\n');
  const closing = app.close();
  halfway.socket.write('Host: x\r\n\r\n');
  await expect.poll(halfway.text).toMatch(/^HTTP\/1\.1 404 /);
  gate.resolve();
  await closing;
  await Promise.all([working.closed, halfway.closed]);
  expect(working.text()).toMatch(/^HTTP\/1\.1 200 [\s\S]+done$/);
});
