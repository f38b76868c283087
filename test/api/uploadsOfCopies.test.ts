import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { type Running, startServer } from '../../src/main.ts';
import { type S3Double, startS3Double } from '../media/s3Double.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { pdf } from '../support/files.ts';

/** Uploads in parts at two copies of the program, each with a folder of its own, and one bucket (decision 33). */
const ADMIN = { email: 'admin@example.org', password: 'correct horse battery staple' };
let database: FreshDatabase;
let bucket: S3Double;
const folders: string[] = [];
const running: Running[] = [];
let token: string;
/** Of somebody of a department, who has begun nothing. */
let stranger: string;

beforeAll(async () => {
  [database, bucket] = await Promise.all([freshDatabase(), startS3Double()]);
  for (const before of [undefined, 0]) {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-copy-'));
    if (before !== undefined)
      await copyFile(join(folders[before] ?? '', 'secret.key'), join(folder, 'secret.key'));
    folders.push(folder);
    const settings = readSettings({
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url, S3_URL: bucket.url, DATA_DIR: folder },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SAMPLE_CONTENT: 'none' },
    });
    running.push(await startServer(settings));
  }
  token = await signIn(ADMIN);
  const youth = await send('department/create', { name: 'Youth', aim: '<p>-</p>' });
  const login = { email: 'asha@example.org', password: 'long enough for tests' };
  await send('user/add', {
    ...{ ...login, user_name: 'Asha', mobile: '', user_type: 'department_user', department: youth._id },
  });
  stranger = await signIn(login);
});
afterAll(async () => {
  for (const copy of running) await copy.close();
  await Promise.all([database.drop(), bucket.close()]);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function send(path: string, body: object, authorization = token) {
  const answer = await fetch(`${running[0]?.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  expect([path, answer.status < 300, said.desc]).toEqual([path, true, undefined]);
  return path === 'auth/user_login' ? said : said.data;
}
const signIn = async (login: object): Promise<string> => (await send('auth/user_login', login, '')).token;

const call = (copy: number, method: string, id = '', headers = {}, body?: Buffer): Promise<Response> =>
  fetch(`${running[copy]?.url}/api/v1/uploads${id && `/${id}`}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization: token, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
async function begun(copy: number, length: number): Promise<string> {
  const metadata = `filename ${btoa('report.pdf')}`;
  const answer = await call(copy, 'POST', '', {
    ...{ 'upload-length': String(length), 'upload-metadata': metadata },
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}
const part = (copy: number, id: string, offset: number, body: Buffer): Promise<Response> =>
  call(
    copy,
    'PATCH',
    id,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
  );
const offsetAt = async (copy: number, id: string): Promise<number> =>
  Number((await call(copy, 'HEAD', id)).headers.get('upload-offset'));
/** What lies in the bucket of uploads that are not finished. */
const parts = (): string[] => [...bucket.objects.keys()].filter((key) => key.startsWith('.parts/'));

it('a file whose parts come to one copy and the other is put together, and each says what became of it', async () => {
  const { buffer } = await pdf('report.pdf');
  const id = await begun(0, buffer.length);
  const cuts = [0, 100, 250, 251, buffer.length];
  for (const [i, from] of cuts.slice(0, -1).entries()) {
    const copy = i % 2 === 0 ? 1 : 0;
    expect(await offsetAt(copy, id)).toBe(from);
    const answer = await part(copy, id, from, buffer.subarray(from, cuts[i + 1]));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(cuts[i + 1])]);
  }
  const addresses = await Promise.all(
    [0, 1].map(async (copy) => (await call(copy, 'HEAD', id)).headers.get('content-location')),
  );
  expect(addresses[0]).toMatch(/report\d+\.pdf$/);
  expect(addresses[1]).toBe(addresses[0]);
  expect(bucket.objects.get(addresses[0]?.split('/').at(-1) ?? '')?.bytes).toEqual(buffer);
  expect(parts()).toEqual([`.parts/${id}/note`]);
});

it('one that is given up at a copy is unknown to the other, and nothing of it stays', async () => {
  const id = await begun(0, 10);
  await part(0, id, 0, Buffer.from('%PDF'));
  expect(await offsetAt(1, id)).toBe(4);
  expect((await call(1, 'DELETE', id)).status).toBe(204);
  expect((await call(0, 'HEAD', id)).status).toBe(404);
  expect(parts().filter((key) => key.includes(id))).toEqual([]);
});

it('is unknown at each copy to another account, which gets nothing of it and ends nothing', async () => {
  const id = await begun(0, 10);
  await part(0, id, 0, Buffer.from('%PDF'));
  const asStranger = { authorization: stranger };
  const next = {
    ...asStranger,
    ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': '4' },
  };
  for (const copy of [0, 1])
    expect([
      (await call(copy, 'HEAD', id, asStranger)).status,
      (await call(copy, 'PATCH', id, next, Buffer.from('x'))).status,
      (await call(copy, 'DELETE', id, asStranger)).status,
    ]).toEqual([404, 404, 404]);
  expect(await offsetAt(1, id)).toBe(4);
});

it('one that the office has ended is ended at each copy', async () => {
  const id = await begun(0, 10);
  const ended = await fetch(`${running[0]?.url}/api/v1/uploads/delete/${id}`, {
    ...{ method: 'DELETE', headers: { authorization: token } },
  });
  expect(ended.status).toBe(200);
  expect((await part(1, id, 0, Buffer.from('%PDF'))).status).toBe(410);
});

it('goes on at the other copy after the one where it began has gone', async () => {
  const { buffer } = await pdf('report.pdf');
  const id = await begun(0, buffer.length);
  expect((await part(0, id, 0, buffer.subarray(0, 400))).status).toBe(204);
  await running.shift()?.close();
  expect(await offsetAt(0, id)).toBe(400);
  const last = await part(0, id, 400, buffer.subarray(400));
  const name = last.headers.get('content-location')?.split('/').at(-1) ?? '';
  expect(bucket.objects.get(name)?.bytes).toEqual(buffer);
});
