import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lowestPriority } from '#process/priority.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { runningEmbedded } from '#store/database/embedded/running.ts';
import { growNews } from '#store/records/manyNews.ts';
import { projectEnvironment, projectNode } from '../lib/install.mjs';
import { growFiles } from '../lib/manyFiles.ts';
import { startInstallation } from './installation.ts';
import { type Extent, inTurns } from './inTurns.ts';
import { fineProcessorTime, untilRest } from './processes.ts';
import { type Measure, most, type Row, row } from './rows.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const EXTENT: Extent = { rounds: 5, seconds: 4 };
const NEWS = 5_000;
const FILES = 1_000;

/** What a backup takes, and what those feel of it and of its drill who ask for pages meanwhile. */
export const measure: Measure = async (folder, say) => {
  const settings = { SAMPLE_CONTENT: 'structure', BACKUP: 'no', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(folder, settings);
  const database = await openStore((await runningEmbedded(folder)) ?? '');
  try {
    say(`Growing to ${NEWS} news and ${FILES} files …`);
    await growNews(database.db, NEWS);
    await growFiles(database.db, join(folder, 'media'), FILES);
    await database.pool.query('vacuum analyze');
    await untilRest(installation);
    const began = performance.now();
    const processor = await timed(command(folder, 'backup'));
    const seconds = (performance.now() - began) / 1000;
    const beside = async (name: string): Promise<Row[]> => {
      say(`Pages beside a ${name} …`);
      const work = again(database, folder, name);
      try {
        const turns = await inTurns(installation, work, EXTENT);
        return [...turns].map(([what, ratio]) =>
          row(`${what} beside a ${name}: p95`, ratio, 'times', most(1.3)),
        );
      } finally {
        await work.end();
      }
    };
    const size = await newestOf(join(folder, 'backups'));
    return [
      row('A backup', seconds, 's'),
      row('A backup: processor of its process', processor, 's'),
      row('A backup: its size', size, 'MB'),
      ...(await beside('backup')),
      ...(await beside('drill')),
    ];
  } finally {
    await database.close();
    await installation.stop();
  }
};

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
      // What PostgreSQL does for it goes on until nobody reads its result any more.
      for (;;) {
        const busy = await database.pool.query(
          `select 1 from pg_stat_activity where application_name in ('lectern backup', 'lectern restore', 'lectern drill') and state = 'active'
            and wait_event_type is distinct from 'Client'`,
        );
        if (busy.rows.length === 0) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
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
