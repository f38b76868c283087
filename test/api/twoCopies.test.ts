import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { type Running, startServer } from '../../src/main.ts';
import { emptyDatabase, type FreshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-copies-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('three copies started at once on an empty database all come up, and fill it once', async () => {
  const passwords: (string | null)[] = [];
  const start = (): Promise<Running> =>
    startServer(
      readSettings({
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SAMPLE_CONTENT: 'structure',
      }),
      { progress: () => {}, firstAdministrator: (_email, password) => passwords.push(password) },
    );
  const copies = await Promise.allSettled([start(), start(), start()]);
  const running = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
  try {
    expect(copies.map((copy) => (copy.status === 'fulfilled' ? 'up' : copy.reason))).toEqual([
      'up',
      'up',
      'up',
    ]);
    for (const { url } of running) expect((await fetch(`${url}/ready`)).status).toBe(200);
    expect(passwords).toHaveLength(1);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(`select (select count(*)::int from account) as accounts,
      (select count(*)::int from diocese) as dioceses, (select count(distinct name)::int from diocese) as names,
      (select count(*)::int from migration) as migrations`);
    await client.end();
    expect(rows[0]).toMatchObject({ accounts: 1, dioceses: rows[0].names });
    expect(rows[0].dioceses).toBeGreaterThan(20);
  } finally {
    for (const copy of running) await copy.close();
  }
});
