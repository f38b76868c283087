import { once } from 'node:events';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '../support/api.ts';
import { often } from '../support/often.ts';
import { ADMIN, type App, startApp } from '../support/server.ts';

/** Refused uploads leave no connection, no file and no descriptor, whether their sender brings the rest or goes. */
const MANY = often('REFUSALS', 40, 400);
const AT_ONCE = 20;

let app: App;
let token: string;
let id: string;

beforeAll(async () => {
  app = await startApp();
  const answer = await fetch(`${app.url}/api/v1/auth/user_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  token = (await answer.json()).token;
  const begun = await fetch(`${app.url}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      ...{ authorization: token, 'tus-resumable': '1.0.0', 'upload-length': '10' },
      'upload-metadata': `filename ${btoa('a.pdf')}`,
    },
  });
  id = begun.headers.get('location') ?? expect.fail();
});
afterAll(() => app.close());

const BYTES = 200_000;
const head = (method: string, path: string, headers: Record<string, string | number>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries({ authorization: token, 'tus-resumable': '1.0.0', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');
const PART = { 'content-type': 'application/offset+octet-stream', 'content-length': BYTES };
const form = multipart([{ name: 'run.exe', content: Buffer.alloc(BYTES) }]);
const formOf = (path: string, as = token): [string, Buffer] => [
  head('POST', path, { ...form.headers, 'content-length': form.payload.length, authorization: as }),
  form.payload,
];
const inParts = (path: string, headers: object = {}): [string, Buffer] => [
  head('PATCH', path, { ...PART, 'upload-offset': 0, ...headers }),
  Buffer.alloc(BYTES),
];

const KINDS: [what: string, status: number, request: () => [head: string, body: Buffer]][] = [
  ['a part that is longer than announced', 413, () => inParts(id)],
  ['a part that begins elsewhere', 409, () => inParts(id, { 'upload-offset': 5 })],
  ['a part of an upload that is not known', 404, () => inParts('/api/v1/uploads/x')],
  ['a part of somebody who is not signed in', 401, () => inParts(id, { authorization: 'x' })],
  ['a part that says nothing of its type', 415, () => inParts(id, { 'content-type': 'text/plain' })],
  ['a form with a file of another kind', 422, () => formOf('/api/v1/videos/upload_media')],
  ['a form of somebody who is not signed in', 401, () => formOf('/api/v1/videos/upload_media', 'x')],
  ['a form where none is taken', 415, () => formOf('/api/v1/news/create')],
  [
    'a body that is too large',
    413,
    () => [
      head('POST', '/api/v1/news/create', {
        'content-type': 'application/json',
        'content-length': 9_000_000,
      }),
      Buffer.alloc(BYTES),
    ],
  ],
];

/** What this process has open, by what it is. */
function open(): { sockets: number; files: string[] } {
  const names = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return [];
    }
  });
  return {
    sockets: names.filter((name) => name.startsWith('socket:')).length,
    files: names.filter((name) => name.startsWith(app.settings.dataDir)),
  };
}

/** Sends so much of a request and waits for the status; then the line is let go of. */
async function refused([start, body]: [string, Buffer], share: number): Promise<number> {
  const socket: Socket = connect(app.settings.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(start);
  socket.write(body.subarray(0, Math.ceil(body.length * share)));
  const [bytes] = await once(socket, 'data');
  socket.destroy();
  return Number(String(bytes).split(' ')[1]);
}

/** Sends the whole of a request and asks for something more on the same line: it is answered, unless the line was ended. */
async function goesOn(
  [start, body]: [string, Buffer],
  afterFirst: () => Promise<void> = async () => {},
): Promise<boolean> {
  const socket: Socket = connect(app.settings.port, '127.0.0.1');
  let [heard, isOver] = ['', false];
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
  });
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  await once(socket, 'connect');
  // Longer than what the machine keeps for a reader who does not read.
  const length = Math.max(body.length, MUCH);
  socket.write(start.replace(/content-length: \d+/, `content-length: ${length}`));
  socket.write(body.subarray(0, 1));
  await afterFirst();
  socket.write(body.subarray(1));
  socket.write(Buffer.alloc(length - body.length));
  socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => isOver || /\r\n\r\nok$/.test(heard)).toBe(true);
  socket.destroy();
  return true;
}
const MUCH = 8_000_000;

it.each(KINDS.filter(([, status]) => status !== 422))(
  '%s (%i) holds no line whose sender brings all of it',
  async (_what, _status, request) => {
    expect(await goesOn(request())).toBe(true);
  },
);

it('a part that turns out to be longer than announced while it comes holds no line either', async () => {
  const place = join(app.settings.dataDir, 'media', '.temp', basename(id));
  const firstIsHere = () => expect.poll(() => statSync(place).size).toBe(1);
  expect(await goesOn(inParts(id), firstIsHere)).toBe(true);
});

it.each(KINDS)(
  '%s (%i)',
  async (_what, status, request) => {
    await refused(request(), 1);
    const temporary = () => readdirSync(join(app.settings.dataDir, 'media', '.temp')).sort();
    const [before, there] = [open(), temporary()];
    for (let sent = 0; sent < MANY; sent += AT_ONCE) {
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => refused(request(), status === 422 || i % 2 ? 1 : 0.5)),
      );
      // Of some the connection ends before all of the next ones are let in: 423 while another part is being refused.
      expect(statuses.filter((one) => one !== status && one !== 423)).toEqual([]);
    }
    // The database's pool may have opened some more meanwhile, which stay.
    await expect.poll(() => open().sockets).toBeLessThan(before.sockets + AT_ONCE);
    expect(open().files).toEqual([]);
    await expect.poll(temporary).toEqual(there);
  },
  600_000,
);
