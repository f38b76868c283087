import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { lowestPriority } from '#process/priority.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { runningEmbedded } from '#store/database/embedded/running.ts';
import { growNews } from '#store/records/manyNews.ts';
import { projectEnvironment, projectNode } from '../lib/install.mjs';
import { growFiles } from '../lib/manyFiles.ts';
import { type Installation, startInstallation } from './installation.ts';
import { type Extent, inTurns, type Turns } from './inTurns.ts';
import { fineProcessorTime } from './processes.ts';

/** What a backup of so much takes, and what those feel of it who ask for pages meanwhile. */
export interface BackupCosts {
  readonly megabytes: number;
  /** Of the command, and of its own process. */
  readonly seconds: number;
  readonly processor: number;
  readonly backup: ReadonlyMap<string, Turns>;
  readonly drill: ReadonlyMap<string, Turns>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const EXTENT: Extent = { rounds: 12, seconds: 5 };

/** Of an installation with so many news and files, on its own database: the lines of a report. */
export async function reportOfBackups(
  dataDir: string,
  extent: { news: number; files: number },
  say: (sentence: string) => void,
): Promise<string[]> {
  const installation = await startInstallation(dataDir, {
    ...{ SAMPLE_CONTENT: 'structure', BACKUP: 'no', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const database = await openStore((await runningEmbedded(dataDir)) ?? '');
  try {
    const costs = await besideBackup(installation, { database, dataDir, ...extent }, say);
    const { megabytes, seconds, processor, backup, drill } = costs;
    const row = (what: string, during: string, { alone, meanwhile, ratio }: Turns): string =>
      `| ${what} | ${during} | ${alone.toFixed(1)} ms | ${meanwhile.toFixed(1)} ms | ${(meanwhile / alone).toFixed(2)} | ${ratio.toFixed(2)} |`;
    return [
      `A backup of ${extent.news.toLocaleString('en')} news and ${extent.files.toLocaleString('en')} files: ${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor in its own process. p95 of answers in turns without and with one, and with a drill (aim: at most 1.3 times), at load ${loadavg()[0]?.toFixed(1)}:`,
      '',
      '| | Meanwhile | p95 alone | p95 | Ratio | Middle ratio of the turns |',
      '|---|---|---|---|---|---|',
      ...[...backup].map(([what, turns]) => row(what, 'a backup', turns)),
      ...[...drill].map(([what, turns]) => row(what, 'a drill', turns)),
      '',
    ];
  } finally {
    await database.close();
    await installation.stop();
  }
}

/** Fills an installation with news and files, makes a backup of it, and asks for pages in turns with others and with drills of it. */
export async function besideBackup(
  installation: Installation,
  { database, dataDir, news, files }: { database: Database; dataDir: string; news: number; files: number },
  say: (sentence: string) => void,
): Promise<BackupCosts> {
  say(`\nGrowing to ${news} news and ${files} files …`);
  await growNews(database.db, news);
  await growFiles(database.db, join(dataDir, 'media'), files);
  await database.pool.query('vacuum analyze');
  const began = performance.now();
  const first = command(dataDir, 'backup');
  const processor = await timed(first);
  const seconds = (performance.now() - began) / 1000;
  const megabytes = await newestOf(join(dataDir, 'backups'));
  say(`${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor.`);
  const turns = async (name: string): Promise<Map<string, Turns>> => {
    const work = again(database, dataDir, name);
    try {
      return await inTurns(installation, work, EXTENT);
    } finally {
      await work.end();
    }
  };
  const backup = await turns('backup');
  say(JSON.stringify([...backup]));
  const drill = await turns('drill');
  say(JSON.stringify([...drill]));
  return { megabytes, seconds, processor, backup, drill };
}

/** The command with a session of its own and last of all, as the server begins what it does at night. */
function command(dataDir: string, name: string): ChildProcess {
  const child = spawn(projectNode(ROOT), ['dist/server/lectern.js', name], {
    cwd: ROOT,
    env: { ...projectEnvironment(ROOT), DATA_DIR: dataDir, BACKUP_KEEP: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  lowestPriority(child.pid ?? 0);
  return child;
}

/** The processor time of a command until it has ended. Throws when it failed. */
async function timed(child: ChildProcess): Promise<number> {
  let seconds = 0;
  const looking = setInterval(() => {
    seconds = Math.max(seconds, fineProcessorTime([child.pid ?? 0]));
  }, 50);
  try {
    const code = await new Promise((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`It ended with ${code}.`);
    return seconds;
  } finally {
    clearInterval(looking);
  }
}

/** The command, begun again as often as it ends while it goes on. */
function again(database: Database, dataDir: string, name: string) {
  let child: ChildProcess | undefined;
  let isWanted = false;
  const next = (): void => {
    child = isWanted ? command(dataDir, name) : undefined;
    child?.once('exit', next);
  };
  return {
    goOn: () => {
      isWanted = true;
      if (child) child.kill('SIGCONT');
      else next();
    },
    rest: async () => {
      isWanted = false;
      child?.kill('SIGSTOP');
      // What PostgreSQL does for it goes on until it has nobody to tell.
      for (;;) {
        const busy = await database.pool.query(
          `select 1 from pg_stat_activity where application_name in ('lectern backup', 'lectern restore', 'lectern drill') and state = 'active'
            and wait_event_type is distinct from 'Client'`,
        );
        if (busy.rows.length === 0) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    isOver: () => false,
    end: async () => {
      isWanted = false;
      const ended = child && new Promise((done) => child?.once('exit', done));
      child?.kill('SIGCONT');
      await ended;
    },
  };
}

async function newestOf(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return Math.max(...sizes.map(({ size }) => size)) / 2 ** 20;
}
