import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Values for nice(1), `shown` for a picture that a page waits for, once: what gives way to the answers to requests, and by how much. A mail goes out while somebody waits for it; a picture is taken in while
 * whoever uploads it waits, too, but never at the cost of everybody's pages; nobody waits for smaller copies, imports, backups and their drill.
 */
export const NICENESS = { mails: 5, shown: 5, awaited: 10, background: 19 } as const;
export type Niceness = (typeof NICENESS)[keyof typeof NICENESS];

/**
 * Lets a process of ours go after others in the queue for the processor, all its threads and those that they start; the disk follows, since the system derives
 * the one from the other. It can't be taken back, and works for processes of this user alone. Nothing happens where the system says no.
 */
export function lowerPriority(pid: number, niceness: Niceness): void {
  for (const thread of threadsOf(pid)) quietly(() => setPriority(thread, niceness));
  quietly(() => lowerSession(pid));
}

/** Of a session: a tenth of what others get, so that it comes to its end on a machine that is busy all day. */
const NICENESS_OF_SESSION = 10;

/**
 * Linux may share the processor out among sessions first and by `nice` only within each: a process with a session of its own, as PostgreSQL gives to each of
 * its connections, is then lowered by lowering its session. Ours would be lowered with a process that has none.
 */
function lowerSession(pid: number): void {
  const place = (of: number | 'self'): string => `/proc/${of}/autogroup`;
  const sessionOf = (of: number | 'self'): string | undefined =>
    readFileSync(place(of), 'utf8').split(' ')[0];
  if (sessionOf(pid) !== sessionOf('self')) writeFileSync(place(pid), String(NICENESS_OF_SESSION));
}

/**
 * As low as can be: such a process runs while nobody else wants the processor, and makes room at once for whoever does. For what has all night, and holds nothing
 * that others wait for. Where the system has no such class it goes last by `nice`.
 */
export function lowestPriority(pid: number): void {
  lowerPriority(pid, NICENESS.background);
  const chrt = spawn('chrt', ['--idle', '--all-tasks', '--pid', '0', String(pid)], { stdio: 'ignore' });
  chrt.on('error', () => {});
  chrt.unref();
}

/** The same for the thread that calls it and those that it starts: on Linux each has a priority of its own. Elsewhere nothing changes. */
export function lowerOwnThread(niceness: Niceness): void {
  quietly(() => {
    const thread = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread !== undefined) setPriority(Number(thread), niceness);
  });
}

/** When the machine has no memory left, the system ends this process of ours before the server or the database. */
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

/** Work of low priority is done at a usual one where the system does not allow or know it. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}
