import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of the order in which processes get the processor; for tests. */

/** Places of proc(5)'s list of a thread's state, counted behind its name. */
const NICE = 16;
const CLASS = 38;
const CLASSES: Readonly<Record<number, string>> = { 0: 'usual', 3: 'batch', 5: 'idle' };

/** The niceness of each thread of a process. */
export const nicenessOf = (pid: number): number[] => statesOf(pid).map((state) => Number(state[NICE]));

/** The class of each thread: `idle` runs while nobody else wants the processor. */
export const classesOf = (pid: number): string[] =>
  statesOf(pid).map((state) => CLASSES[Number(state[CLASS])] ?? 'another');

/** The niceness of the session of a process; undefined where sessions don't count. */
export function sessionNicenessOf(pid: number): number | undefined {
  try {
    const isUsed = readFileSync('/proc/sys/kernel/sched_autogroup_enabled', 'utf8').trim() === '1';
    return isUsed
      ? Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1])
      : undefined;
  } catch {
    return undefined;
  }
}

const statesOf = (pid: number): string[][] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  });
