import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, clientOf } from '../support/client.ts';
import { type App, startApp } from '../support/server.ts';

/** The database's connections break while they are in use: a restart of the server, a failover, a firewall that forgets. */
let app: App;
let client: Client;

beforeAll(async () => {
  app = await startApp();
  client = await clientOf(app);
});
afterAll(() => app.close());

it('lives on when all connections are cut twenty times under writers, and keeps all that it acknowledged', async () => {
  const statuses = new Map<number, number>();
  const acknowledged: string[] = [];
  const odd: unknown[] = [];
  let ending = false;
  const { token } = await (await post('auth/user_login', '', ADMIN_LOGIN())).json();
  const writer = async (n: number): Promise<void> => {
    for (let i = 0; !ending; i++) {
      const name = `Writer ${n} wrote ${i}`;
      const answer = await post('department/create', token, { name });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const body = await answer.json();
      if (answer.status === 201 || answer.status === 200) acknowledged.push(body.data._id);
      else if (answer.status !== 503 || !answer.headers.has('retry-after')) odd.push([answer.status, body]);
    }
  };
  const writers = [1, 2, 3, 4].map(writer);
  const cutter = new pg.Client({ connectionString: app.settings.databaseUrl ?? '' });
  await cutter.connect();
  for (let cut = 0; cut < 20; cut++) {
    const before = acknowledged.length;
    // Only when the writers are at it again, so that every cut meets connections in use.
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 2);
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  ending = true;
  await Promise.all(writers);
  const { rows } = await cutter.query('select id from department');
  await cutter.end();
  const stored = new Set(rows.map((row) => row.id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(odd).toEqual([]);
  expect((await fetch(`${app.url}/ready`)).status).toBe(200);
  await client.call('GET', `department/get/${acknowledged[0]}`);
});

const ADMIN_LOGIN = () => ({ email: app.settings.adminEmail, password: app.settings.adminPassword });

const post = (path: string, token: string, body: unknown): Promise<Response> =>
  fetch(`${app.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
