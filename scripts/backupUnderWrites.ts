/**
 * `node scripts/backupUnderWrites.ts [backups] [kills] [writes a second]`: backups while so many transactions a second move amounts between rows of two
 * tables, and each brought back: the amounts must add up, as they do after each transaction and never in the middle of one. Then backups,
 * drills and restores that are killed (kill -9): whatever has the name of a backup afterwards must be whole. Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupKey } from '#backup/backupKey.ts';
import { backupsIn } from '#backup/folder.ts';
import { makeBackup } from '#backup/makeBackup.ts';
import { readThrough } from '#backup/read.ts';
import { restoreBackup } from '#backup/restore.ts';
import { localStore } from '#media/fileStore.ts';
import { readSettings } from '#settings/settings.ts';
import { withScratch } from '#store/backup/scratch.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { migrate } from '#store/database/migrate.ts';
import { openSecretKey } from '#store/database/secretKey.ts';

const [backups = 5, kills = 50, pace = 500] = process.argv.slice(2).map(Number);
const ROWS = 100;
const EACH = 1000;
const COMMANDS = [['backup'], ['drill'], ['restore', 'newest']] as const;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const fail = (sentence: string): void => {
  say(`FAILED: ${sentence}`);
  process.exitCode = 1;
};

const dataDir = await mkdtemp(join(tmpdir(), 'lectern-writes-'));
await chmod(dataDir, 0o711);
const settings = readSettings({ DATA_DIR: dataDir, DISK_MARGIN: '1 MB' });
const { brand } = settings.organisation;
const migrations = join(settings.root, 'migrations');
const embedded = await startEmbedded({ dataDir, log: () => {}, progress: () => {} });
const database = await openStore(embedded.url, { max: 12 });
const files = localStore(join(dataDir, 'media'));
let stopped = false;
let written = 0;
try {
  await migrate(database.pool, migrations);
  await openSecretKey(database.db, dataDir);
  const passphrase = await openBackupKey(settings, database.db, new Date());
  await fill(database);
  const writers = Promise.all(Array.from({ length: 10 }, () => write(database)));
  const began = performance.now();
  for (let nth = 1; nth <= backups; nth++) await once(nth, passphrase);
  say(`${Math.round(written / ((performance.now() - began) / 1000))} writes a second meanwhile.`);
  const usual: number[] = [];
  for (const words of COMMANDS) usual.push(await command(words, undefined));
  say(
    `Undisturbed: ${COMMANDS.map((words, at) => `${words[0]} ${((usual[at] ?? 0) / 1000).toFixed(1)} s`).join(', ')}.`,
  );
  let whole = 0;
  for (let nth = 1; nth <= kills; nth++) whole += await killed(nth, passphrase, usual);
  say(`${kills} kills: ${whole} times something was whole afterwards, and nothing else was named a backup.`);
  stopped = true;
  await writers;
} finally {
  stopped = true;
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Amounts in two tables; so many were moved, as a third row says. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into church_setting (name, value, changed_at) select 'amount' || n, to_jsonb(${EACH}), now() from generate_series(1, ${ROWS}) n`,
  );
  await pool.query(
    `insert into fact (name, at, value) select 'amount' || n, now(), to_jsonb(${EACH}) from generate_series(1, ${ROWS}) n`,
  );
  await pool.query(`insert into fact (name, at, value) values ('moved', now(), '0')`);
}

async function write({ pool }: Database): Promise<void> {
  const from = performance.now();
  for (let nth = 1; !stopped; nth++) {
    const [out, into] = [1 + Math.floor(Math.random() * ROWS), 1 + Math.floor(Math.random() * ROWS)];
    const amount = Math.floor(Math.random() * 10);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update church_setting set value = to_jsonb(value::int - $1::int) where name = $2', [
      amount,
      `amount${out}`,
    ]);
    await client.query('update fact set value = to_jsonb(value::int + $1::int) where name = $2', [
      amount,
      `amount${into}`,
    ]);
    await client.query(`insert into act (at, act, details) values (now(), 'exported', to_jsonb($1::int))`, [
      amount,
    ]);
    await client.query('commit');
    client.release();
    written++;
    const ahead = (nth * 10_000) / pace - (performance.now() - from);
    if (ahead > 0) await new Promise((done) => setTimeout(done, ahead));
  }
}

/** What a restored state says: all amounts together, and what was moved beside what the notes of it say. */
async function stateOf(url: string): Promise<{ all: number; moved: number; noted: number; notes: number }> {
  const back = await openStore(url);
  try {
    const { rows } = await back.pool.query(`select
      (select sum(value::int)::int from church_setting where name like 'amount%') + (select sum(value::int)::int from fact where name like 'amount%') as all,
      (select sum(value::int)::int from fact where name like 'amount%') - ${ROWS * EACH} as moved,
      (select coalesce(sum(details::int), 0)::int from act where jsonb_typeof(details) = 'number') as noted, (select count(*)::int from act) as notes`);
    return rows[0];
  } finally {
    await back.close();
  }
}

async function once(nth: number, passphrase: string): Promise<void> {
  const path = join(dataDir, `under-writes-${nth}.backup`);
  const began = performance.now();
  const made = await makeBackup(
    { settings, databaseUrl: embedded.url, files },
    { path, content: 'whole', passphrase },
  );
  const seconds = (performance.now() - began) / 1000;
  const state = await withScratch(embedded.url, async (databaseUrl) => {
    await restoreBackup(
      path,
      { databaseUrl, migrations, brand },
      { passphrase, as: 'same', now: new Date(), progress: () => {} },
    );
    return stateOf(databaseUrl);
  });
  say(`Backup ${nth}: ${made.contents.rows} rows in ${seconds.toFixed(1)} s; ${JSON.stringify(state)}`);
  if (state.all !== 2 * ROWS * EACH || state.moved !== state.noted) fail('This state never existed.');
  await rm(path);
}

/** Runs a command, killed after so many milliseconds; answers how long it took. */
async function command(words: readonly string[], after: number | undefined): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, DISK_MARGIN: '1 MB', BACKUP_KEEP: '3' };
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/server/lectern.js', ...words], { env, stdio: 'ignore' });
  const timer = after === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), after);
  const code = await new Promise((done) => child.on('exit', done));
  clearTimeout(timer);
  if (after === undefined && code !== 0) fail(`${words.join(' ')} came to nothing.`);
  return performance.now() - began;
}

/** Kills one of the commands somewhere; answers how many backups there are after it. */
async function killed(nth: number, passphrase: string, usual: readonly number[]): Promise<number> {
  const which = nth % COMMANDS.length;
  await command(COMMANDS[which] ?? [], Math.random() * 1.2 * (usual[which] ?? 0));
  const found = await backupsIn(settings.backup.folder, brand);
  for (const { path } of found)
    await readThrough(path, passphrase).catch((error: Error) => fail(`${path}: ${error.message}`));
  const folders = (await readdir(dataDir)).filter((name) => name.startsWith('restored-'));
  for (const folder of folders) {
    const side = await startEmbedded({ dataDir: join(dataDir, folder), log: () => {}, progress: () => {} });
    const state = await stateOf(side.url);
    // Facts are put away in a state that goes on.
    if (state.notes === 0) fail(`${folder} is not whole.`);
    await side.stop();
    await rm(join(dataDir, folder), { recursive: true });
  }
  return found.length + folders.length > 0 ? 1 : 0;
}
