import type { PrayerNotification } from '#lib/prayerNotification.ts';
import type { Pushed, SubscriptionChanged, WorkerScope } from '#lib/serviceWorker.ts';

/** Answers what push services and presses on notifications bring. */
export function answerPushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPushed(worker, event.data)));
  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(orderAgain(worker, event.newSubscription)),
  );
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, event.notification.data));
  });
}

/** Shows the day's prayer: one a day, whatever the push service repeats. */
async function showPushed(worker: WorkerScope, data: Pushed['data']): Promise<void> {
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

/**
 * The browser has ended its subscription, or made another one, as it may at any time: orders the day's prayer for the new one with the form that the reader
 * sent, which the page has kept (islands/parts/prayerDevice.ts). The old one's push service tells the server that it is over.
 */
async function orderAgain(worker: WorkerScope, given: SubscriptionChanged['newSubscription']): Promise<void> {
  const cache = await caches.open('site device');
  const [form] = await cache.keys();
  const order = new URLSearchParams(await (form && (await cache.match(form)))?.text());
  const key = order.get('key');
  if (!form || key === null) return;
  order.delete('key');
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = given ?? (await worker.registration.pushManager.subscribe(wanted));
  const said = { endpoint: subscription.endpoint, ...subscription.toJSON().keys };
  for (const [name, value] of Object.entries(said)) order.set(name, value);
  await fetch(form.url, { method: 'POST', body: order, redirect: 'manual' });
}

/** Opens the page of a notification that was pressed, in the window that shows it already, if there is one. Other origins are never opened. */
async function openPage(worker: WorkerScope, path: unknown): Promise<void> {
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
