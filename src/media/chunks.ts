import type { Readable } from 'node:stream';
import type { AcceptContext } from './accept.ts';
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
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => undefined);
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const pieces = stream.iterator({ destroyOnReturn: false });
  let [sinceLook, asked] = [0, performance.now()];
  try {
    for (;;) {
      signal.throwIfAborted();
      const { value, done } = await Promise.race([pieces.next(), aborted.promise]);
      if (done) return;
      sinceLook += value.length;
      if (sinceLook >= LOOK_EVERY) {
        sinceLook = 0;
        await keepDiskMargin(store, limits);
      }
      if (performance.now() - asked >= ASK_EVERY_MS) {
        asked = performance.now();
        await askAgain?.();
      }
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
