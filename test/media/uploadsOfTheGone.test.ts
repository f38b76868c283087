import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fileKindOf } from '#lib/fileKinds.ts';
import { rewritePicture } from '#media/pictures.ts';
import { pdf, texture } from '#media/testSamples.ts';
import { jpeg, multipart, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Uploads whose sender does not wait for the answer, and those that come when too many wait. */
let api: TestApi;
let who: People;
let port: number;
/** Takes a while to be written anew. */
let large: Buffer;
let small: Buffer;
/** Statuses of the calls that have ended, also of those whose answer nobody took. */
const ended: number[] = [];
/** What stands in the log, which tells warnings and errors only. */
const logged: string[] = [];

beforeAll(async () => {
  api = await startApi({}, (line) => logged.push(line));
  who = await people(api);
  api.app.server.on('request', (_request, response) =>
    response.once('close', () => ended.push(response.statusCode)),
  );
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
  large = await texture(3000, 3000).jpeg({ quality: 40 }).toBuffer();
  small = await jpeg();
});
afterAll(() => api.close());

/** Begins an upload on a line of its own, and sends all of it or its beginning. */
async function begin(path: string, files: Parameters<typeof multipart>[0], bytes?: number): Promise<Socket> {
  const { payload, headers } = multipart(files);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${who.office}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  await new Promise((done) => socket.write(payload.subarray(0, bytes), done));
  return socket;
}

const temps = (): string[] => readdirSync(join(api.mediaDir, '.temp'));
const kept = (): string[] => readdirSync(api.mediaDir).filter((name) => name !== '.temp');
const rows = async (): Promise<number> =>
  (await api.database.pool.query('select count(*)::int as n from media')).rows[0].n;

it('nothing stays of uploads whose sender has gone before the answer, whatever they were at', async () => {
  const at = ended.length;
  // What is ready to be entered waits here until its sender has gone.
  const table = await api.database.pool.connect();
  onTestFinished(() => table.release(true));
  await table.query('begin; lock table media in access exclusive mode');
  const [picture, paper] = [
    { name: 'small.jpg', content: small },
    { name: 'paper.pdf', content: pdf(500_000) },
  ];
  const lines = await Promise.all([
    begin('videos/upload_media', [picture]),
    begin('videos/upload_media', [paper]),
    begin('videos/multiple_file_upload', [paper, picture]),
    begin('videos/upload_media', [paper], 100_000),
    begin('videos/upload_media', [paper], 10),
  ]);
  await expect.poll(() => [kept().length, temps().length]).toEqual([3, 2]);
  for (const line of lines.slice(0, 2)) line.destroy();
  for (const line of lines.slice(2)) line.resetAndDestroy();
  await expect.poll(() => ended.length - at).toBe(5);
  await table.query('commit');
  await expect.poll(async () => [kept(), temps(), await rows()]).toEqual([[], [], 0]);
  expect(logged).toEqual([]);
});

it('a picture that would wait too long is refused with the time to come again, and taken when there is time', async () => {
  const [from, to] = [join(api.mediaDir, '.temp', 'from'), join(api.mediaDir, '.temp', 'to')];
  await writeFile(from, large);
  const kind = fileKindOf('a.jpg') ?? expect.fail();
  const leaving = new AbortController();
  // Two are worked on, and 24 wait: whoever has had a turn comes again at once, so that it stays so however long the call below takes.
  let finished = 0;
  const comeAgain = async (i: number): Promise<void> => {
    while (!leaving.signal.aborted) {
      await rewritePicture(from, `${to}${i}`, kind, 'a.jpg', leaving.signal);
      if (leaving.signal.aborted) finished++;
    }
  };
  const ends = Promise.allSettled(Array.from({ length: 26 }, (_, i) => comeAgain(i)));
  const refused = await api.upload(who.office, 'a.jpg', small);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(refused.body.desc).toMatch(/^Many pictures .+ nothing was kept\. .+\.$/);
  expect((await api.upload(who.office, 'a.pdf', pdf())).status).toBe(200);
  leaving.abort();
  await ends;
  expect(finished).toBe(2);
  expect((await api.upload(who.office, 'a.jpg', small)).status).toBe(200);
});

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['garbage', 'multipart/form-data; boundary=x', 'no such thing'],
  [
    'a part without an end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
  ],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('a form that is %s is a 4xx with a sentence', async (_what, type, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/videos/upload_media',
    headers: { 'content-type': type, authorization: who.office },
    payload,
  });
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json().desc).toMatch(/^[A-Z].+\.$/);
});
