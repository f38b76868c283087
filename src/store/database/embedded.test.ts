import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preparedCluster } from '#test/support/preparedCluster.ts';
import { connect } from './connect.ts';
import { launcherFor, outcome } from './embedded/launcher.ts';
import { findPrograms } from './embedded/programs.ts';
import { runningEmbedded } from './embedded/running.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

let base: string;
let dataDir: string;
let cluster: string;
const running: Embedded[] = [];
const children: ChildProcess[] = [];
const prepared = preparedCluster();

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'lectern embedded '));
  await chmod(base, 0o711);
  dataDir = join(base, 'the data');
  cluster = join(dataDir, 'database', 'cluster');
  await prepared.putInto(dataDir);
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(base, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  test('starts in a path with spaces, safe and able to read Tamil, and keeps what it was given', async () => {
    await rm(dataDir, { recursive: true });
    const first = await start();
    const before = await connect(first.url);
    const { rows } = await before.pool.query(`select
      current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
      current_setting('listen_addresses') as addresses, current_setting('password_encryption') as passwords,
      similarity('ஞாயிறு பள்ளி', 'ஞாயிறு பள்ளிகள்') as tamil`);
    expect(rows[0]).toMatchObject({
      fsync: 'on',
      checksums: 'on',
      addresses: '127.0.0.1',
      passwords: 'scram-sha-256',
    });
    expect(rows[0].tamil).toBeGreaterThan(0.3);
    await before.pool.query('create table kept as select 7 as number');
    await before.close();
    // Another program of this user finds it while it runs, and nothing when it does not.
    expect(await runningEmbedded(dataDir)).toBe(first.url);
    const noted = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    expect(await runningEmbedded(dataDir)).toBeUndefined();
    await writeFile(join(cluster, 'postmaster.pid'), noted);
    expect(await runningEmbedded(dataDir)).toBeUndefined();

    const second = await connect((await start()).url);
    expect((await second.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    await second.close();
  });

  test('runs in a folder that is closed to all others, its programs too, also a second time', async () => {
    const native = dirname(dirname((await findPrograms()).postgres));
    const copy = join(base, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await outcome('chmod', ['-R', 'go=', base]);
    const [initdb, postgres] = ['initdb', 'postgres'].map((name) => join(copy, 'bin', name)) as [
      string,
      string,
    ];
    const programs = { initdb, postgres, major: (await findPrograms()).major };
    for (const _ of ['first', 'second']) {
      const server = await startEmbedded({ dataDir, log: () => {}, progress: () => {}, programs });
      await server.stop();
    }
    expect((await stat(base)).mode & 0o777).toBe(0o700);
    expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  });

  test('asks for a password that only this user can read', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(connect(wrong.href)).rejects.toThrow('cannot be used');
    expect((await stat(join(dataDir, 'database', 'password'))).mode & 0o777).toBe(0o600);
  });

  test('refuses a data folder that another running copy uses', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} is in use by another running copy of Lectern (process ${process.pid}). ` +
        'Stop that copy, or set DATA_DIR to another folder for this one.',
    );
  });

  test('starts again by itself after kill -9', async () => {
    const url = new URL('./embedded.ts', import.meta.url).href;
    const program = `
      const { startEmbedded } = await import(${JSON.stringify(url)});
      const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {}, progress() {} });
      console.log(url);`;
    const copy = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(copy);
    const [url1] = await once(copy.stdout, 'data');
    const database = await connect(String(url1).trim());
    await database.pool.query('create table kept as select 7 as number');
    const gone = once(copy, 'exit');
    copy.kill('SIGKILL');
    await Promise.all([gone, database.close()]);

    const again = await connect((await start()).url);
    expect((await again.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    await again.close();
  });

  test('ends a database process that an earlier run left behind', async () => {
    await (await start()).stop();
    const left = await leaveBehind();
    const sentences: string[] = [];
    await start(sentences);
    expect(sentences).toContain('Ending the database of an earlier run that was broken off');
    const now = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    expect(Number(now.split('\n')[0])).not.toBe(left);
  });

  test('is not misled by a process that has an old number by chance, and leaves it alone', async () => {
    await (await start()).stop();
    const other = (await launcher()).start('sleep', ['60']);
    children.push(other);
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${other.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    );
    await start();
    expect(other.exitCode).toBeNull();
    expect(other.signalCode).toBeNull();
  });

  test('overcomes a creation that was cut off, and an empty lock file after a power cut', async () => {
    await rm(dataDir, { recursive: true });
    await mkdir(`${cluster}.new/base`, { recursive: true });
    await writeFile(`${cluster}.new/PG_VERSION`, '18\n');
    await (await start()).stop();
    await writeFile(join(cluster, 'postmaster.pid'), '');
    await start();
  });

  test('says what to do with a database of another PostgreSQL', async () => {
    await (await start()).stop();
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17');
    await expect(start()).rejects.toThrow('lectern backup --over');
  });

  test('refuses a database of a newer PostgreSQL, which it could not read, and leaves it as it is', async () => {
    await (await start()).stop();
    await writeFile(join(cluster, 'PG_VERSION'), '19\n');
    const files = async () => (await readdir(cluster)).sort();
    const before = await files();
    const refused = await start().catch((error: Error) => error.message);
    expect(refused).toMatch(/was made by PostgreSQL 19, .*Start the newer Lectern that made it/);
    expect(refused).not.toContain('restore');
    expect(await files()).toEqual(before);
    // The folder is not kept locked either: the Lectern that made it starts.
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');
    await start();
  });
});

async function start(sentences: string[] = []): Promise<Embedded> {
  const server = await startEmbedded({
    dataDir,
    log: () => {},
    progress: (sentence) => sentences.push(sentence),
    patience: 0.2,
  });
  running.push(server);
  return server;
}

async function launcher() {
  return launcherFor(await findPrograms(), join(dataDir, 'database'), cluster);
}

/** A server whose parent is killed without its noticing; returns its process number. */
async function leaveBehind(): Promise<number> {
  const { postgres } = await findPrograms();
  const settings = ['-c', 'port=1', '-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`];
  const parent = (await launcher()).start('sh', [
    '-c',
    '"$@" & wait',
    'sh',
    postgres,
    '-D',
    cluster,
    ...settings,
  ]);
  children.push(parent);
  const file = join(cluster, 'postmaster.pid');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('ready');
  parent.kill('SIGKILL');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}
