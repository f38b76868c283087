import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { restoreAside } from '#backup/aside.ts';
import { openBackupKey } from '#backup/backupKey.ts';
import { backupsIn } from '#backup/folder.ts';
import { makeBackup } from '#backup/makeBackup.ts';
import { readThrough } from '#backup/read.ts';
import { backUp, drillNewest } from '#backup/work.ts';
import { lectern } from '#cli/lectern.ts';
import { createBackupJob } from '#jobs/backupJob.ts';
import { openFileStore } from '#media/openStore.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { takeFolder } from '#store/database/embedded/folderLock.ts';
import { migrate } from '#store/database/migrate.ts';
import { openSecretKey } from '#store/database/secretKey.ts';
import { backupFacts } from '#store/status/backupFacts.ts';
import { startS3Double } from '../media/s3Double.ts';
import { newFolder, urlOf } from '../support/backups.ts';
import { smallDisk } from '../support/smallDisk.ts';

/** Backups of an installation on a PostgreSQL of the church's own, whose role may do nothing but own its database, and the ways in which they come back there. */
const ROLE = `role_${process.pid}_${Date.now().toString(36)}`;
let server: pg.Client;
let folder: string;
let database: Database;
let settings: Settings;

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('databases').server });
  await server.connect();
  await server.query(`create role ${ROLE} login password 'of the role' nocreatedb nosuperuser`);
  folder = await newFolder();
  database = await openStore(await ownedDatabase('one'));
  settings = readSettings({
    ...{ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'kept'), DISK_MARGIN: '1 KB' },
    ...{ DATABASE_URL: urlOf(database), BACKUP_HOURLY: 'yes', BACKUP_HOUR: String(farHour()) },
  });
  await mkdir(settings.dataDir, { recursive: true });
  await migrate(database.pool, join(settings.root, 'migrations'));
  await openSecretKey(database.db, settings.dataDir);
  const office = { email: 'office@example.org', name: 'Office', password: 'velvet harbour nineteen' };
  await createFirstAdministrator(database.db, office, new Date());
});
afterAll(async () => {
  await database.close();
  for (const name of ['one', 'two'])
    await server.query(`drop database if exists ${ROLE}_${name} with (force)`);
  await server.query(`drop role ${ROLE}`);
  await server.end();
  await rm(folder, { recursive: true });
});

afterEach(() => void vi.unstubAllEnvs());

/** An empty one that the role owns. */
async function ownedDatabase(name: string): Promise<string> {
  await server.query(`create database ${ROLE}_${name} owner ${ROLE} template template0`);
  const url = new URL(inject('databases').server);
  Object.assign(url, { username: ROLE, password: 'of the role', pathname: `/${ROLE}_${name}` });
  return url.href;
}

/** One that does not come within the hours of this test. */
const farHour = (): number => (new Date(Date.now() + 5.5 * 3_600_000).getUTCHours() + 12) % 24;

const work = async () => ({
  ...{ settings, databaseUrl: urlOf(database), db: database.db, pool: database.pool },
  ...{ files: await openFileStore(settings), now: () => new Date(), progress: () => {} },
});

async function typed(...words: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const take = (sentence: string): void => {
    said += `${sentence}\n`;
  };
  const code = await lectern(words, { say: take, complain: take });
  return { code, said };
}

it('a role that may make no database has its backups all the same, read through, and is told what to grant', async () => {
  expect(await backUp(await work(), 'whole')).not.toBe(null);
  expect(await drillNewest(await work())).toBe(true);
  const { drill, drill_done: done } = await backupFacts(database.db);
  expect(done?.value).toMatchObject({
    how: 'read',
    why: expect.stringContaining(`alter role "${ROLE}" createdb`),
  });
  expect(drill?.value).toMatchObject({ ok: true, sentence: expect.stringContaining('It was not loaded') });
});

it('the hourly one is made by the process beside the server, and is a whole database', async () => {
  const said: string[] = [];
  const anHourLater = () => new Date(Date.now() + 3_600_000);
  const ending = new AbortController();
  const deps = { settings, databaseUrl: urlOf(database), db: database.db, now: anHourLater };
  await createBackupJob({ ...deps, log: (sentence) => said.push(sentence) }, ending.signal)?.();
  expect(said).toEqual([]);
  const [hourly] = (await backupsIn(settings.backup.folder, 'csi')).filter(
    ({ content }) => content === 'database',
  );
  const passphrase = (await readFile(join(settings.dataDir, 'backup.key'), 'utf8')).trim();
  expect(await readThrough(hourly?.path ?? '', passphrase)).toMatchObject({
    header: { content: 'database' },
    files: 0,
  });
  expect((await backupFacts(database.db)).backup_hourly_made?.value.file).toBe(hourly?.name);
});

it('the newest in the bucket comes back into an empty database of the same role, on a machine that has nothing but the key', async () => {
  const double = await startS3Double({ folder: 'nightly' });
  onTestFinished(double.close);
  const own = { ...settings, backup: { ...settings.backup, s3Url: double.url } };
  await backUp({ ...(await work()), settings: own }, 'whole');
  const dataDir = join(folder, 'new machine');
  await mkdir(dataDir);
  const key = join(folder, 'kept elsewhere');
  await copyFile(join(settings.dataDir, 'backup.key'), key);
  await chmod(key, 0o644);
  const url = await ownedDatabase('two');
  for (const [name, value] of Object.entries({
    ...{
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      BACKUP_S3_URL: double.url,
      DATABASE_URL: url,
    },
  }))
    vi.stubEnv(name, value);
  expect(await typed('restore', 'newest', '--key', key)).toEqual({
    code: 0,
    said: expect.stringContaining('Start the server.'),
  });
  expect((await stat(join(dataDir, 'backup.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(
    await readFile(join(settings.dataDir, 'secret.key'), 'utf8'),
  );
  const back = await openStore(url);
  onTestFinished(() => back.close());
  expect((await back.pool.query('select email from account')).rows).toEqual([
    { email: 'office@example.org' },
  ]);
  expect(await typed('restore', 'newest')).toEqual({
    code: 1,
    said: expect.stringContaining('This database is in use.'),
  });
});

it('a restore leaves alone what another one is just filling', async () => {
  const dataDir = join(folder, 'two at once');
  const filled = join(dataDir, 'restoring-20260101T000000Z', 'database');
  await mkdir(filled, { recursive: true });
  onTestFinished(await takeFolder(filled, 0, () => {}));
  const manner = { passphrase: 'of no use', as: 'again', now: new Date(), progress: () => {} } as const;
  await expect(restoreAside('none', { ...settings, dataDir }, manner)).rejects.toThrow(
    /is just being brought back/,
  );
  expect(await readdir(filled)).toContain('lock');
});

it('a disk that is full ends a backup and a restore with a sentence, and leaves what was there', async () => {
  const disk = await smallDisk(24);
  if (!disk) return;
  onTestFinished(disk.remove);
  await chmod(disk.folder, 0o777);
  const [kept, dataDir] = [join(disk.folder, 'kept'), join(disk.folder, 'data')];
  for (const one of [kept, dataDir]) {
    await mkdir(one);
    await chmod(one, 0o777);
  }
  const own = { ...settings, backup: { ...settings.backup, folder: kept } };
  const made = await backUp({ ...(await work()), settings: own }, 'whole');
  await disk.fill(8192);
  await database.pool.query(`delete from fact where name like 'backup%'`);
  await expect(backUp({ ...(await work()), settings: own }, 'whole')).rejects.toThrow(
    `There is no room for the backup in ${kept}.`,
  );
  expect((await backupsIn(kept, 'csi')).map(({ path }) => path)).toEqual([made?.path]);
  expect((await readdir(kept)).filter((name) => name.endsWith('.part'))).toEqual([]);
  await disk.free();

  await writeFile(join(dataDir, 'mine'), 'as it was');
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: kept, DATABASE_URL: '' }))
    vi.stubEnv(name, value);
  const key = join(settings.dataDir, 'backup.key');
  expect(await typed('restore', 'newest', '--key', key)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^There is no room for it in .*, of which it takes more than .*\. Make room there.*\n$/,
    ),
  });
  expect(await readdir(dataDir)).toEqual(['mine']);
});

it('a disk that gets full in the middle of a restore leaves nothing of it, and a sentence', async () => {
  const disk = await smallDisk(200);
  if (!disk) return;
  onTestFinished(disk.remove);
  const passphrase = await openBackupKey(settings, database.db, new Date());
  const path = join(folder, 'in the middle.backup');
  await makeBackup(await work(), { path, content: 'whole', passphrase });
  const place = { ...settings, databaseUrl: undefined, dataDir: disk.folder, s3Url: undefined };
  const full: Promise<void>[] = [];
  const manner = {
    ...{ passphrase, as: 'again' as const, now: new Date() },
    progress: (sentence: string) => {
      if (sentence === 'Making the tables') full.push(disk.fill(0));
    },
  };
  await expect(restoreAside(path, place, manner)).rejects.toThrow(
    `There is no room for it in ${disk.folder}. Make room there`,
  );
  await Promise.all(full);
  expect(await readdir(disk.folder)).toEqual(['filler']);
  await disk.free();
  const { name } = await restoreAside(path, place, { ...manner, progress: () => {} });
  expect(await readdir(disk.folder)).toEqual([name]);
});
