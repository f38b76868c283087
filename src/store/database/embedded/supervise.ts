import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ended, endServer, NotStarted, type Server } from './server.ts';

/** A server that is restarted automatically whenever it ends unexpectedly. */
export type Supervised = {
  /** Why it does not run just now, as a sentence without this machine's paths; null while it runs. */
  trouble(): string | null;
  /** Stops it permanently. */
  stop(): Promise<void>;
};

const FIRST_PAUSE_MS = 250;
/** Short enough that a disk which has room again is noticed soon. */
const LONGEST_PAUSE_MS = 5000;
/** A server that has run this long starts over with short pauses. */
const STEADY_MS = 60_000;

/**
 * Watches a running server: whatever ends it (kill -9, a disk without room for its log), it is restarted by `start`, with growing pauses, until it runs or
 * stop() is called. `log` is called when it ended (with the reason), when it does not start (once for each reason), and when it runs again.
 */
export function supervise(
  first: Server,
  start: (signal: AbortSignal) => Promise<Server>,
  log: (sentence: string) => void,
): Supervised {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  let trouble: string | null = null;
  // For a process that ends without calling stop(); a signal is all that can be sent at that point.
  const atExit = () => server.process.kill('SIGINT');
  process.once('exit', atExit);

  async function watch(): Promise<void> {
    let failures = 0;
    for (;;) {
      const since = Date.now();
      await end(server, signal);
      if (signal.aborted) return;
      if (Date.now() - since > STEADY_MS) failures = 0;
      trouble = `The database has ended (${howItEnded(server)}) and is started again.`;
      log(trouble);
      failures = await startAgain(failures);
      if (signal.aborted) return;
      trouble = null;
      log('The database runs again.');
    }
  }

  /** Returns the number of failed tries so far. */
  async function startAgain(failures: number): Promise<number> {
    let lastMessage = '';
    for (let attempt = failures + 1; ; attempt++) {
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS), undefined, { signal });
      try {
        server = await start(signal);
        return attempt;
      } catch (error) {
        if (signal.aborted) return attempt;
        const { message } = error as Error;
        if (message !== lastMessage) log(message);
        lastMessage = message;
        const reason = error instanceof NotStarted ? error.reason : '';
        trouble = `The database does not start (attempt ${attempt})${reason && `: ${reason}`}.`;
      }
    }
  }

  // Only stop() aborts it, during a pause.
  const watching = watch().catch(() => undefined);
  return {
    trouble: () => trouble,
    stop: async () => {
      stopping.abort();
      await endServer(server.process);
      await watching;
      // The one that had just started again.
      await endServer(server.process);
      process.off('exit', atExit);
    },
  };
}

async function end(server: Server, signal: AbortSignal): Promise<void> {
  if (!ended(server.process)) await once(server.process, 'exit', { signal }).catch(() => undefined);
}

function howItEnded({ process, lastWords }: Server): string {
  return process.signalCode ?? [`exit code ${process.exitCode}`, lastWords()].filter(Boolean).join(': ');
}
