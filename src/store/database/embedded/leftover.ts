import { readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../connect.ts';
import { outcome } from './launcher.ts';

/**
 * Ends the server that an earlier run may have left behind on this cluster (after kill -9 the database lives on), and
 * clears what would keep a new one from starting. To be called by the holder of the folder's lock only: whatever runs on
 * the cluster then belongs to nobody. Throws `DatabaseError` when it does not end.
 */
export async function endLeftover(cluster: string, progress: (sentence: string) => void): Promise<void> {
  await endPostmaster(cluster, progress);
  await endOrphans(cluster);
}

async function endPostmaster(cluster: string, progress: (sentence: string) => void): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  // A power cut may leave the file empty, which PostgreSQL does not dare to judge.
  if (!Number.isInteger(pid) || pid <= 0) return rm(file, { force: true });
  if (!(await serves(pid, cluster))) return disown(file, text);

  progress('Ending the database of an earlier run that was broken off');
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    send(pid, signal);
    for (let waited = 0; waited < seconds; waited += 0.05) {
      if (!(await serves(pid, cluster))) return;
      await pause(50);
    }
  }
  throw new DatabaseError(
    `An earlier database process (number ${pid}) does not end. End it, and start Lectern again.`,
  );
}

/**
 * The processes of a server whose first one was killed end on their own, but a busy one notices only when it is done, and holds the old shared memory until
 * then, so that no new server may start. Their work was not committed. Elsewhere than on Linux the next start waits for them.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (platform() !== 'linux') return;
  const folder = await realpath(cluster).catch(() => undefined);
  for (const name of folder === undefined ? [] : await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [cwd, program] = await Promise.all(
      ['cwd', 'exe'].map((link) => readlink(`/proc/${name}/${link}`).catch(() => '')),
    );
    if (cwd === folder && basename(program ?? '').startsWith('postgres')) send(Number(name), 'SIGKILL');
  }
}

/**
 * After a restart of the machine the number in the file may be that of any other process, and PostgreSQL would refuse to
 * start. With our own number, that of its parent, it does not, but still looks whether the old shared memory is in use.
 */
async function disown(file: string, text: string): Promise<void> {
  await writeFile(file, text.replace(/^\d+/, String(process.pid)));
}

/** Whether this process is the PostgreSQL server on that cluster: its working directory is the cluster. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const folder = await realpath(cluster);
  if (platform() === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder;
  const { code, output } = await outcome('ps', ['-p', String(pid), '-o', 'command=']);
  return code === 0 && output.includes(`-D ${cluster}`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw new DatabaseError(
        `An earlier database process (number ${pid}) belongs to another user. Start Lectern as that user, or end the process.`,
        { cause: error },
      );
    }
  }
}
