import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { twoColours } from '../support/files.ts';
import { connectPast, killPostmaster } from '../support/ownDatabase.ts';
import { ADMIN, type App, startApp } from '../support/server.ts';
import { type SmallDisk, smallDisk } from '../support/smallDisk.ts';
import { until } from '../support/until.ts';

/**
 * The whole program with its own database, through kill -9 of the database and a disk that fills up and has room again, while people
 * write and read: it lives, serves again by itself, loses nothing that it has acknowledged, and shows kept pages with their pictures.
 */
const MB = 1024 * 1024;

let disk: SmallDisk | null;
let app: App;
let token: string;
let pictures: string[];
let ending = false;
let people: Promise<void>[];
const acknowledged: string[] = [];
const refusals = new Map<number, number>();
const read = new Map<string, number>();

beforeAll(async () => {
  disk = await smallDisk(400);
  app = await startApp({
    DATABASE_URL: '',
    DISK_MARGIN: '64 MB',
    ...(disk ? { DATA_DIR: disk.folder } : {}),
  });
  const client = await clientOf(app);
  const youth = await client.department('Youth');
  const thumbnail = await client.upload(await twoColours('the well.jpg'));
  await client.news(youth, 'Young people walk for water', { thumbnail });
  token = (await (await post('auth/user_login', ADMIN)).json()).token;
  await until(async () => (await fetch(`${app.url}${new URL(thumbnail).pathname}-w640.avif`)).ok);
  const home = await (await fetch(`${app.url}/home`)).text();
  pictures = [...new Set([...home.matchAll(/\/media\/[^\s",)]+/g)].map(([address]) => address))];
  people = [writer(1), writer(2), writer(3), reader()];
});

afterAll(async () => {
  ending = true;
  await Promise.all(people);
  await app.close();
  await disk?.remove();
});

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${app.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ?? '' },
    body: JSON.stringify(body),
  });

async function writer(n: number): Promise<void> {
  for (let i = 0; !ending; i++) {
    const answer = await post('department/create', { name: `Writer ${n} wrote ${i}` });
    const { status } = answer;
    const body = await answer.json();
    if (answer.ok) acknowledged.push(body.data._id);
    else refusals.set(status, (refusals.get(status) ?? 0) + 1);
    await new Promise((done) => setTimeout(done, answer.ok ? 0 : 50));
  }
}

/** Reads the front page and a picture on it, over and over. */
async function reader(): Promise<void> {
  for (let i = 0; !ending; i++) {
    for (const path of ['/home', pictures[i % pictures.length] ?? '']) {
      const { status } = await fetch(app.url + path);
      const what = `${path === '/home' ? 'page' : 'picture'} ${status}`;
      read.set(what, (read.get(what) ?? 0) + 1);
    }
    await new Promise((done) => setTimeout(done, 10));
  }
}

const ready = async (): Promise<string> => {
  const answer = await fetch(`${app.url}/ready`);
  return `${answer.status} ${await answer.text()}`;
};
const cluster = (): string => join(app.settings.dataDir, 'database', 'cluster');
/** Waits until something more has been acknowledged. */
const writesAgain = async (): Promise<void> => {
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
};

/** All that was acknowledged is there, and nobody who read was refused. */
async function nothingLost(): Promise<void> {
  const so = [...acknowledged];
  const client = await connectPast(app.settings.dataDir);
  const { rows } = await client.query('select id from department');
  await client.end();
  const stored = new Set(rows.map((row) => row.id));
  expect(so.filter((id) => !stored.has(id))).toEqual([]);
  expect([...read.keys()].sort()).toEqual(['page 200', 'picture 200']);
  expect([...refusals.keys()].filter((status) => status !== 503 && status !== 507)).toEqual([]);
}

describe('with a database of its own', () => {
  it('lives on when that is killed, three times', async () => {
    await writesAgain();
    for (let i = 0; i < 3; i++) {
      await killPostmaster(app.settings.dataDir);
      await expect.poll(ready).toMatch(/^503 The database (has ended|does not start|is not)/);
      await writesAgain();
      expect(await ready()).toMatch(/^200 ok/);
    }
    await nothingLost();
  });

  it('saves nothing while the disk has no more than its margin, and goes on when it has', async () => {
    await disk?.fill(40 * MB);
    await expect.poll(ready).toMatch(disk ? /^200 ok\nNothing is saved: the disk has \d+/ : /^200 ok/);
    const refused = refusals.get(507) ?? 0;
    if (disk) await expect.poll(() => refusals.get(507) ?? 0).toBeGreaterThan(refused + 3);
    await disk?.free();
    await writesAgain();
    await nothingLost();
  });

  it('serves again by itself when a disk that was full to the last byte has room again', async () => {
    const away = join(cluster(), 'global', 'pg_control');
    if (disk) {
      await disk.fill(0);
      // Something that knows nothing of the margin writes until there is no room for the database's log.
      const other = await connectPast(app.settings.dataDir);
      const write = () => other.query(`select pg_logical_emit_message(true, '', repeat('x', 1000000))`);
      await expect
        .poll(
          () =>
            write().then(
              () => 'wrote',
              () => 'broke',
            ),
          { interval: 1 },
        )
        .toBe('broke');
      await other.end().catch(() => undefined);
    } else {
      // Without a disk to fill: what cannot start for another reason.
      await rename(away, `${away}.away`);
      await killPostmaster(app.settings.dataDir);
    }
    // PostgreSQL ends over it, and then says why; or it stays, and takes nobody in: then we say it.
    await expect
      .poll(ready)
      .toMatch(disk ? /^503 (.|\n)*(No space left|Nothing is saved: the disk has )/ : /^503 .*pg_control/);
    expect([503, 507]).toContain((await post('department/create', { name: 'X' })).status);
    if (disk) await disk.free();
    else await rename(`${away}.away`, away);
    await writesAgain();
    await expect.poll(ready).toBe('200 ok');
    await nothingLost();
  });
});
