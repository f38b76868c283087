import { readdir, stat } from 'node:fs/promises';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { mediaTable } from '#store/files/media.ts';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';
import { pdf } from '../support/files.ts';

/** Uploads in parts (decision 0033): taken up again where they stopped, by who began them, under the rules of every upload. */
let api: TestApi;
let who: People;
/** What the disk is said to have left, in bytes. */
const disk: { room: number | null } = { room: null };
const told: string[] = [];

beforeAll(async () => {
  api = await startApi({}, undefined, () => ({
    mediaLimits: { diskMargin: 1000 },
    picturesAdded: () => told.push('pictures'),
  }));
  who = await people(api);
});
afterAll(() => api.close());

const tus = { 'tus-resumable': '1.0.0' };
const inParts = 'application/offset+octet-stream';

function call(
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  id: string,
  as: string | null,
  more: Partial<InjectOptions> = {},
) {
  return api.app.inject({
    ...more,
    method,
    url: `/api/v1/uploads/${id}`.replace(/\/$/, ''),
    headers: { ...tus, ...(as ? { authorization: as } : {}), ...more.headers },
  });
}

const announce = (name: string, length: number, as: string | null = who.youth.token) =>
  call('POST', '', as, {
    headers: {
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')},relativePath bnVsbA==`,
    },
  });
async function begun(name: string, length: number): Promise<string> {
  const answer = await announce(name, length);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location).split('/').at(-1) ?? '';
}
const part = (id: string, offset: number, payload: Buffer, as: string | null = who.youth.token) =>
  call('PATCH', id, as, { payload, headers: { 'content-type': inParts, 'upload-offset': String(offset) } });
const offsetOf = async (id: string) =>
  Number((await call('HEAD', id, who.youth.token)).headers['upload-offset']);
const temporary = () => readdir(join(api.mediaDir, '.temp'));

describe('a file in parts', () => {
  it('is put together, checked and stored like any other', async () => {
    const { buffer } = await pdf('report.pdf');
    const id = await begun('report.pdf', buffer.length);
    expect((await part(id, 0, buffer.subarray(0, 100))).headers['upload-offset']).toBe('100');
    expect(await offsetOf(id)).toBe(100);
    const last = await part(id, 100, buffer.subarray(100));
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(buffer.length)]);
    const url = String(last.headers['content-location']);
    expect(url).toMatch(/^http:\/\/localhost:3000\/media\/report\d+\.pdf$/);
    expect(await readdir(api.mediaDir)).toContain(decodeURIComponent(url.split('/').at(-1) ?? ''));
    expect(told).toEqual(['pictures']);
    // The answer to the last part may be lost on the way: it can be asked for again.
    expect((await call('HEAD', id, who.youth.token)).headers['content-location']).toBe(url);
    expect((await part(id, buffer.length, Buffer.alloc(0))).headers['content-location']).toBe(url);
  });

  it('goes on where the line broke, with what had come by then', async () => {
    const picture = await jpeg();
    const id = await begun('boat.jpg', picture.length);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const sending = ask({
      ...{ port, host: '127.0.0.1', method: 'PATCH', path: `/api/v1/uploads/${id}` },
      headers: {
        ...{ ...tus, authorization: who.youth.token, 'content-type': inParts, 'upload-offset': '0' },
        'content-length': picture.length,
      },
    });
    sending.on('error', () => undefined);
    sending.write(picture.subarray(0, 50));
    await expect.poll(async () => (await stat(join(api.mediaDir, '.temp', id))).size).toBe(50);
    sending.destroy();
    await expect.poll(() => offsetOf(id)).toBe(50);
    await expect.poll(async () => (await part(id, 50, picture.subarray(50))).statusCode).toBe(204);
    expect((await call('HEAD', id, who.youth.token)).headers['content-location']).toMatch(/boat\d+\.jpg$/);
  });

  it('takes a part only where the last one ended, and not more than was announced', async () => {
    const id = await begun('notes.pdf', 10);
    expect((await part(id, 5, Buffer.from('late'))).statusCode).toBe(409);
    expect((await part(id, 0, Buffer.from('abcd'))).statusCode).toBe(204);
    expect((await part(id, 0, Buffer.from('abcd'))).statusCode).toBe(409);
    expect((await part(id, 4, Buffer.alloc(7))).statusCode).toBe(413);
    expect(await offsetOf(id)).toBe(4);
    const both = await Promise.all([part(id, 4, Buffer.from('ef')), part(id, 4, Buffer.from('ef'))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, expect.any(Number)]);
    expect([409, 423]).toContain(Math.max(...both.map(({ statusCode }) => statusCode)));
    expect(await offsetOf(id)).toBe(6);
  });

  it('is forgotten when it is given up, refused at its end, or left for a day', async () => {
    const before = await temporary();
    const given = await begun('notes.pdf', 10);
    expect((await call('DELETE', given, who.youth.token)).statusCode).toBe(204);
    expect((await call('HEAD', given, who.youth.token)).statusCode).toBe(404);
    const wrong = await begun('notes.pdf', 10);
    const refused = await part(wrong, 0, Buffer.from('no pdf at '));
    expect([refused.statusCode, refused.json().desc]).toEqual([422, expect.stringContaining('notes.pdf')]);
    expect((await call('HEAD', wrong, who.youth.token)).statusCode).toBe(404);
    expect(await temporary()).toEqual(before);

    const left = await begun('notes.pdf', 10);
    await part(left, 0, Buffer.from('%PDF'));
    const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    await sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: tomorrow });
    expect((await call('HEAD', left, who.youth.token)).statusCode).toBe(404);
    expect(await temporary()).toEqual([]);
  });
});

describe('an upload in parts is refused', () => {
  it('to strangers, and to everybody but who began it', async () => {
    expect((await announce('a.pdf', 10, null)).statusCode).toBe(401);
    const id = await begun('a.pdf', 10);
    for (const [as, status] of [
      [null, 401],
      [who.ecology.token, 404],
      [who.office, 404],
    ] as const) {
      expect((await part(id, 0, Buffer.from('%PDF'), as)).statusCode).toBe(status);
      expect((await call('HEAD', id, as)).statusCode).toBe(status);
      expect((await call('DELETE', id, as)).statusCode).toBe(status);
    }
    expect(await offsetOf(id)).toBe(0);
    for (const missing of ['0198c0de-0000-7000-8000-000000000000', '..%2F..%2Fetc', 'x'])
      expect((await call('HEAD', missing, who.youth.token)).statusCode).toBe(404);
  });

  it('before a byte has come: another kind, too large, empty, without its headers', async () => {
    const status = async (name: string, length: number) => (await announce(name, length)).statusCode;
    expect(await status('run.exe', 10)).toBe(422);
    expect(await status('film.mp4', 501 * 1024 * 1024)).toBe(413);
    expect(await status('empty.pdf', 0)).toBe(422);
    expect((await call('POST', '', who.youth.token)).statusCode).toBe(400);
    const old = await call('POST', '', who.youth.token, { headers: { 'tus-resumable': '0.2.2' } });
    expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0']);
    const id = await begun('a.pdf', 10);
    const noPart = await call('PATCH', id, who.youth.token, {
      payload: '{}',
      headers: { 'content-type': 'application/json', 'upload-offset': '0' },
    });
    expect([noPart.statusCode, noPart.json().desc]).toEqual([415, expect.stringContaining(inParts)]);
  });

  it('while the disk has no room for the rest of it', async () => {
    const small = await startApi({}, undefined, () => ({
      files: { ...localStore(api.mediaDir), room: async () => disk.room },
      mediaLimits: { diskMargin: 1000 },
    }));
    try {
      const office = (await people(small)).office;
      const asked = (method: 'POST' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
        small.app.inject({
          ...{ method, url: `/api/v1/uploads${url}`, headers: { ...tus, authorization: office, ...headers } },
          ...(payload ? { payload } : {}),
        });
      const size = {
        'upload-length': '5000',
        'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
      };
      disk.room = 5500;
      expect((await asked('POST', '', size)).statusCode).toBe(507);
      disk.room = 6500;
      const { location } = (await asked('POST', '', size)).headers;
      const at = { 'content-type': inParts, 'upload-offset': '0' };
      const path = String(location).replace('/api/v1/uploads', '');
      disk.room = 900;
      expect((await asked('PATCH', path, at, Buffer.from('%PDF'))).statusCode).toBe(507);
      disk.room = 6500;
      expect((await asked('PATCH', path, at, Buffer.from('%PDF'))).statusCode).toBe(204);
    } finally {
      await small.close();
    }
  });
});
