import { WORKER, type WorkerWish } from '#lib/serviceWorker.ts';
import { isKeptHere } from '../organisation.ts';

/**
 * Lets this browser keep the console, or forget it. Where browsers offer no workers (plain http elsewhere than on this machine) nothing happens, and
 * the console needs a line.
 */
export async function keepConsole(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    if (isKeptHere()) {
      await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
      const wish: WorkerWish = { do: 'keepConsole' };
      (await serviceWorker.ready).active?.postMessage(wish);
      return;
    }
    // The newer worker keeps no console, and gives itself up where it keeps nothing else.
    await (await serviceWorker.getRegistration())?.update();
    for (const name of await caches.keys()) if (name.startsWith('console ')) await caches.delete(name);
  } catch {
    // No line, or no room: with the next page it is tried again.
  }
}
