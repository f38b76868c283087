import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseError } from './connect.ts';
import { createCluster } from './embedded/cluster.ts';
import { takeFolder } from './embedded/folderLock.ts';
import { launcherFor } from './embedded/launcher.ts';
import { endLeftover } from './embedded/leftover.ts';
import { findPrograms } from './embedded/programs.ts';
import { endServer, startServer } from './embedded/server.ts';

export type Embedded = {
  /** For `connect`; its port is another one at each start. */
  url: string;
  /** Ends the server, cutting connections off but losing nothing that was committed, and gives the folder free. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute, or relative to the working directory; made when it is missing. */
  dataDir: string;
  /** Takes PostgreSQL's own log, line by line. */
  log: (line: string) => void;
  /** Takes a sentence before each step that takes a while. */
  progress: (sentence: string) => void;
  /** How many seconds to wait for another copy that may be ending; 8 when not given. */
  patience?: number;
};

/** What PG_VERSION says in a cluster that the project's own programs made. */
const MAJOR = '18';

/**
 * Starts the PostgreSQL that comes with the project, its files in `dataDir`/database, and creates it there at the first
 * start. It listens on 127.0.0.1 only, with a random password that is kept in `dataDir`/database/password for this user
 * alone, and it ends with this process. What an earlier run left behind after a crash is put in order first.
 * Throws `DatabaseError` with a sentence when another copy uses the folder, or when the server cannot run.
 */
export async function startEmbedded({
  dataDir,
  log,
  progress,
  patience = 8,
}: EmbeddedOptions): Promise<Embedded> {
  const folder = join(resolve(dataDir), 'database');
  const cluster = join(folder, 'cluster');
  await makeFolder(folder);
  const giveFree = await takeFolder(folder, patience, progress);
  try {
    const password = await readPassword(folder);
    const programs = await findPrograms();
    const launcher = await launcherFor(programs, folder, cluster);
    await endLeftover(cluster, progress);
    if (existsSync(cluster)) await checkMajor(cluster);
    else await createCluster({ programs, launcher, cluster, password, progress });
    const server = await startServer({ programs, launcher, cluster, password, log, progress });
    // For a process that ends without calling stop(); a signal is all that can be sent at that point.
    const atExit = () => server.process.kill('SIGINT');
    process.once('exit', atExit);
    return {
      url: server.url,
      stop: async () => {
        await endServer(server.process);
        process.off('exit', atExit);
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

async function checkMajor(cluster: string): Promise<void> {
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (major === MAJOR) return;
  throw new DatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${major}, and this copy of Lectern brings PostgreSQL ${MAJOR}. ` +
      'Make a backup with the copy of Lectern that made it, and restore that with this one into an empty DATA_DIR.',
  );
}
