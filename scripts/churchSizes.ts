/**
 * `node scripts/churchSizes.ts 50000 500000`: what lists, searches, the front page, a newsletter, a backup and a start take in a church of so many news, with a fiftieth
 * as many events, two fifths as many subscribers, 300 units and 10,000 accounts, one size after the other, and how many times as much at the last one. Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { dueMails, OTHER_LANES } from '#store/mailQueue/mail.ts';
import { growNews } from '#store/records/manyNews.ts';
import { until } from '#test/support/until.ts';
import { allCalls, grow } from './bench/calls.ts';
import { type Installation, startInstallation } from './bench/installation.ts';
import { costOfRecreation } from './bench/madeAnew.ts';
import { parentOf, processesBelow, untilRest } from './bench/processes.ts';
import { projectEnvironment, projectNode } from './lib/install.mjs';

const ROOT = join(import.meta.dirname, '..');
const UNITS = 300;
const ACCOUNTS = 10_000;
/** So many news are made up one by one, as `npm run seed` does; those beyond are copies of them with another title and day. */
const SEEDED = 20_000;
const TIMES = 20;
/** Of a copy's sender, each time. */
const MAILS = 200;

const sizes = process.argv.slice(2).map(Number);
const say = (sentence: string): void =>
  void process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${sentence}\n`);
const folder = await mkdtemp(join(tmpdir(), 'lectern-sizes-'));
await chmod(folder, 0o711);
const embedded = await startEmbedded({ dataDir: folder, log: () => {}, progress: () => {} });
const settings = {
  DATABASE_URL: embedded.url,
  SAMPLE_CONTENT: 'structure',
  BACKUP: 'no',
  // Nobody takes the mails.
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '127.0.0.1',
};
const figures = new Map<string, number[]>();
const note = (name: string, value: number): void => {
  figures.set(name, [...(figures.get(name) ?? []), value]);
  say(`${name}: ${value.toFixed(1)}`);
};

let installation = await startInstallation(folder, settings);
const database = await openStore(embedded.url);
try {
  await addPeopleAndUnits(database);
  for (const news of sizes) await measureAt(news);
} finally {
  await installation.stop();
  await database.close();
  await embedded.stop();
  await rm(folder, { recursive: true });
}
say(`Load ${loadavg()[0]?.toFixed(1)}`);
process.stdout.write(`\n| | ${sizes.join(' | ')} | times |\n|---|${sizes.map(() => '--:|').join('')}--:|\n`);
for (const [name, values] of figures) {
  const times = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
  const cells = [...values.map((value) => value.toFixed(value < 10 ? 2 : 0)), times.toFixed(1)];
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
}

async function measureAt(news: number): Promise<void> {
  const { pool } = database;
  const stage = { news, events: Math.ceil(news / 50), subscribers: Math.ceil(news * 0.4) };
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const postgres = parentOf(rows[0].pid);
  const seeding = await timed(() => growNews(database.db, Math.min(news, SEEDED)));
  say(`Seeded in ${seeding.seconds.toFixed(0)} s`);
  const copying = await timed(() => copyNews(news));
  say(`Copied in ${copying.seconds.toFixed(0)} s`);
  const words = await grow(database, stage);
  note('Database, MB', await megabytes());
  await installation.stop();
  const started = await timed(() => startInstallation(folder, settings));
  installation = started.result;
  note('Start, s', started.seconds);
  await untilRest(installation);
  const pids = (): number[] => [installation.pid, ...processesBelow(postgres)];
  for (const [name, { processor }] of await allCalls(installation, words, stage, pids, TIMES))
    note(`${name}, ms of processor`, processor);
  for (const [name, { server, database: rest }] of await costOfRecreation(installation, database))
    note(`Front page made anew after ${name}, ms of processor`, server + rest);
  await newsletter(installation);
  const backup = await timed(() => command('backup'));
  note('Backup, s', backup.seconds);
  note('Backup, MB', await newestBackup());
}

async function copyNews(news: number): Promise<void> {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from news');
  await database.pool.query(
    `insert into news (id, department_id, diocese_id, title, heading, description, date, activated, created_by, search_words)
      select gen_random_uuid(), department_id, diocese_id, title || ' ' || k, heading, description, date - (k % 30)::int, activated, created_by, search_words
      from generate_series(($1::int + $2::int - 1) / $2::int, $3::int / $2::int - 1) k, (select * from news order by created_at, id limit $2::int) n`,
    [rows[0]?.n, SEEDED, news],
  );
}

/** To all subscribers; nobody sends it, and it is gone afterwards. Its mails are noted, and follow its state, in pieces after the answer. */
async function newsletter({ call }: Installation): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from news where activated order by sort_day desc limit 1',
  );
  const sent = await timed(
    () => call('news_letter/send_news_letter', { news: [rows[0]?.id], again: true }) as Promise<unknown>,
  );
  const { rows: newest } = await database.pool.query<{ id: string }>('select id from newsletter');
  note('A newsletter is answered, s', sent.seconds);
  note('… and noted for all, s', await inPieces());
  const claimed = await timed(() => dueMails(database.db, new Date(), MAILS, [], OTHER_LANES));
  if (claimed.result.length < MAILS) throw new Error('No mails wait.');
  note(`The next ${MAILS} mails, ms`, claimed.seconds * 1000);
  for (const state of ['paused', 'sending', 'cancelled']) {
    const { seconds } = await timed(
      () => call('news_letter/switch', { newsletter: newest[0]?.id, state }) as Promise<unknown>,
    );
    note(`It is answered to be ${state}, s`, seconds);
    note('… and all its mails are, s', await inPieces());
  }
  await database.pool.query('truncate mail cascade');
  await database.pool.query('delete from newsletter');
}

/** Seconds until the job has done the rest. */
async function inPieces(): Promise<number> {
  const { seconds } = await timed(() =>
    until(async () => {
      const { rows } = await database.pool.query(
        `select from newsletter where behind or noted_to is not null and state <> 'cancelled'`,
      );
      return rows.length === 0;
    }),
  );
  return seconds;
}

async function addPeopleAndUnits({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into department (id, name, sub_domain) select gen_random_uuid(), 'Department ' || i, 'made-up-' || i
      from generate_series((select count(*) from department) + (select count(*) from diocese) + 1, $1::int) i`,
    [UNITS],
  );
  await pool.query(
    `insert into account (id, user_name, email, password, role) select gen_random_uuid(), 'Person ' || i, 'p' || i || '@test.invalid', '', 'full_administrator'
      from generate_series(1, $1::int) i`,
    [ACCOUNTS],
  );
}

async function megabytes(): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return (rows[0]?.bytes ?? 0) / 2 ** 20;
}

async function newestBackup(): Promise<number> {
  const kept = join(folder, 'backups');
  const sized = await Promise.all((await readdir(kept)).map(async (name) => stat(join(kept, name))));
  return Math.max(...sized.map(({ size }) => size)) / 2 ** 20;
}

async function command(name: string): Promise<void> {
  const child = spawn(projectNode(ROOT), ['dist/server/lectern.js', name], {
    cwd: ROOT,
    env: { ...projectEnvironment(ROOT), ...settings, DATA_DIR: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}
