import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comesFromHere } from '#lib/network.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { listen } from './listening.ts';
import { newServer } from './server.ts';

/** A server on a unix socket, as used behind a proxy on the same machine. */
let folder: string;
let path: string;
const open: FastifyInstance[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-socket-'));
  path = join(folder, 'http.sock');
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await rm(folder, { recursive: true });
});

const settings = (more: Record<string, string> = {}): Settings =>
  readSettings({ LISTEN: `unix:${path}`, ...more });

function server(given: Settings): FastifyInstance {
  const { app } = newServer(given);
  app.get('/', async ({ ip, protocol, host, raw, headers }) => ({
    ...{ ip, protocol, host },
    isHere: comesFromHere(raw.socket.remoteAddress, headers),
  }));
  open.push(app);
  return app;
}

const ask = (headers: Record<string, string> = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath: path, path: '/', headers: { host: 'example.org', ...headers } });
    asked.on('response', async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      resolve(JSON.parse(text));
    });
    asked.on('error', reject).end();
  });

it('is for its owner and its group alone, and is gone with the server', async () => {
  const app = server(settings());
  expect(await listen(app, settings())).toBe(`unix:${path}`);
  const { mode } = await stat(path);
  expect((mode & 0o777).toString(8)).toBe('660');
  await app.close();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('takes the place of a socket that kill -9 has left behind', async () => {
  const dead = createServer();
  await new Promise<void>((done) => dead.listen(join(folder, 'first'), done));
  await rename(join(folder, 'first'), path);
  await new Promise((done) => dead.close(done));
  await listen(server(settings()), settings());
  expect(await ask()).toMatchObject({ host: 'example.org' });
});

it('leaves a socket alone at which somebody answers, and what is no socket', async () => {
  await listen(server(settings()), settings());
  await expect(listen(server(settings()), settings())).rejects.toThrow(
    'is in use by another running program',
  );
  expect(await ask()).toMatchObject({ host: 'example.org' });
  const file = join(folder, 'letter.txt');
  await writeFile(file, 'Dear all');
  const given = readSettings({ LISTEN: `unix:${file}` });
  await expect(listen(server(given), given)).rejects.toThrow('something that is no socket');
  expect((await stat(file)).size).toBe(8);
});

it('says in a sentence that its folder is not there', async () => {
  const given = readSettings({ LISTEN: `unix:${folder}/nowhere/http.sock` });
  await expect(listen(server(given), given)).rejects.toThrow(/^The folder of the socket .* is not there\./);
});

it('takes nobody behind it for this machine, and nobody at his word, unless unix: is a trusted proxy', async () => {
  const app = server(settings());
  const warn = vi.spyOn(app.log, 'warn').mockImplementation(() => undefined);
  await listen(app, settings());
  const said = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil' };
  expect(await ask()).toEqual({ ip: 'unix:', protocol: 'http', host: 'example.org', isHere: false });
  expect(await ask(said)).toEqual({ ip: 'unix:', protocol: 'http', host: 'example.org', isHere: false });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUSTED_PROXIES=unix:.')]]);
});

it('believes the trusted proxy, and of what others claimed before it only what trusted networks say', async () => {
  const given = settings({ TRUSTED_PROXIES: 'unix:, 10.0.0.0/8, fd00::/8' });
  await listen(server(given), given);
  const ipOf = async (chain: string) => ((await ask({ 'x-forwarded-for': chain })) as { ip: string }).ip;
  expect(await ask({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })).toEqual({
    ip: '203.0.113.9',
    protocol: 'https',
    host: 'example.org',
    isHere: false,
  });
  expect(await ipOf('127.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await ipOf('203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
  expect(await ipOf('203.0.113.9, fd00::7')).toBe('203.0.113.9');
  expect(await ipOf('203.0.113.9, ::ffff:10.1.2.3')).toBe('203.0.113.9');
  expect(await ipOf('203.0.113.9, unix:')).toBe('unix:');
  expect(await ipOf('203.0.113.9, nonsense')).toBe('nonsense');
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ isHere: false });
});
