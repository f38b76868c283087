import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from '../support/server.ts';

/** What goes wrong before or beside the routes: pages get a page, calls get `desc`, nobody gets internals. */
let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sends these bytes as they are, and gives the status, the content type and the body that come back. */
async function send(request: string): Promise<{ status: number; type: string; body: string }> {
  const socket = connect(app.settings.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.on('error', () => undefined);
  socket.write(request);
  await once(socket, 'close');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const type = /\r\ncontent-type: ([^;\r]+)/i.exec(head)?.[1] ?? '';
  return { status: Number(head.split(' ')[1]), type, body: body.join('\r\n\r\n') };
}

const get = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
const post = (path: string, type: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const LONG = 'x'.repeat(301);

describe('a request that cannot be understood is a 400', () => {
  it.each([
    ['bad percent-encoding', '/news_screen/departments/%E0%A4%A', '/api/v1/news/get/%E0%A4%A'],
    ['an id of more than 300 characters', `/department/${LONG}`, `/api/v1/department/get/${LONG}`],
  ])('%s', async (_what, page, call) => {
    expectPage(await send(get(page)));
    expectCall(await send(get(call)));
  });

  it('two Host headers', async () => {
    const second = 'Host: other.example\r\n';
    expectPage(await send(get('/home', second)));
    expectCall(await send(get('/api/v1/public/get_departments_list', second)));
  });

  it('a body that is no JSON', async () => {
    expectPage(await send(post('/home', 'application/json', '{"a":')));
    expectCall(await send(post('/api/v1/auth/user_login', 'application/json', '{"a":')));
  });

  it('something that is not HTTP', async () => {
    const { status, type, body } = await send('GO AWAY\r\n\r\n');
    expect([status, type]).toEqual([400, 'text/plain']);
    expect(body).toMatch(/^[A-Z].+\.\n$/);
  });

  it('headers that are too long', async () => {
    const { status, type } = await send(get('/home', `Cookie: ${'x'.repeat(20_000)}\r\n`));
    expect([status, type]).toEqual([431, 'text/plain']);
  });
});

type Answer = Awaited<ReturnType<typeof send>>;

function expectPage({ status, type, body }: Answer): void {
  expect([status, type]).toEqual([400, 'text/html']);
  expect(body).toContain('This address cannot be read');
  expect(body).not.toMatch(/FST_|statusCode/);
}

function expectCall({ status, type, body }: Answer): void {
  expect([status, type]).toEqual([400, 'application/json']);
  const { desc, des, message, ...more } = JSON.parse(body);
  expect([desc, des, more]).toEqual([message, message, {}]);
  expect(desc).toMatch(/^[A-Z].+\.$/);
}
