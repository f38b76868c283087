import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/bench/ports.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type App, startApp } from '../support/server.ts';

/** The start takes its time: somebody else holds what migrations wait for. */
let fresh: FreshDatabase;
let other: pg.Client;
let url: string;
let starting: Promise<App>;

beforeAll(async () => {
  fresh = await freshDatabase();
  other = new pg.Client({ connectionString: fresh.url });
  await other.connect();
  await other.query(`select pg_advisory_lock(hashtext('lectern migrations'))`);
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  starting = startApp({ DATABASE_URL: fresh.url, PORT: port });
});
afterAll(async () => {
  await other.end();
  await (await starting).close();
  await fresh.drop();
});

const answer = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  const head = ['content-type', 'retry-after', 'cache-control'].map((name) => response.headers.get(name));
  return { status: response.status, head, text: await response.text() };
};

it('says while it starts that it lives, what it is doing, and that pages and calls come soon', async () => {
  await expect.poll(() => answer('/live').catch(() => null)).toMatchObject({ status: 200, text: 'ok' });
  expect(await answer('/ready')).toMatchObject({ status: 503, text: 'The program starts.' });
  expect(await answer('/ready', { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({
    status: 503,
    text: 'not ready',
  });
  const page = await answer('/news_screen/departments/anything?q=<b>');
  expect([page.status, ...page.head]).toEqual([503, 'text/html; charset=utf-8', '20', 'no-store']);
  expect(page.text).toContain('<h1>The site is not reachable just now</h1>');
  expect(page.text).not.toContain('<b>');
  const call = await answer('/api/v1/public/get_departments_list');
  expect([call.status, call.head[1]]).toEqual([503, '20']);
  expect(JSON.parse(call.text).message).toContain('Please try again in a few minutes.');
  const sent = await fetch(`${url}/api/v1/auth/user_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email": ',
  });
  expect(sent.status).toBe(503);
});

it('is itself at the same place as soon as it is ready, for those too who are still connected', async () => {
  const follow = expect.poll(() => answer('/home').catch(() => null)).toMatchObject({ status: 200 });
  await other.query('select pg_advisory_unlock_all()');
  await starting;
  await follow;
  expect(await answer('/ready')).toMatchObject({ status: 200 });
});
