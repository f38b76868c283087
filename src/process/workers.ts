import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createQueue } from '#lib/concurrency.ts';
import { lowerPriority, lowestPriority, type Niceness, offerToBeEnded } from './priority.ts';

/** The worker process ended before it had a result: killed from outside, or by its task. */
export class WorkerDied extends Error {}
/** It was ended because it took too much time or memory, or was aborted. */
export class WorkerStopped extends WorkerDied {}

/** A worker's response: the value, or why there is none. */
export type FromWorker<Value> = { readonly value: Value } | { readonly failed: string };

export interface WorkersOptions {
  /** The program: it calls `answerTasks` (work.ts). */
  readonly program: string;
  /** How many at once. */
  readonly most: number;
  readonly niceness: Niceness;
  /** It is not urgent: it runs while nobody else wants the CPU. */
  readonly waitsForAll?: boolean;
  readonly longestMs: number;
  /** Limit of memory in use, checked twice a second. */
  readonly mostBytes: number;
  /** An idle one ends after this time, so that an idle server has none. */
  readonly idleMs?: number;
}

const GIVEN_UP = 'It was given up.';
const IDLE_MS = 10_000;
const LOOK_MS = 500;

/**
 * Processes of low priority that do one task each at a time, started when there is something to do. They know none of our settings. One that dies loses only
 * its current task, which is retried once in a new one, since the task may not be the cause; they end with the program. `run` rejects with WorkerDied, with
 * WorkerStopped (also when `givenUp` is aborted), or with an Error with the worker's own message.
 */
export function createWorkers<Task extends object, Value>(options: WorkersOptions) {
  const queue = createQueue(options.most);
  const idle = new Set<Worker<Task, Value>>();

  async function runOnce(task: Task, givenUp?: AbortSignal): Promise<Value> {
    const [free] = idle;
    const worker = free ?? startWorker<Task, Value>(options, (ended) => idle.delete(ended));
    idle.delete(worker);
    const value = worker.run(task, givenUp);
    const isLeft = await value.then(
      () => true,
      (error) => !(error instanceof WorkerDied),
    );
    if (isLeft) idle.add(worker);
    return value;
  }

  return {
    run: (task: Task, givenUp?: AbortSignal): Promise<Value> =>
      queue.run(async () => {
        if (givenUp?.aborted) throw new WorkerStopped(GIVEN_UP);
        try {
          return await runOnce(task, givenUp);
        } catch (error) {
          if (!(error instanceof WorkerDied) || error instanceof WorkerStopped) throw error;
          return runOnce(task, givenUp);
        }
      }),
    /** Process ids of those that wait for a task, for tests. */
    idle: (): number[] => [...idle].map(({ pid }) => pid),
  };
}

interface Worker<Task, Value> {
  readonly pid: number;
  run(task: Task, givenUp?: AbortSignal): Promise<Value>;
}

function startWorker<Task extends object, Value>(
  { program, niceness, waitsForAll = false, longestMs, mostBytes, idleMs = IDLE_MS }: WorkersOptions,
  onEnd: (worker: Worker<Task, Value>) => void,
): Worker<Task, Value> {
  // Few memory arenas, as for the server, so that memory used by pictures is released.
  const env = { MALLOC_ARENA_MAX: '2', TMPDIR: tmpdir() };
  // A separate session distinguishes it from the server where Linux divides the CPU among sessions.
  const child = fork(program, [], {
    ...{ env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: waitsForAll },
  });
  const pid = child.pid ?? 0;
  // Before it has any other thread: new threads inherit the priority.
  if (pid > 0 && waitsForAll) lowestPriority(pid);
  else if (pid > 0) lowerPriority(pid, niceness);
  if (pid > 0) offerToBeEnded(pid);
  let asked: PromiseWithResolvers<Value> | undefined;
  let why: Error | undefined;
  let resting: NodeJS.Timeout | undefined;

  const died = (error: Error): void => {
    clearTimeout(resting);
    onEnd(worker);
    asked?.reject(why ?? error);
  };
  child.on('message', (answer: FromWorker<Value>) => {
    if ('failed' in answer) asked?.reject(new Error(answer.failed));
    else asked?.resolve(answer.value);
  });
  child.on('error', (error) => died(new WorkerDied(error.message)));
  child.on('exit', (code, signal) =>
    died(new WorkerDied(`The process that worked on it has ended (${signal ?? code}).`)),
  );
  const stop = (sentence: string): void => {
    why = new WorkerStopped(sentence);
    child.kill('SIGKILL');
  };

  const worker: Worker<Task, Value> = {
    pid,
    async run(task, givenUp) {
      clearTimeout(resting);
      holdOpen(child, true);
      asked = Promise.withResolvers();
      const giveUp = (): void => stop(GIVEN_UP);
      givenUp?.addEventListener('abort', giveUp, { once: true });
      const tooLate = setTimeout(() => stop('It takes too long.'), longestMs);
      const looking = setInterval(async () => {
        if ((await memoryOf(pid)) > mostBytes) stop('It takes too much memory.');
      }, LOOK_MS);
      child.send(task, (error) => {
        if (error) asked?.reject(new WorkerDied(error.message));
      });
      try {
        return await asked.promise;
      } finally {
        givenUp?.removeEventListener('abort', giveUp);
        clearTimeout(tooLate);
        clearInterval(looking);
        asked = undefined;
        holdOpen(child, false);
        resting = setTimeout(() => {
          onEnd(worker);
          child.kill();
        }, idleMs).unref();
      }
    },
  };
  return worker;
}

/** An idle worker must not keep a program running that has nothing else to do. */
function holdOpen(child: ChildProcess, yes: boolean): void {
  for (const one of [child, child.channel]) (yes ? one?.ref : one?.unref)?.call(one);
}

const PAGE = 4096;

/** Bytes of memory that a process uses; 0 if the system does not report it. */
async function memoryOf(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE;
}
