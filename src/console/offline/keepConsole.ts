import { WORKER, type WorkerWish } from '#lib/serviceWorker.ts';
import { isKeptHere } from '../kit/organisation.ts';

/**
 * Lets this browser cache the console, or remove it. If the browser has no service workers (plain http other than on localhost) nothing happens, and
 * the console needs a connection.
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
    // The updated worker caches no console, and unregisters itself if it caches nothing else.
    await (await serviceWorker.getRegistration())?.update();
    for (const name of await caches.keys()) if (name.startsWith('console ')) await caches.delete(name);
  } catch {
    // Offline, or no room: the next page load tries again.
  }
}
