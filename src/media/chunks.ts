import type { Readable } from 'node:stream';
import type { AcceptContext } from './keep.ts';
import { keepDiskMargin } from './limits.ts';

/** The bytes received between two checks of the disk: with many uploads at once their sum must be small compared to the margin. */
const LOOK_EVERY = 1024 * 1024;
/** How often the sender's permission is checked. */
const ASK_EVERY_MS = 3000;

/**
 * The pieces of an upload as they arrive, while there is space on the disk and its sender is still permitted. The stream is left alive when it ends early, so
 * that a response can be sent and the rest be drained. Throws the signal's reason, and Refusal: 401, 403, 507.
 */
export async function* chunksOf(
  stream: Readable,
  { store, limits = {}, askAgain }: AcceptContext,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let [sinceLook, asked] = [0, performance.now()];
  for (;;) {
    signal.throwIfAborted();
    const piece: Buffer | null = stream.read();
    if (piece === null) {
      if (stream.readableEnded) return;
      if (stream.destroyed) throw stream.errored ?? new Error('The stream was closed before its end.');
      await somethingNew(stream, signal);
      continue;
    }
    sinceLook += piece.length;
    if (sinceLook >= LOOK_EVERY) {
      sinceLook = 0;
      await keepDiskMargin(store, limits);
    }
    if (performance.now() - asked >= ASK_EVERY_MS) {
      asked = performance.now();
      await askAgain?.();
    }
    yield piece;
  }
}

/**
 * Waits until a stream has more, has ended, or the signal fires. No listener stays: one for 'readable' would keep the rest of an abandoned stream from
 * draining, and its connection open forever.
 */
function somethingNew(stream: Readable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = ['readable', 'end', 'close', 'error'];
    const go = (): void => {
      for (const event of events) stream.off(event, go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    for (const event of events) stream.on(event, go);
    signal.addEventListener('abort', go);
  });
}
