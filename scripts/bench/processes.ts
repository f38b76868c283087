import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the operating system says of processes: on Linux exactly, elsewhere as well as `ps` does. */

interface Seen {
  readonly parent: number;
  /** Seconds of processor time of the process itself, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

const ON_LINUX = existsSync('/proc/self/stat');
const TICKS = ON_LINUX ? Number(execFileSync('getconf', ['CLK_TCK']).toString()) : 0;

/** Seconds of processor time that one process has used, all its threads together. */
export const processorTime = (pid: number): number => all().get(pid)?.own ?? 0;

/** The same of everything below a process, with those that have come and gone: of a database, the processes of its connections. */
export function processorTimeBelow(pid: number): number {
  const seen = all();
  return below(pid, seen)
    .map((child) => seen.get(child))
    .reduce((sum, child) => sum + (child?.own ?? 0) + (child?.ended ?? 0), seen.get(pid)?.ended ?? 0);
}

/**
 * Seconds of processor time of these processes, to the microsecond where the system tells each thread's: fine enough for a single answer. A thread
 * or process that has ended since counts no more.
 */
export const fineProcessorTime = (pids: readonly number[]): number =>
  [...threadTimes(pids).values()].reduce((sum, seconds) => sum + seconds, 0);

/** Counts from now on; the function returned gives the seconds that these processes have used since, without threads and processes that have ended. */
export function processorSince(pids: () => readonly number[]): () => number {
  const before = threadTimes(pids());
  return () =>
    [...threadTimes(pids())].reduce((sum, [thread, seconds]) => sum + seconds - (before.get(thread) ?? 0), 0);
}

function threadTimes(pids: readonly number[]): Map<string, number> {
  if (!ON_LINUX) return new Map(pids.map((pid) => [String(pid), processorTime(pid)]));
  const times = new Map<string, number>();
  for (const pid of pids) {
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
        times.set(thread, Number(nanoseconds) / 1e9);
      }
    } catch {
      // It has ended meanwhile.
    }
  }
  return times;
}

export const parentOf = (pid: number): number => all().get(pid)?.parent ?? 0;

/** All processes below one. */
export const processesBelow = (pid: number): number[] => below(pid, all());

/**
 * Megabytes of a process and of all below it, as PSS: what several share, such as a database's buffers, counts once in all. undefined where the
 * system does not tell.
 */
export function memoryOf(pid: number): number | undefined {
  if (!ON_LINUX) return undefined;
  const kilobytes = [pid, ...below(pid, all())].map((one) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Some 6,000 smaller copies of a sample church take three minutes on two cores that have nothing else to do. */
const MOST_MINUTES = 15;
const WAITING = /^lectern_(mails|pictures|documents)_waiting(?:\{.*\})? (\d+)/gm;
const UP = /^lectern_up_seconds (\d+)/m;

/**
 * Waits until no mail, picture or document waits for background work, as the server's metrics say, but not for ever: what is made after the answer would be
 * counted as the answers' cost. The server keeps that text for some seconds, so one that was made after the first question counts.
 */
export async function untilRest(
  { url }: { readonly url: string },
  work: readonly string[] = ['mails', 'pictures', 'documents'],
): Promise<void> {
  const end = performance.now() + MOST_MINUTES * 60_000;
  let first: string | undefined;
  while (performance.now() < end) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const up = UP.exec(text)?.[1];
    first ??= up;
    const waits = [...text.matchAll(WAITING)].some(
      ([, what = '', count]) => work.includes(what) && count !== '0',
    );
    if (up !== first && !waits) return;
    await new Promise((done) => setTimeout(done, 1000));
  }
  process.stderr.write(
    `The server still works after ${MOST_MINUTES} minutes: what follows is measured beside that.\n`,
  );
}

/** The process of this name directly below another one. */
export function childNamed(pid: number, name: string): number | undefined {
  return below(pid, all()).find((child) => commandOf(child).includes(name));
}

function commandOf(pid: number): string {
  return ON_LINUX
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString();
}

function below(pid: number, seen: ReadonlyMap<number, Seen>): number[] {
  const children = [...seen].filter(([, { parent }]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...below(child, seen)]);
}

function all(): Map<number, Seen> {
  if (!ON_LINUX) return fromPs();
  const seen = new Map<number, Seen>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command's name in brackets may hold anything; what counts stands behind it.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      const time = (from: number): number => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS;
      seen.set(Number(name), { parent, own: time(11), ended: time(13) });
    } catch {
      // It has ended meanwhile.
    }
  }
  return seen;
}

function fromPs(): Map<number, Seen> {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time=']).toString().trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [pid = '', parent = '', time = ''] = line.trim().split(/\s+/);
      const own = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return [Number(pid), { parent: Number(parent), own, ended: 0 }];
    }),
  );
}
