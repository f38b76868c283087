import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preparedCluster } from '#test/support/preparedCluster.ts';
import { connect, type Database } from './connect.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

let base: string;
let cluster: string;
let server: Embedded;
let database: Database;
let sentences: string[];
const prepared = preparedCluster();

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'lectern-restart-'));
  await chmod(base, 0o711);
  await prepared.putInto(base);
  cluster = join(base, 'database', 'cluster');
  sentences = [];
  const log = (line: string) => sentences.push(line);
  server = await startEmbedded({ dataDir: base, log, progress: () => {} });
  database = await connect(server.url);
  await database.pool.query('create table kept as select 7 as number');
});

afterEach(async () => {
  await database.close();
  await server.stop();
  await rm(base, { recursive: true, force: true });
});

/** kill -9 of the server's first process, as the system does when memory runs out. */
async function killPostmaster(): Promise<number> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  return pid;
}

const answers = async (): Promise<unknown> =>
  (await database.pool.query('select number from kept').catch(() => null))?.rows[0]?.number;

describe('an embedded PostgreSQL that dies', () => {
  test('is started again at the same address, with all that was committed, and tells why it was away', async () => {
    await killPostmaster();
    await expect.poll(() => server.trouble()).toContain('SIGKILL');
    await expect.poll(answers).toBe(7);
    await expect.poll(() => server.trouble()).toBeNull();
    expect(sentences).toContainEqual(
      expect.stringMatching(/The database has ended .*SIGKILL.* started again/),
    );
    expect(sentences).toContain('The database runs again.');

    await killPostmaster();
    await expect.poll(answers).toBe(7);
  });

  test('is started again although one of its processes is still at work', async () => {
    // Busy for hours, ignoring signals meanwhile.
    const busy = database.pool
      .query('select count(*) from generate_series(1, 1e12)')
      .catch(() => 'broken off');
    await expect
      .poll(
        async () =>
          (await database.pool.query(`select 1 from pg_stat_activity where query like '%1e12)'`)).rows,
      )
      .toHaveLength(1);
    await killPostmaster();
    await expect.poll(answers).toBe(7);
    expect(await busy).toBe('broken off');
  });

  test('is tried again with growing pauses while it cannot start, told once, and runs when it can', async () => {
    const control = join(cluster, 'global', 'pg_control');
    await rename(control, `${control}.away`);
    await killPostmaster();
    await expect.poll(() => server.trouble()).toContain('pg_control');
    expect(server.trouble()).not.toContain(base);
    const attempts = () => Number(/attempt (\d+)/.exec(server.trouble() ?? '')?.[1] ?? 0);
    await expect.poll(attempts).toBeGreaterThan(3);
    expect(sentences.filter((one) => one.includes('does not start'))).toHaveLength(1);
    await rename(`${control}.away`, control);
    await expect.poll(answers).toBe(7);
    await expect.poll(() => server.trouble()).toBeNull();
  });

  test('stops when it is told to, also while it is being started again', async () => {
    const control = join(cluster, 'global', 'pg_control');
    await rename(control, `${control}.away`);
    await killPostmaster();
    await expect.poll(() => server.trouble()).toContain('pg_control');
    await server.stop();
    await rename(`${control}.away`, control);
    server = await startEmbedded({ dataDir: base, log: () => {}, progress: () => {}, patience: 0.2 });
    await database.close();
    database = await connect(server.url);
    expect(await answers()).toBe(7);
  });
});
