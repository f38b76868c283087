import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from '#media/testSamples.ts';
import { clientOf } from '../support/client.ts';
import { often } from '../support/often.ts';
import { connectPast } from '../support/ownDatabase.ts';
import { ADMIN, type App, startApp } from '../support/server.ts';
import { type SmallDisk, smallDisk } from '../support/smallDisk.ts';

/**
 * The whole program with its own database on a disk that uploads would fill: many at once, and one after the other until all are refused. The
 * database goes on: uploads never touch its margin, of which it needs a little itself. `SMALL_DISK`: its size in MB. Where none may be mounted the margin is what this machine's
 * disk has, but for as much as the uploads are to find.
 */
const MB = 1024 * 1024;
const SIZE = often('SMALL_DISK', 360, 700);
const MARGIN = 100 * MB;
const FILE = 12 * MB;
const AT_ONCE = 14;

let disk: SmallDisk | null;
let margin = MARGIN;
let app: App;
const tokens: string[] = [];
const room = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(app.settings.dataDir);
  return bavail * bsize;
};

beforeAll(async () => {
  disk = await smallDisk(SIZE);
  if (!disk) {
    const { bavail, bsize } = await statfs(tmpdir());
    margin = bavail * bsize - SIZE * MB;
  }
  app = await startApp({
    DATABASE_URL: '',
    DISK_MARGIN: `${Math.floor(margin / MB)} MB`,
    ...(disk ? { DATA_DIR: disk.folder } : {}),
  });
  const client = await clientOf(app);
  const unit = await client.department('Youth');
  for (const login of [ADMIN, await client.user('Young One', unit), await client.user('Young Two', unit)]) {
    const answer = await send(
      'POST',
      'auth/user_login',
      '',
      { 'content-type': 'application/json' },
      JSON.stringify(login),
    );
    tokens.push((await answer.json()).token);
  }
});
afterAll(async () => {
  await app.close();
  await disk?.remove();
});

const send = (method: string, path: string, as: string, headers: Record<string, string>, body?: BodyInit) =>
  fetch(`${app.url}/api/v1/${path}`, {
    method,
    headers: { authorization: as, 'tus-resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body }),
  });

const paper = new Uint8Array(pdf(FILE));

/** A file in two parts; the status of the last answer. */
async function inParts(as: string): Promise<number> {
  const begun = await send('POST', 'uploads', as, {
    'upload-length': String(paper.length),
    'upload-metadata': `filename ${btoa('paper.pdf')}`,
  });
  if (begun.status !== 201) return begun.status;
  const id = begun.headers.get('location')?.split('/').at(-1);
  const half = paper.length / 2;
  let status = 0;
  for (const [from, to] of [
    [0, Math.floor(half)],
    [Math.floor(half), paper.length],
  ] as const) {
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) };
    ({ status } = await send('PATCH', `uploads/${id}`, as, type, paper.slice(from, to)));
    if (status !== 204) break;
  }
  return status;
}

/** A whole file in a form. */
async function whole(as: string): Promise<number> {
  const form = new FormData();
  form.append('file', new File([paper], 'paper.pdf'));
  return (await send('POST', 'videos/upload_media', as, {}, form)).status;
}

it('is filled to its margin and no further, and the database goes on', async () => {
  // A database that ends over something, or comes back from that, lets go of whoever speaks with it.
  const stays = await connectPast(app.settings.dataDir);
  let least = await room();
  let ending = false;
  const watching = (async () => {
    while (!ending) {
      least = Math.min(least, await room());
      await new Promise((done) => setTimeout(done, 10));
    }
  })();
  const statuses = new Map<number, number>();
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  try {
    for (const upload of [inParts, whole, inParts, whole])
      for (const status of await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => upload(tokens[at % tokens.length] ?? '')),
      ))
        count(status);
    let isRefused = false;
    for (let at = 0; at < 100 && !isRefused; at++) {
      const both = [await inParts(tokens[0] ?? ''), await whole(tokens[1] ?? '')];
      both.forEach(count);
      isRefused = both.every((status) => status === 507);
    }
    expect(isRefused).toBe(true);
  } finally {
    ending = true;
    await watching;
  }
  expect([...statuses.keys()].filter((status) => ![200, 204, 507].includes(status))).toEqual([]);
  expect((statuses.get(200) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(3);
  // What the database itself writes meanwhile is what the margin is for.
  if (disk) expect(least).toBeGreaterThan(margin - 40 * MB);
  expect((await stays.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await stays.end();
  const made = await send(
    'POST',
    'auth/user_login',
    '',
    { 'content-type': 'application/json' },
    JSON.stringify(ADMIN),
  );
  expect(made.status).toBe(200);
});
