/** How long until it is asked again, in ms. */
const AGAIN_MS = 2_000;

/**
 * Returns what asks for a job of a queue that takes none beside one that runs, where `send` answers null: it is asked again until it takes it. What came in
 * when the running one had looked for the last time, and had not ended yet, would else wait for the next regular look. Never throws; `failed` is told.
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
