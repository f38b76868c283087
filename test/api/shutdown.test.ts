import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, type App, startApp } from '../support/server.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('says that it stops, then closes the door, and answers what is under way', async () => {
  const status = async (path: string) => (await fetch(app.url + path)).status;
  expect(await status('/ready')).toBe(200);
  const body = JSON.stringify(ADMIN);
  const line = await openLine();
  line.write(
    `POST /api/v1/auth/user_login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );

  app.server.announceStop();
  const ready = await fetch(`${app.url}/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, 'This copy is about to stop.']);
  // Whoever keeps connections lets them go before they are closed: the page out of the cache and the API as well.
  for (const path of ['/home', '/home', '/api/v1/public/get_departments_list']) {
    const { status: code, headers } = await fetch(app.url + path);
    expect([path, code, headers.get('connection')]).toEqual([path, 200, 'close']);
  }

  const closed = app.server.close();
  await expect
    .poll(() =>
      openLine().then(
        (socket) => socket.destroy(),
        (error) => error.code,
      ),
    )
    .toBe('ECONNREFUSED');
  let answer = '';
  line.on('data', (bytes) => {
    answer += bytes;
  });
  const ended = once(line, 'close');
  line.write(body.slice(10));
  await closed;
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(.|\r\n)*"token"/);
});

async function openLine(): Promise<Socket> {
  const socket = connect(app.settings.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
