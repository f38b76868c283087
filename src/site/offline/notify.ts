import type { PrayerNotification } from '#lib/prayerNotification.ts';
import type { Pushed, WorkerScope } from '#lib/serviceWorker.ts';

/** Shows the day's prayer: one a day, whatever the push service repeats. */
export async function showPushed(worker: WorkerScope, data: Pushed['data']): Promise<void> {
  // A push without anything in it is none of ours: the browser shows a sentence of its own.
  if (!data) return;
  const { title, body, path, day, language } = data.json() as PrayerNotification;
  await worker.registration.showNotification(title, {
    body,
    lang: language,
    tag: `prayer ${day}`,
    icon: '/icons/synod-192.png',
    data: path,
  });
}

/** Opens the page of a notification that was pressed, in the window that shows it already, if there is one. Other origins are never opened. */
export async function openPage(worker: WorkerScope, path: unknown): Promise<void> {
  const page = ownAddress(String(path));
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split('#')[0] === page);
  await (there ? there.focus() : worker.clients.openWindow(page));
}

/** The address of a path of this website; that of its first page for anything else. */
function ownAddress(path: string): string {
  try {
    const { origin, href } = new URL(path, location.origin);
    return origin === location.origin ? href : location.origin;
  } catch {
    return location.origin;
  }
}
