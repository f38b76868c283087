/** The interval between attempts, in ms. */
const AGAIN_MS = 2_000;

/**
 * Returns a function that queues a job in a queue that takes none while one runs (`send` then returns null): it retries until the job is accepted. Work that
 * arrived after the running job's last look would otherwise wait for the next regular run. Never throws; `failed` is notified.
 */
export function untilTaken(
  send: () => Promise<string | null>,
  failed: (error: Error) => void,
  ending: AbortSignal,
): () => void {
  let later: NodeJS.Timeout | undefined;
  const ask = (): void => {
    send().then((job) => {
      if (job !== null || ending.aborted || later) return;
      later = setTimeout(() => {
        later = undefined;
        ask();
      }, AGAIN_MS).unref();
    }, failed);
  };
  ending.addEventListener('abort', () => clearTimeout(later), { once: true });
  return ask;
}
