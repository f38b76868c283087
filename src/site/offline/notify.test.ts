import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkerScope } from '#lib/serviceWorker.ts';
import { answerPushes } from './notify.ts';

const ORIGIN = 'https://church.example';

/** The open windows, and what the worker did. */
const windows: { url: string; focus(): Promise<unknown> }[] = [];
const done: unknown[] = [];
const orders = new Map<string, Response>();

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
/** Hands an event to the worker, and waits for all that it starts. */
async function hand(
  event: 'push' | 'pushsubscriptionchange' | 'notificationclick',
  what: object,
): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(event)?.({ ...what, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

/** A browser's push subscription; its secret says for which key it was made. */
const subscription = (endpoint: string, auth: unknown = 'secret') => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { auth } }),
});

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...orders.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => orders.get(url)?.clone(),
    }),
  });
  windows.length = 0;
  done.length = 0;
  orders.clear();
  answerPushes({
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => done.push(`open ${address}`),
    },
    registration: {
      pushManager: {
        subscribe: async (wanted: PushSubscriptionOptionsInit) =>
          subscription('made', wanted.applicationServerKey),
      },
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
    },
  } as unknown as WorkerScope);
});

it('shows the day’s prayer, one a day', async () => {
  const sent = {
    title: 'Prayer for the day',
    body: 'Farmers',
    path: '/ta/prayers/2026-06',
    day: '2026-06-01',
  };
  await hand('push', { data: { json: () => ({ ...sent, language: 'ta' }) } });
  const { title, body, path } = sent;
  const options = { lang: 'ta', tag: 'prayer 2026-06-01', icon: '/icons/synod-192.png', data: path };
  expect(done).toEqual([{ title, body, ...options }]);
  await hand('push', { data: null });
  expect(done.length).toBe(1);
});

it('orders the prayer for the subscription that the browser has now, with what the reader chose', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (to: string, { body }: RequestInit) => {
    sent.push(`${to}?${body}`);
    return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  });
  await hand('pushsubscriptionchange', { newSubscription: null });
  expect(sent).toEqual([]);

  const address = `${ORIGIN}/ta/prayer`;
  const order = { want: 'device', hour: '7', endpoint: 'old', auth: 'old', key: 'ours' };
  orders.set(address, new Response(String(new URLSearchParams(order))));
  await hand('pushsubscriptionchange', {});
  await hand('pushsubscriptionchange', { newSubscription: subscription('given') });
  expect(sent).toEqual([
    `${address}?want=device&hour=7&endpoint=made&auth=ours`,
    `${address}?want=device&hour=7&endpoint=given&auth=secret`,
  ]);
});

it('opens the page of a notification, in the window that shows it, and no other website', async () => {
  const pressed = (data: unknown) =>
    hand('notificationclick', { notification: { data, close: () => done.push('close') } });
  await pressed('/prayers/2026-06');
  windows.push({ url: `${ORIGIN}/prayers/2026-06#top`, focus: async () => done.push('focus') });
  await pressed('/prayers/2026-06');
  for (const data of ['https://elsewhere.test.invalid/', '//elsewhere.test.invalid', 'javascript:alert(1)'])
    await pressed(data);
  const home = ['close', `open ${ORIGIN}`];
  expect(done).toEqual([
    'close',
    `open ${ORIGIN}/prayers/2026-06`,
    'close',
    'focus',
    ...home,
    ...home,
    ...home,
  ]);
});
