import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Values for nice(1): how much work yields to responses to requests; `shown` is for a picture that a page waits for, once. Mails are sent while somebody waits
 * for them; an uploaded picture is processed while its uploader waits, too, but never at the cost of everybody's pages; nobody waits for variants, imports,
 * backups and backup tests.
 */
export const NICENESS = { mails: 5, shown: 5, awaited: 10, background: 19 } as const;
export type Niceness = (typeof NICENESS)[keyof typeof NICENESS];

/**
 * Lowers the CPU priority of one of our processes, with all its threads and those that they start; the disk priority follows, since the system derives it. This
 * can't be undone, and works only for processes of this user. Nothing happens if the system refuses.
 */
export function lowerPriority(pid: number, niceness: Niceness): void {
  for (const thread of threadsOf(pid)) quietly(() => setPriority(thread, niceness));
  quietly(() => lowerSession(pid));
}

/** For a session: a tenth of what others get, so that it finishes even on a machine that is busy all day. */
const NICENESS_OF_SESSION = 10;

/**
 * Linux may divide the CPU among sessions first and apply `nice` only within each: a process with its own session, as PostgreSQL gives to each of its
 * connections, is then lowered by lowering its session. For a process without one, this would lower our own session.
 */
function lowerSession(pid: number): void {
  const place = (of: number | 'self'): string => `/proc/${of}/autogroup`;
  const sessionOf = (of: number | 'self'): string | undefined =>
    readFileSync(place(of), 'utf8').split(' ')[0];
  if (sessionOf(pid) !== sessionOf('self')) writeFileSync(place(pid), String(NICENESS_OF_SESSION));
}

/**
 * The lowest priority: such a process runs while nobody else wants the CPU, and yields at once. For work that is not urgent, and holds nothing that others wait
 * for. If the system has no such class, it gets the lowest `nice`.
 */
export function lowestPriority(pid: number): void {
  lowerPriority(pid, NICENESS.background);
  const chrt = spawn('chrt', ['--idle', '--all-tasks', '--pid', '0', String(pid)], { stdio: 'ignore' });
  chrt.on('error', () => {});
  chrt.unref();
}

/** The same for the calling thread and those that it starts: on Linux each thread has a separate priority. Elsewhere nothing changes. */
export function lowerOwnThread(niceness: Niceness): void {
  quietly(() => {
    const thread = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread !== undefined) setPriority(Number(thread), niceness);
  });
}

/** When the machine runs out of memory, the system kills this process of ours before the server or the database. */
export function offerToBeEnded(pid: number): void {
  quietly(() => writeFileSync(`/proc/${pid}/oom_score_adj`, '800'));
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Low-priority work runs at normal priority if the system does not support or allow lowering it. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}
