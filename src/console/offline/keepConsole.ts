import { CONSOLE_WORKER } from '#lib/consolePaths.ts';
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
      await serviceWorker.register(CONSOLE_WORKER, { scope: '/', updateViaCache: 'none' });
      return;
    }
    const ours = (await serviceWorker.getRegistrations()).filter(({ active }) =>
      active?.scriptURL.endsWith(CONSOLE_WORKER),
    );
    for (const registration of ours) await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith('console ')) await caches.delete(name);
  } catch {
    // No line, or no room: with the next page it is tried again.
  }
}
