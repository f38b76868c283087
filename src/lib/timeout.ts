/**
 * Resolves like `answer`, or rejects with an Error if it takes longer than `ms`. The late work itself is not stopped; its result is
 * ignored.
 */
export function withTimeout<T>(answer: Promise<T>, ms: number, late: string | (() => Error)): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(typeof late === 'string' ? new Error(late) : late());
    const timer = setTimeout(tooLate, ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
