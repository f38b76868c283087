import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that can be stopped in three steps. */
export interface Stoppable {
  /** From now on /ready responds with 503; everything else works as before. */
  announceStop(): void;
  /** Accepts no more connections, finishes requests in progress, and ends. */
  close(): Promise<void>;
  /** Aborts the responses still in progress. */
  cutOff(): void;
}

/**
 * Waits for SIGTERM or SIGINT on `signals` (the process), then stops what runs, and resolves when it has ended. After SIGTERM it keeps serving for
 * `delaySeconds`, so that a load balancer learns of it from /ready and sends no more requests; after Ctrl+C it closes at once. A second signal stops it
 * immediately.
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
