import { Worker } from 'node:worker_threads';
import { builtProgram } from '#process/ownProgram.ts';
import type { Settings } from '#settings/settings.ts';
import type { SendOnce, Sent } from './sending.ts';

/** The data that the thread is started with. */
export interface MailThreadData {
  readonly settings: Settings;
  readonly databaseUrl: string;
}
/** Messages to the thread. 'end': stop as soon as the outcome of mails in flight is recorded. */
export type ToMailThread = 'send' | 'end';
export type FromMailThread = { readonly log: string } | { readonly sent: Sent } | { readonly failed: string };

/** An idle thread is ended soon: after a large newsletter it would hold 150 MB, and starting a new one takes half a second. */
const IDLE_MS = 10_000;
/**
 * Heap limits: several times what a newsletter needs. A mail that needs more ends the thread and not the program. With a quarter of this young generation the
 * collector ran so often that a quarter fewer mails were sent (decision 0045).
 */
const ROOM = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

/** Path of the thread's program in the build; undefined when running from the sources, as in tests, since a worker thread cannot load those. */
export const mailThreadProgram = (): string | undefined =>
  builtProgram(import.meta.dirname, 'mailThreadProgram');

/**
 * Sends mail in a worker thread, so that a newsletter to 100,000 does not slow down pages (decision 0045). The thread is started when there is something to
 * send and ended after it has been idle. If it dies, the pending request rejects and the next one starts a new thread. It ends with the program, and on its own
 * after `ending` has fired.
 */
export function createMailThread(
  program: string,
  data: MailThreadData,
  log: (sentence: string) => void,
  ending: AbortSignal,
): { readonly sendOnce: SendOnce; kill(): Promise<unknown> } {
  let thread: Worker | undefined;
  let asked: PromiseWithResolvers<Sent> | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program, {
      name: 'mail',
      workerData: data,
      resourceLimits: ROOM,
    });
    let why = 'its program came to its end';
    started.on('message', (message: FromMailThread) => {
      if ('log' in message) log(message.log);
      else if ('sent' in message) asked?.resolve(message.sent);
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

  /** Ends the thread; the outcome of mails in flight is recorded first. */
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
