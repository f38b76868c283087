import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { keyIn, makeKey, openBackupKey } from '#backup/backupKey.ts';
import { dueTasks } from '#backup/due.ts';
import { backupsIn } from '#backup/folder.ts';
import { readThrough } from '#backup/read.ts';
import { type BackupWork, backUp, drillNewest } from '#backup/work.ts';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { NICENESS } from '#process/priority.ts';
import { readSettings } from '#settings/settings.ts';
import { unlessFilesKept, withFilesKept } from '#store/backup/snapshot.ts';
import { mediaTable } from '#store/files/media.ts';
import { backupFacts } from '#store/status/backupFacts.ts';
import { startS3Double } from '../media/s3Double.ts';
import { OFFICE_LOGIN, people, startApi, type TestApi } from '../support/api.ts';
import { newFolder, urlOf } from '../support/backups.ts';
import { files } from '../support/samples.ts';

/** Backups as they are made by themselves: what is kept, what is told, and what goes wrong. */
let api: TestApi;
let folder: string;
let minutes = 0;

beforeAll(async () => {
  [api, folder] = await Promise.all([startApi(), newFolder()]);
  await files(api, await people(api));
  await writeFile(join(api.mediaDir, 'secret.key'), Buffer.alloc(32, 7).toString('base64url'));
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

function work(more: Record<string, string> = {}): BackupWork {
  const settings = readSettings({
    DATA_DIR: api.mediaDir,
    BACKUP_DIR: folder,
    DISK_MARGIN: '1 KB',
    DATABASE_URL: urlOf(api.database),
    ...more,
  });
  return {
    settings,
    databaseUrl: urlOf(api.database),
    files: localStore(api.mediaDir),
    db: api.database.db,
    pool: api.database.pool,
    // A name tells the second in which it was made.
    now: () => new Date(Date.UTC(2026, 4, 1, 0, minutes++)),
    progress: () => {},
  };
}
const names = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.backup'));
const outcome = async (what: 'backup' | 'drill') => (await backupFacts(api.database.db))[what]?.value;

const made = async (...given: Parameters<typeof backUp>): Promise<void> => {
  expect(await backUp(...given)).not.toBe(null);
};

/** Of the processes that PostgreSQL has for a drill, by their titles. */
const nicenessOfDrill = (): number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : []).flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('_drill_')) return [];
      return [getPriority(Number(pid))];
    } catch {
      return [];
    }
  });

it('keeps so many and no more, and none of the database alone for one of everything', async () => {
  for (let nth = 0; nth < 3; nth++) await made(work({ BACKUP_KEEP: '2' }), 'whole');
  await made(work(), 'database');
  const found = await backupsIn(folder, 'csi');
  expect(found.map(({ content }) => content).sort()).toEqual(['database', 'whole', 'whole']);
  expect(await outcome('backup')).toMatchObject({ ok: true });
});

it('is tried out, and says what it has shown', async () => {
  await made(work(), 'whole');
  expect(await drillNewest(work())).toBe(true);
  const { drill, drill_done: done } = await backupFacts(api.database.db);
  expect(drill?.value).toMatchObject({ ok: true });
  expect(done?.value).toMatchObject({ how: 'loaded' });
  expect(done?.value.files).toBeGreaterThan(0);
  const left = await api.database.pool.query(`select 1 from pg_database where datname like '%drill%'`);
  expect(left.rows).toEqual([]);
});

it('is tried out by a process of PostgreSQL that goes after others, where the database is our own', async () => {
  await made(work(), 'whole');
  const found: (number | undefined)[] = [];
  const own = work();
  const done = await drillNewest({
    ...own,
    settings: { ...own.settings, databaseUrl: undefined },
    progress: () => found.push(...nicenessOfDrill()),
  });
  expect(done).toBe(true);
  if (process.platform === 'linux' && !process.env.TEST_DATABASE_URL)
    expect(found).toContain(NICENESS.awaited);
});

it('tells a damaged one, and a file in use that is no longer the same', async () => {
  await made(work(), 'whole');
  const [name = ''] = (await readdir(api.mediaDir)).filter((one) => one.endsWith('.jpg'));
  const right = await readFile(join(api.mediaDir, name));
  await writeFile(join(api.mediaDir, name), 'something else');
  await expect(drillNewest(work())).rejects.toThrow('is not the same in the backup and in use');
  expect(await outcome('drill')).toMatchObject({ ok: false });
  await made(work(), 'whole');
  expect((await outcome('backup'))?.sentence).toContain('no longer what was uploaded');
  await writeFile(join(api.mediaDir, name), right);
  const [newest] = await backupsIn(folder, 'csi');
  const bytes = await readFile(newest?.path ?? '');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
  await writeFile(newest?.path ?? '', bytes);
  await expect(
    readThrough(newest?.path ?? '', await keyIn(join(api.mediaDir, 'backup.key'))),
  ).rejects.toThrow('damaged');
});

it('without room nothing is begun, and what was there stays; what was broken off goes with the next one', async () => {
  await made(work(), 'whole');
  const before = await names();
  await expect(made(work({ DISK_MARGIN: '900 TB' }), 'whole')).rejects.toThrow(
    'There is no room for the backup',
  );
  expect(await names()).toEqual(before);
  expect(await outcome('backup')).toMatchObject({ ok: false });
  const unfinished = `${before[0]?.replace('T00', 'T01')}.0123abcd.part`;
  await writeFile(join(folder, unfinished), 'half');
  await writeFile(join(folder, 'of-somebody-else.part'), 'theirs');
  await made(work(), 'whole');
  expect(await readdir(folder)).not.toContain(unfinished);
  expect(await readdir(folder)).toContain('of-somebody-else.part');
});

it('goes to the bucket as well, where so many are kept; what is wrong there is told of the one that is right', async () => {
  const double = await startS3Double({ folder: 'nightly' });
  onTestFinished(double.close);
  const more = { BACKUP_KEEP: '2', BACKUP_S3_URL: double.url };
  for (let nth = 0; nth < 3; nth++) await made(work(more), 'whole');
  const there = () => [...double.objects.keys()].map((key) => key.replace('nightly/', '')).sort();
  expect(there()).toEqual([...(await names()), 'lectern-csi.erased'].sort());
  const [newest] = await backupsIn(folder, 'csi');
  expect(double.objects.get(`nightly/${newest?.name}`)?.bytes).toEqual(await readFile(newest?.path ?? ''));

  // A key that may put and not remove: the list of begun uploads, HEAD, PUT, the erased and the list of all get through.
  double.faults.push('none', 'none', 'none', 'none', 'none', 403);
  await expect(made(work(more), 'whole')).rejects.toThrow('is good and in the bucket');
  expect(there()).toHaveLength(4);
  const elsewhere = { ...more, BACKUP_S3_URL: double.url.replace('church-media', 'other') };
  await expect(made(work(elsewhere), 'whole')).rejects.toThrow(
    /is good, but it is not in the bucket: .*BACKUP_S3_URL/,
  );
  expect(await outcome('backup')).toMatchObject({ ok: false });
  expect(await names()).toHaveLength(2);
  expect(there()).toHaveLength(4);
});

it('of two copies that begin at once one makes it', async () => {
  const both = await Promise.all([backUp(work(), 'whole'), backUp(work(), 'whole')]);
  expect(both.filter((one) => one !== null)).toHaveLength(1);
  expect(await names()).toHaveLength(1);
});

it('the office has one made from the status page, one at a time, and sees that it is under way and what came of it', async () => {
  const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const lines = async (): Promise<{ key: string; acts: string[]; sentence: string }[]> =>
    (await api.call('GET', 'status/get', office)).body.data.lines;
  const offered = async () => (await lines()).filter(({ acts }) => acts.includes('backup_now')).length;
  await made(work(), 'whole');
  expect(await offered()).toBe(1);
  const asked = await Promise.all([1, 2].map(() => api.call('POST', 'status/back_up', office, {})));
  expect(asked.map(({ body }) => body.data.message).sort()).toEqual(['Asked', 'One is being made already']);
  expect((await lines()).map(({ key }) => key)).toContain('backup_under_way');
  expect(await offered()).toBe(0);
  const { settings, db } = work();
  const due = async () =>
    dueTasks(settings.backup, await backupFacts(db), { installed: new Date(), now: new Date() });
  expect(await due()).toEqual(['whole', 'drill']);
  await made({ ...work(), now: () => new Date() }, 'whole');
  expect(await due()).toEqual(['drill']);
  expect((await lines()).map(({ key }) => key)).not.toContain('backup_under_way');
  expect(await offered()).toBe(1);
  const noted = await api.database.pool.query(`select 1 from act where act = 'backup_asked'`);
  expect(noted.rowCount).toBe(1);
});

it('the sweeper leaves files where they are while they are copied', async () => {
  const swept: boolean[] = [];
  const once = async () =>
    swept.push(
      await unlessFilesKept(api.database.pool, () =>
        sweep({ store: localStore(api.mediaDir), table: mediaTable(api.database.db), now: () => new Date() }),
      ),
    );
  await withFilesKept(urlOf(api.database), async () => void (await once()));
  await once();
  expect(swept).toEqual([false, true]);
});

it('there is one key, and a copy without it makes no second one', async () => {
  const own = work();
  const key = await openBackupKey(own.settings, own.db, new Date());
  expect(await keyIn(join(api.mediaDir, 'backup.key'))).toBe(key);
  expect(key).toMatch(/^([A-Z2-9]{5}-){7}[A-Z2-9]{5}$/);
  const other = work({ DATA_DIR: join(folder, 'another copy') });
  await expect(openBackupKey(other.settings, other.db, new Date())).rejects.toThrow('Copy it there');
  const chosen = join(folder, 'chosen.key');
  await writeFile(chosen, 'short');
  await expect(openBackupKey(work({ BACKUP_KEY_FILE: chosen }).settings, own.db, new Date())).rejects.toThrow(
    'too short',
  );
  await expect(makeKey(join(api.mediaDir, 'backup.key'))).rejects.toThrow();
});
