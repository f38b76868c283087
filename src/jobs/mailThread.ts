import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '#settings/settings.ts';
import type { SendOnce } from './sending.ts';

/** What the thread is given when it starts. */
export interface MailThreadData {
  readonly settings: Settings;
  readonly databaseUrl: string;
}
/** 'end': as soon as what is in flight is noted. */
export type ToMailThread = 'send' | 'end';
export type FromMailThread =
  | { readonly log: string }
  | { readonly done: boolean }
  | { readonly failed: string };

/** A thread without work goes soon: of what many mails took it would keep 150 MB, and starting it again takes half a second. */
const IDLE_MS = 10_000;
/**
 * Several times what a newsletter takes; a mail that takes more ends the thread and not the program. With a quarter of the room for what is new,
 * the collector ran so often that a quarter fewer mails went out (docs/performance.md).
 */
const ROOM = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

/** The thread's program in the build. undefined: this runs from its sources, as in tests, and no thread could read those. */
export function mailThreadProgram(): string | undefined {
  const places = ['mailThreadProgram.js', '../mailThreadProgram.js'];
  return places.map((place) => join(import.meta.dirname, place)).find((path) => existsSync(path));
}

/**
 * The sending of mails in a thread of its own, so that a newsletter to 100,000 keeps no page waiting (decision 0052). It is started when there is
 * something to send and goes when there has been nothing for a while. When it dies, what was asked of it rejects, and the next time it is started
 * again. It dies with the program; after `ending` has fired it ends by itself.
 */
export function createMailThread(
  program: string,
  data: MailThreadData,
  log: (sentence: string) => void,
  ending: AbortSignal,
): { readonly sendOnce: SendOnce; kill(): Promise<unknown> } {
  let thread: Worker | undefined;
  let asked: PromiseWithResolvers<boolean> | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program, {
      name: 'mail',
      workerData: data,
      execArgv: ['--enable-source-maps'],
      resourceLimits: ROOM,
    });
    let why = 'its program came to its end';
    started.on('message', (message: FromMailThread) => {
      if ('log' in message) log(message.log);
      else if ('done' in message) asked?.resolve(message.done);
      else asked?.reject(new Error(message.failed));
    });
    started.on('error', (error) => {
      why = error.message;
    });
    started.on('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      asked?.reject(new Error(`the thread that sends them has died and is started again (${why}).`));
    });
    return started;
  }

  /** What it has in flight, if anything, it notes first. */
  function letGo(): void {
    clearTimeout(idle);
    thread?.postMessage('end' satisfies ToMailThread);
  }
  ending.addEventListener('abort', letGo);

  return {
    sendOnce: async () => {
      clearTimeout(idle);
      thread ??= start();
      asked = Promise.withResolvers();
      thread.postMessage('send' satisfies ToMailThread);
      try {
        return await asked.promise;
      } finally {
        asked = undefined;
        idle = setTimeout(() => {
          letGo();
          thread = undefined;
        }, IDLE_MS).unref();
      }
    },
    kill: async () => thread?.terminate(),
  };
}
