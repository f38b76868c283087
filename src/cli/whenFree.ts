import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from './command.ts';

/** A backup test of a large database takes minutes on a busy machine. */
const PATIENCE = { everyMs: 1000, mostMs: 3_600_000 };

/**
 * Runs `task` as soon as no other backup or test is in progress, the server's own included; `task` returns null until then, and the wait is reported once.
 * Throws CommandError after an hour.
 */
export async function whenFree<T>(
  task: () => Promise<T | null>,
  say: (sentence: string) => void,
  { everyMs, mostMs } = PATIENCE,
): Promise<T> {
  const until = performance.now() + mostMs;
  for (let tries = 0; ; tries++) {
    const done = await task();
    if (done !== null) return done;
    if (performance.now() > until)
      throw new CommandError(
        'Another backup is being made or tried out just now. Try again when it is done.',
      );
    if (tries === 0) say('Another backup is being made or tried out just now; this one waits for its end.');
    await pause(everyMs);
  }
}
