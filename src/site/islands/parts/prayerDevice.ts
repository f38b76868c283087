import { WORKER } from '#lib/serviceWorker.ts';
import { partOfPage } from './partOfPage.ts';

/** The sentences of the section's attributes. */
type Said = 'on' | 'left' | 'refused' | 'unable' | 'failed' | 'home';

/** Offers it in this section, or in the one that is brought from its page to this place; nowhere without a connection. */
export async function offerPrayers(place: HTMLElement): Promise<void> {
  const { pushFrom } = place.dataset;
  if (pushFrom === undefined) return offerIn(place);
  const section = await partOfPage(pushFrom, '[data-push]').catch(() => undefined);
  if (!section) return;
  place.replaceWith(section);
  offerIn(section);
}

/**
 * Subscribes this device to the day's prayer, changes its hour and language, and ends it. The browser is asked for its permission only at the press. The
 * subscription is the browser's own; the server gets its address and keys with the form.
 */
function offerIn(section: HTMLElement): void {
  const form = section.querySelector('form');
  const says = section.querySelector<HTMLElement>('[role=status]');
  const press = section.querySelector<HTMLButtonElement>('[type=submit]');
  const leave = section.querySelector<HTMLButtonElement>('[data-leave]');
  const { serviceWorker } = navigator;
  const { dataset } = section;
  if (!form || !says || !press || !leave) return;
  const hour = form.elements.namedItem('hour') as HTMLSelectElement;
  const language = form.elements.namedItem('language') as HTMLSelectElement;

  const say = (what: Said, focus = true): void => {
    says.textContent = (dataset[what] ?? '').replace('{hour}', hour.selectedOptions[0]?.text ?? '');
    if (focus) says.focus();
  };
  const show = (isOn: boolean): void => {
    press.textContent = (isOn ? dataset.change : dataset.start) ?? '';
    leave.hidden = !isOn;
  };
  const subscriptionNow = async (): Promise<PushSubscription | null> =>
    (await (await serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

  /** Whether the server took it. It answers a form that it took with a redirect. */
  async function send(subscription: PushSubscription, leaving?: string): Promise<boolean> {
    const { action } = form as HTMLFormElement;
    const typed = [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]);
    const { endpoint } = subscription;
    const body = new URLSearchParams(typed);
    for (const [name, value] of Object.entries({ endpoint, ...subscription.toJSON().keys }))
      body.set(name, value);
    if (leaving !== undefined) body.set('want', leaving);
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' });
    if (answer.type !== 'opaqueredirect') return false;
    if (leaving === undefined) body.set('key', dataset.push ?? '');
    await keepOrder(action, leaving === undefined ? body : undefined).catch(() => undefined);
    return true;
  }

  async function start(): Promise<Said> {
    if ((await Notification.requestPermission()) !== 'granted') return 'refused';
    let registration: ServiceWorkerRegistration;
    try {
      await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
      registration = await serviceWorker.ready;
    } catch {
      return 'unable';
    }
    const before = await registration.pushManager.getSubscription();
    const isOurs = before !== null && base64url(before.options.applicationServerKey) === dataset.push;
    if (before && !isOurs) await before.unsubscribe();
    const subscription = isOurs
      ? before
      : await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: dataset.push ?? '',
        });
    if (await send(subscription).catch(() => false)) return 'on';
    if (!isOurs) await subscription.unsubscribe();
    return 'failed';
  }

  async function end(): Promise<Said> {
    const subscription = await subscriptionNow();
    // Without a line the browser ends it alone; the push service then tells the server.
    if (subscription) await send(subscription, leave?.dataset.leave ?? '').catch(() => false);
    await subscription?.unsubscribe();
    return 'left';
  }

  async function during(work: () => Promise<Said>): Promise<void> {
    if (press?.disabled) return;
    for (const one of [press, leave]) if (one) one.disabled = true;
    const outcome = await work().catch((): Said => 'failed');
    for (const one of [press, leave]) if (one) one.disabled = false;
    if (outcome === 'on' || outcome === 'left') show(outcome === 'on');
    say(outcome);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void during(start);
  });
  leave.addEventListener('click', () => void during(end));
  section.hidden = false;
  if (!('PushManager' in window)) {
    form.hidden = true;
    say('home', false);
    return;
  }
  void Promise.all([subscriptionNow(), keptOrder()])
    .then(([subscription, order]) => {
      if (!subscription || Notification.permission !== 'granted') return;
      show(true);
      if (!order) return;
      for (const one of [hour, language]) one.value = order.get(one.name) ?? one.value;
      say('on', false);
    })
    .catch(() => undefined);
}

/**
 * What this device has ordered: all that was sent, and the key that the subscription was made for. By it the form shows the hour, and the service worker
 * (offline/notify.ts, which shares no code with other scripts) orders again when the browser changes the subscription. Rejects where storage is blocked.
 */
const ORDER = 'site device';

async function keepOrder(address: string, order: URLSearchParams | undefined): Promise<void> {
  await caches.delete(ORDER);
  if (order) await (await caches.open(ORDER)).put(address, new Response(String(order)));
}

async function keptOrder(): Promise<URLSearchParams | undefined> {
  const cache = await caches.open(ORDER);
  const [form] = await cache.keys();
  const sent = form && (await cache.match(form));
  return sent && new URLSearchParams(await sent.text());
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
