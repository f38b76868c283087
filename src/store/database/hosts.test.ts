import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseAddresses } from '#lib/databaseAddress.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { type Line, lineToPort } from '#test/support/rawConnection.ts';
import { connect, type Database } from './connect.ts';
import { databaseFailure } from './databaseErrors.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { Hosts } from './hosts.ts';

const AN_HOUR = 3_600_000;

/** One address with both hosts of these lines. */
const bothOf = (url: string, ...ports: number[]): string => {
  const { port } = new URL(url);
  const hosts = ports.map((one) => `127.0.0.1:${one}`).join(',');
  return `${url.replace(`127.0.0.1:${port}`, hosts)}${url.includes('?') ? '&' : '?'}target_session_attrs=read-write`;
};

describe('of two ways to the database the one that works is taken', () => {
  let fresh: FreshDatabase;
  let lines: [Line, Line];
  let database: Database;
  beforeAll(async () => {
    fresh = await freshDatabase();
    const port = Number(new URL(fresh.url).port);
    lines = [await lineToPort(port), await lineToPort(port)];
    lines[0].cut();
    database = await connect(bothOf(fresh.url, lines[0].port, lines[1].port));
  });
  afterAll(async () => {
    for (const line of lines) line.mend();
    await database.close();
    for (const line of lines) await line.close();
    await fresh.drop();
  });
  beforeEach(() => {
    for (const line of lines) line.mend();
  });

  const answers = async (): Promise<unknown> =>
    (await database.pool.query('select 1 as n').catch(() => null))?.rows[0]?.n;

  it('in each order, as often as it changes, for those who listen, too', async () => {
    const heard: (string | null)[] = [];
    const end = await database.listen('bell', (payload) => heard.push(payload));
    for (const [off, on] of [
      [lines[0], lines[1]],
      [lines[1], lines[0]],
      [lines[0], lines[1]],
    ] as const) {
      on.mend();
      off.cut();
      await expect.poll(answers).toBe(1);
      await expect
        .poll(async () => {
          await database.pool.query(`notify bell, 'rung'`).catch(() => null);
          return heard.at(-1);
        })
        .toBe('rung');
      heard.length = 0;
    }
    await end();
  });

  it('one that hangs is left, and who waits for it is told soon', async () => {
    lines[1].cut();
    await expect.poll(answers).toBe(1);
    lines[0].hold();
    const waits = database.pool.query('select 1').then(() => 'an answer', databaseFailure);
    lines[1].mend();
    // Without its own limit it would wait for ever.
    expect(await waits).toBe('unavailable');
    await expect.poll(answers).toBe(1);
  });

  it('while none answers that is an outage, and a wrong password is said as it is', async () => {
    for (const line of lines) line.cut();
    expect(await database.pool.query('select 1').then(() => null, databaseFailure)).toBe('unavailable');
    for (const line of lines) line.mend();
    await expect.poll(answers).toBe(1);
    const wrong = bothOf(fresh.url.replace(/:[^:@]+@/, ':wrong@'), lines[0].port, lines[1].port);
    await expect(connect(wrong, { patience: 0 })).rejects.toThrow(
      /127\.0\.0\.1:\d+,127\.0\.0\.1:\d+\/\w+ cannot be used: password/,
    );
  });
});

describe('of two servers', () => {
  let folder: string;
  let servers: [Embedded, Embedded];
  let database: Database;
  const options = (name: string) => ({ dataDir: join(folder, name), log: () => {}, progress: () => {} });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-hosts-'));
    await chmod(folder, 0o711);
    await (await startEmbedded(options('one'))).stop();
    // A copy that only reads until it is promoted, as a standby does.
    await cp(join(folder, 'one'), join(folder, 'two'), { recursive: true, preserveTimestamps: true });
    const [from, to] = ['one', 'two'].map((name) => join(folder, name, 'database', 'cluster')) as [
      string,
      string,
    ];
    await writeFile(join(to, 'standby.signal'), '');
    // Another user's, where root runs the tests.
    const { uid, gid } = await stat(from);
    for (const entry of ['', ...(await readdir(to, { recursive: true }))])
      await chown(join(to, entry), uid, gid);
    servers = await Promise.all([startEmbedded(options('one')), startEmbedded(options('two'))]);
  });
  afterAll(async () => {
    await database?.close();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  it('the one that takes writes is asked, and after a promotion the new one, though the old one still takes them', async () => {
    const [one, two] = servers.map(({ url }) => Number(new URL(url).port)) as [number, number];
    database = await connect(bothOf(servers[0].url, two, one));
    const port = async () =>
      (await database.pool.query('select inet_server_port() as port').catch(() => null))?.rows[0]?.port;
    expect(await port()).toBe(one);
    const onStandby = async (...statements: string[]): Promise<void> => {
      const client = new pg.Client({ connectionString: servers[1].url });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    const line = await lineToPort(one);
    const patient = new Hosts(databaseAddresses(bothOf(servers[0].url, two, line.port)) ?? [], AN_HOUR);
    const before = await patient.writable();
    line.hold();
    // PostgreSQL ends what says nothing after a minute; what is asked later it ends later.
    const ended = once(createConnection(line.port, '127.0.0.1'), 'close');
    await onStandby('select pg_promote()');
    // Nobody waits for the old one, which hangs.
    patient.hold({ on: before, drop: () => undefined })(true);
    expect(await Promise.race([patient.writable(), ended])).toMatchObject({ port: two });
    await line.close();
    await expect.poll(port).toBe(two);
    // And not back, whoever breaks.
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    );
    await expect.poll(port).toBe(two);
    // A standby again, rebuilt from the old primary, as far as can be seen from outside.
    await onStandby('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    await expect.poll(port).toBe(one);
  });
});
