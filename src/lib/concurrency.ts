/** Thrown if the queue is full. */
export class QueueFull extends Error {}

/** Runs work as soon as a slot is free. Aborting `signal` removes waiting work and rejects with its reason. Throws QueueFull. */
export interface Queue {
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether `run` would throw QueueFull now. */
  isFull(): boolean;
}

/**
 * Creates a queue that runs at most `places` tasks at once, and lets up to `mostWaiting` others wait in order. Decoding a picture can take 200 MB, so
 * a dozen at once would exhaust the server's memory.
 */
export function createQueue(places: number, mostWaiting = Number.POSITIVE_INFINITY): Queue {
  const waiting = new Set<() => void>();
  let free = places;

  async function place(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) return void free--;
    if (waiting.size >= mostWaiting) throw new QueueFull('Too much is waiting already.');
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function giveUp(): void {
    const [next] = waiting;
    if (!next) return void free++;
    waiting.delete(next);
    next();
  }

  return {
    isFull: () => free === 0 && waiting.size >= mostWaiting,
    async run(work, signal) {
      await place(signal);
      try {
        return await work();
      } finally {
        giveUp();
      }
    },
  };
}
