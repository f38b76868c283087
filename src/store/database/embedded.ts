import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseError } from './connect.ts';
import { forgetClosed } from './embedded/closed.ts';
import { createCluster } from './embedded/cluster.ts';
import { takeFolder } from './embedded/folderLock.ts';
import { launcherFor } from './embedded/launcher.ts';
import { endLeftover } from './embedded/leftover.ts';
import { refuseOtherMajor } from './embedded/major.ts';
import { findPrograms, type Programs } from './embedded/programs.ts';
import { clusterIn } from './embedded/running.ts';
import { startServer } from './embedded/server.ts';
import { supervise } from './embedded/supervise.ts';

export type Embedded = {
  /** For `connect`; its port is another one at each start of ours, but the same when a dead server is started again. */
  url: string;
  /** Why it is not running now (it is restarted automatically), fit for strangers' eyes; null while it runs. */
  trouble(): string | null;
  /** Stops the server, cutting connections off but losing nothing that was committed, and releases the folder. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute, or relative to the working directory; made when it is missing. */
  dataDir: string;
  /** Takes what PostgreSQL warns of, and that it has died and runs again. */
  log: (sentence: string) => void;
  /** Takes a sentence before each step that takes a while. */
  progress: (sentence: string) => void;
  /** How many seconds to wait for another copy that may be ending; 8 when not given. */
  patience?: number;
  /** Settings of PostgreSQL other than our own: more connections, or less care for what may be lost. */
  settings?: Readonly<Record<string, string>>;
  /** Another PostgreSQL than the project's own, to try the way from one major version to the other. */
  programs?: Programs;
};

/**
 * Starts the PostgreSQL that comes with the project, its files in `dataDir`/database, and creates it there at the first
 * start. It listens on 127.0.0.1 only, with a random password that is kept in `dataDir`/database/password for this user
 * alone, and it ends with this process; when it dies before, it is started again. What an earlier run left behind after a crash is put in order first.
 * Throws `DatabaseError` with a sentence when another copy uses the folder, or when the server cannot run.
 */
export async function startEmbedded({
  dataDir,
  log,
  progress,
  patience = 8,
  settings,
  programs: given,
}: EmbeddedOptions): Promise<Embedded> {
  const cluster = clusterIn(dataDir);
  const folder = dirname(cluster);
  await makeFolder(folder);
  const giveFree = await takeFolder(folder, patience, progress);
  try {
    const password = await readPassword(folder);
    const programs = given ?? (await findPrograms());
    const launcher = await launcherFor(programs, folder, cluster);
    await endLeftover(cluster, progress);
    if (existsSync(cluster)) await refuseOtherMajor(dataDir, programs.major);
    else await createCluster({ programs, launcher, cluster, password, progress });
    await forgetClosed(dataDir);
    // Routine log lines would bury what matters, and so would its replies to clients that connect during the start.
    const warn = (line: string) => {
      if (/^(?:WARNING|ERROR|FATAL|PANIC):(?! +the database system is starting up)/.test(line))
        log(`PostgreSQL: ${line}`);
    };
    const start = { programs, launcher, cluster, password, progress, settings };
    const first = await startServer({ ...start, log: warn });
    const again = async (signal: AbortSignal) => {
      await endLeftover(cluster, progress);
      // On failure its log lines are part of the error; logged at each try, they would bury the rest.
      return startServer({ ...start, log: () => {}, progress: log, port: first.port, signal });
    };
    const { trouble, stop } = supervise(first, again, log);
    return {
      url: first.url,
      trouble,
      stop: async () => {
        await stop();
        giveFree();
      },
    };
  } catch (error) {
    giveFree();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be made: ${(error as Error).message}. Let this user write there, or set DATA_DIR.`,
      { cause: error },
    );
  }
}

async function readPassword(folder: string): Promise<string> {
  const file = join(folder, 'password');
  if (!existsSync(file)) await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}
