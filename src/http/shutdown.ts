import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that can be stopped in three steps. */
export interface Stoppable {
  /** From now on /ready says 503, and everything else is answered as before. */
  announceStop(): void;
  /** Takes no more connections, answers what is under way, and ends. */
  close(): Promise<void>;
  /** Breaks off what is still being answered. */
  cutOff(): void;
}

/**
 * Waits for SIGTERM or SIGINT on `signals` (the process), then stops what runs, and resolves when it has ended. After SIGTERM it goes on for
 * `delaySeconds` first, so that whoever spreads requests over several copies hears of it from /ready and sends no more here; after Ctrl+C it
 * closes at once. A second signal waits for nobody.
 */
export async function stopOnSignal(
  signals: EventEmitter,
  running: Stoppable,
  delaySeconds: number,
): Promise<void> {
  const hurry = new AbortController();
  const first = Promise.withResolvers<string>();
  let received = 0;
  for (const name of ['SIGINT', 'SIGTERM']) {
    signals.on(name, () => {
      received++;
      first.resolve(name);
      if (received === 1) return;
      hurry.abort();
      running.cutOff();
    });
  }
  const signal = await first.promise;
  running.announceStop();
  if (signal === 'SIGTERM')
    await pause(delaySeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined);
  await running.close();
}
