import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf } from '../support/client.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { twoColours } from '../support/files.ts';
import { type Line, lineToPort } from '../support/rawConnection.ts';
import { ADMIN, type App, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';

/** The database is away: what was shown before goes on, everything else says so, and nobody is told internals. */
let fresh: FreshDatabase;
let line: Line;
let app: App;
let client: Client;
let home: string;
/** All addresses of pictures that stand on the front page. */
let pictures: string[];

beforeAll(async () => {
  fresh = await freshDatabase();
  const url = new URL(fresh.url);
  line = await lineToPort(Number(url.port));
  url.port = String(line.port);
  app = await startApp({ DATABASE_URL: url.href });
  client = await clientOf(app);
  const youth = await client.department('Youth');
  const thumbnail = await client.upload(await twoColours('the well.jpg'));
  await client.news(youth, 'Young people walk for water', { thumbnail });
  const first = new URL(thumbnail).pathname;
  await until(async () => (await fetch(`${app.url}${first}-w640.avif`)).ok);
  home = await (await fetch(`${app.url}/home`)).text();
  pictures = [...new Set([...home.matchAll(/\/media\/[^\s",)]+/g)].map(([address]) => address))];
  expect(pictures.length).toBeGreaterThan(4);
  // A visitor's browser fetches one of them; the others are for other screens.
  await fetch(app.url + pictures[0]);
  line.cut();
});
afterAll(async () => {
  line.mend();
  await app.close();
  await line.close();
  await fresh.drop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.url + path, { headers, redirect: 'manual' });

describe('while the database is away', () => {
  it('pages that were shown before are shown again, with every picture on them', async () => {
    await expect.poll(async () => (await get('/home')).headers.get('x-stale-copy')).toMatch(/^\d{4}-/);
    const answers = await Promise.all(pictures.map((address) => get(address)));
    expect(
      answers.map(({ status, headers }) => [status, headers.get('content-type')?.split('/')[0]]),
    ).toEqual(pictures.map(() => [200, 'image']));
    expect((await get('/media/no-such-file1.jpg')).status).toBe(503);
  });

  it.each([
    ['/dep', 'text/html'],
    ['/search?q=water', 'text/html'],
    ['/publications', 'text/html'],
    ['/feeds/news.xml', 'text/html'],
    ['/media/no-such-file2.jpg', 'text/plain'],
    ['/ready', 'text/plain'],
    ['/api/v1/public/get_departments_list', 'application/json'],
    ['/api/v1/department/get_all', 'application/json'],
  ])('%s is 503 and says nothing of the inside', async (path, type) => {
    const answer = await get(path, { cookie: 'lectern_companion=x', authorization: 'a token' });
    const body = await answer.text();
    expect([path, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      path,
      503,
      type,
    ]);
    if (path !== '/ready') expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).not.toMatch(/ECONN|127\.0\.0\.1|terminated|FST_|node_modules|\.ts:/);
    if (type === 'application/json')
      expect(Object.keys(JSON.parse(body))).toEqual(['desc', 'des', 'message']);
  });

  it('nobody can sign in, and all is well by itself when it is back', async () => {
    const signIn = () =>
      fetch(`${app.url}/api/v1/auth/user_login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
    expect((await signIn()).status).toBe(503);
    line.mend();
    await expect.poll(async () => (await get('/ready')).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    // It looks once a second.
    await expect.poll(async () => (await get('/home')).headers.get('x-stale-copy')).toBeNull();
    await client.department('Ecology');
  });
});
