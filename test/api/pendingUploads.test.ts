import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { MOST_AT_ONCE, MOST_PENDING } from '#media/pendingUploads.ts';
import { pdf } from '#media/testSamples.ts';
import { multipart, OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';
import { partsOf } from '../support/uploads.ts';

/** Uploads that have begun keep room for what they are still to bring, and can be ended. */
let api: TestApi;
let who: People;
let folder: string;
/** Bytes that the disk has when nothing is on it. */
let disk: number;
/** How many minutes later it is. */
let later: number;
/** Connections that a test has opened. */
const lines: Socket[] = [];
let limits: { perUnit?: number; diskMargin: number };

const MARGIN = 1000;
const bytesIn = async (of: string): Promise<number> => {
  const sizes = (await readdir(of)).filter((name) => !name.endsWith('.json') && name !== '.temp');
  return (await Promise.all(sizes.map((name) => stat(join(of, name)).catch(() => ({ size: 0 })))))
    .map(({ size }) => size)
    .reduce((sum, size) => sum + size, 0);
};
const temporary = () => readdir(join(folder, '.temp'));

beforeEach(async () => {
  [disk, later, limits] = [Number.MAX_SAFE_INTEGER, 0, { diskMargin: MARGIN }];
  folder = await mkdtemp(join(tmpdir(), 'lectern-begun-'));
  const store = localStore(folder);
  const room = async () => disk - (await bytesIn(folder)) - (await bytesIn(join(folder, '.temp')));
  api = await startApi({}, undefined, () => ({
    files: Object.assign(store, { room }),
    now: () => new Date(Date.now() + later * 60_000),
    get mediaLimits() {
      return limits;
    },
  }));
  who = await people(api);
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const { call, announce, begin, part } = partsOf(() => api);
const listed = async () => (await api.call('GET', 'uploads/get', who.office)).body.data;

describe('room is kept from the beginning', () => {
  it('however many begin at once, and nothing that comes goes below the margin', async () => {
    disk = MARGIN + 10_000;
    const begun = await Promise.all(
      [who.youth, who.ecology, who.madras, who.medak].flatMap((one) =>
        Array.from({ length: 4 }, () => announce(one.token, 1500)),
      ),
    );
    const statuses = begun.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(6).fill(201), ...Array(10).fill(507)]);
    // What has come counts as what is there, and not twice.
    const first = begun.findIndex(({ statusCode }) => statusCode === 201);
    const [token] = [[who.youth, who.ecology, who.madras, who.medak][Math.floor(first / 4)]?.token ?? ''];
    const id = String(begun[first]?.headers.location).split('/').at(-1) ?? '';
    expect((await part(token, id, 0, Buffer.alloc(1000))).statusCode).toBe(204);
    expect(await listed()).toMatchObject({ room: 1000, still_to_come: 8000 });
    expect((await announce(who.office, 1001)).statusCode).toBe(507);
    expect((await announce(who.office, 1000)).statusCode).toBe(201);
    // A whole one finds no room beside them either, and is refused before its first byte.
    expect((await api.upload(who.office, 'a.pdf', pdf(2000))).status).toBe(507);
    await call('DELETE', id, token);
    expect(await listed()).toMatchObject({ room: 1500 });
  });

  it("within the unit's limit, too", async () => {
    limits.perUnit = 5000;
    expect((await announce(who.youth.token, 3000)).statusCode).toBe(201);
    const refused = await announce(who.youth.token, 2001);
    expect([refused.statusCode, refused.json().desc]).toEqual([
      413,
      expect.stringContaining('Your department'),
    ]);
    expect((await announce(who.youth.token, 2000)).statusCode).toBe(201);
    expect((await announce(who.ecology.token, 5000)).statusCode).toBe(201);
  });

  it('of so many of one account at a time', async () => {
    const ids: string[] = [];
    for (let i = 0; i < MOST_PENDING; i++) ids.push(await begin(who.youth.token, 100));
    const refused = await announce(who.youth.token, 100);
    expect([refused.statusCode, refused.json().desc]).toEqual([429, expect.stringContaining('not finished')]);
    expect((await announce(who.ecology.token, 100)).statusCode).toBe(201);
    await call('DELETE', ids[0] ?? '', who.youth.token);
    expect((await announce(who.youth.token, 100)).statusCode).toBe(201);
  });

  it('of so many whole ones of one account at a time, and again when these are gone', async () => {
    for (let i = 0; i < MOST_AT_ONCE; i++) {
      const beginning = Buffer.concat([form('a.pdf').payload.subarray(0, 200), Buffer.alloc(20)]);
      await sendingForm(who.youth.token, 1_000_000, beginning);
      await expect.poll(async () => (await listed()).docs.length).toBe(i + 1);
    }
    expect((await listed()).still_to_come).toBeGreaterThan(MOST_AT_ONCE * 900_000);
    const refused = await api.upload(who.youth.token, 'a.pdf', pdf(2000));
    expect([refused.status, refused.body.desc]).toEqual([429, expect.stringContaining('not finished')]);
    expect((await api.upload(who.ecology.token, 'a.pdf', pdf(2000))).status).toBe(200);
    for (const line of lines) line.destroy();
    await expect.poll(async () => (await listed()).docs.length).toBe(0);
    expect((await api.upload(who.youth.token, 'a.pdf', pdf(2000))).status).toBe(200);
  });

  it('for less than an hour after the last part', async () => {
    const id = await begin(who.youth.token, 1000);
    await part(who.youth.token, id, 0, Buffer.alloc(10));
    later = 40;
    expect((await listed()).docs).toHaveLength(1);
    later = 50;
    expect((await listed()).docs).toEqual([]);
    expect((await call('HEAD', id, who.youth.token)).statusCode).toBe(404);
    expect(await temporary()).toEqual([]);
  });
});

describe('the office', () => {
  it('sees who uploads what, and ends it: whoever sends it learns why', async () => {
    const id = await begin(who.madras.token, 5000);
    await part(who.madras.token, id, 0, Buffer.alloc(2000));
    expect((await listed()).docs).toMatchObject([
      {
        ...{ _id: id, file_name: 'film.mp4', bytes: 5000, arrived: 2000 },
        by: { user_name: 'Madras user', unit: 'Madras' },
      },
    ]);
    for (const { token } of [who.madras, who.youth]) {
      expect((await api.call('GET', 'uploads/get', token)).status).toBe(403);
      expect((await api.call('DELETE', `uploads/delete/${id}`, token)).status).toBe(403);
    }
    expect((await api.call('DELETE', `uploads/delete/${id}`, who.office)).status).toBe(200);
    expect((await listed()).docs).toEqual([]);
    const refused = await part(who.madras.token, id, 2000, Buffer.alloc(10));
    expect([refused.statusCode, refused.json().desc]).toEqual([
      410,
      expect.stringContaining('office has ended'),
    ]);
    expect((await call('HEAD', id, who.madras.token)).statusCode).toBe(410);
    expect((await api.call('DELETE', `uploads/delete/${id}`, who.office)).status).toBe(404);
  });
});

const form = (name: string) => multipart([{ name, content: pdf(1000) }]);
/** Says that it sends a form of so many bytes, and sends its beginning. */
async function sendingForm(as: string, length: number, sent: Buffer): Promise<Socket> {
  const socket = await lineTo();
  const type = form('a.pdf').headers['content-type'];
  socket.write(
    `POST /api/v1/videos/upload_media HTTP/1.1\r\nHost: x\r\nAuthorization: ${as}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(sent);
  return socket;
}
async function lineTo(): Promise<Socket> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const socket: Socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  lines.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a part on a line of its own, all of it or its beginning; what comes back, once there is something. */
async function sending(id: string, as: string, length: number, sent: Buffer) {
  const socket = await lineTo();
  const answer = once(socket, 'data').then(([bytes]) => String(bytes).split('\r\n')[0]);
  socket.write(
    `PATCH /api/v1/uploads/${id} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nAuthorization: ${as}\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(sent);
  await expect
    .poll(async () => (await stat(join(folder, '.temp', id)).catch(() => ({ size: sent.length }))).size)
    .toBe(sent.length);
  return { socket, answer };
}

describe('what is given up', () => {
  it('while a part comes in is gone, and so is the part', async () => {
    const id = await begin(who.youth.token, 5000);
    const { answer } = await sending(id, who.youth.token, 5000, Buffer.alloc(100));
    expect((await call('DELETE', id, who.youth.token)).statusCode).toBe(204);
    expect(await answer).toContain(' 404 ');
    expect(await temporary()).toEqual([]);
  });

  it('while it is finished leaves no file and no row', async () => {
    const paper = pdf(3000);
    const id = await begin(who.youth.token, paper.length, 'paper.pdf');
    // Whatever is ready to be entered waits here.
    const table = await api.database.pool.connect();
    await table.query('begin; lock table media in share mode');
    const finishing = part(who.youth.token, id, 0, paper);
    await expect.poll(async () => (await readdir(folder)).length).toBe(2);
    const cut = vi.spyOn(AbortController.prototype, 'abort');
    const given = call('DELETE', id, who.youth.token);
    await expect.poll(() => cut.mock.calls.length).toBe(1);
    await table.query('commit');
    table.release();
    expect((await given).statusCode).toBe(204);
    expect((await finishing).statusCode).toBe(404);
    expect([await readdir(folder), await temporary()]).toEqual([['.temp'], []]);
    expect((await api.database.pool.query('select 1 from media')).rows).toEqual([]);
  });
});

it('a part of somebody who has signed out in between does not become a file', async () => {
  const mine = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const paper = pdf(3000);
  const id = await begin(mine, paper.length, 'paper.pdf');
  const { socket, answer } = await sending(id, mine, paper.length, paper.subarray(0, 1000));
  await api.call('POST', 'auth/logout', mine);
  socket.write(paper.subarray(1000));
  expect(await answer).toContain(' 401 ');
  expect(await readdir(folder)).toEqual(['.temp']);
  // It is the account's, who may sign in again and go on.
  expect((await part(who.office, id, paper.length, Buffer.alloc(0))).statusCode).toBe(204);
});
