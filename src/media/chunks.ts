import type { Readable } from 'node:stream';
import type { AcceptContext } from './keep.ts';
import { keepDiskMargin } from './limits.ts';

/** How many bytes come in between two looks at the disk: with many uploads at once these together must be little beside the margin. */
const LOOK_EVERY = 1024 * 1024;
/** How often is asked whether whoever sends may still do so. */
const ASK_EVERY_MS = 3000;

/**
 * The pieces of an upload as they come, for as long as there is room on the disk and its sender may go on. The stream is left alive when it ends
 * early, so that an answer can be given and the rest be left to run out. Throws the signal's reason, and Refusal: 401, 403, 507.
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
 * Waits until a stream has more, is over, or the signal says so. No listener stays: one for 'readable' would keep the rest of a stream that is given
 * up from running out, and its connection open for ever.
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
