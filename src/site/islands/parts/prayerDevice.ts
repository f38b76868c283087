import { WORKER } from '#lib/serviceWorker.ts';
import { partOfPage } from './partOfPage.ts';

/** The sentences of the section's attributes. */
type Said = 'on' | 'left' | 'refused' | 'unable' | 'failed';
/** Where this device remembers the hour and language that it has chosen, for the form. */
const CHOSEN = 'prayer';

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
  async function send(subscription: PushSubscription, more: Record<string, string>): Promise<boolean> {
    const body = new URLSearchParams(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    const { keys = {} } = subscription.toJSON();
    for (const [name, value] of Object.entries({ endpoint: subscription.endpoint, ...keys, ...more }))
      body.set(name, value);
    const answer = await fetch((form as HTMLFormElement).action, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return answer.type === 'opaqueredirect';
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
    if (await send(subscription, {}).catch(() => false)) return 'on';
    if (!isOurs) await subscription.unsubscribe();
    return 'failed';
  }

  async function end(): Promise<Said> {
    const subscription = await subscriptionNow();
    // Without a line the browser ends it alone; the push service then tells the server.
    if (subscription) await send(subscription, { want: leave?.dataset.leave ?? '' }).catch(() => false);
    await subscription?.unsubscribe();
    return 'left';
  }

  async function during(work: () => Promise<Said>): Promise<void> {
    if (press?.disabled) return;
    for (const one of [press, leave]) if (one) one.disabled = true;
    const outcome = await work().catch((): Said => 'failed');
    for (const one of [press, leave]) if (one) one.disabled = false;
    if (outcome === 'on') remember(hour.value, language.value);
    if (outcome === 'on' || outcome === 'left') show(outcome === 'on');
    say(outcome);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void during(start);
  });
  leave.addEventListener('click', () => void during(end));
  section.hidden = false;
  void subscriptionNow()
    .then((subscription) => {
      if (!subscription || Notification.permission !== 'granted') return;
      const [itsHour, itsLanguage] = remembered();
      if (itsHour) hour.value = itsHour;
      if (itsLanguage) language.value = itsLanguage;
      show(true);
      say('on', false);
    })
    .catch(() => undefined);
}

/** Where storage is blocked, the form shows what it usually proposes. */
function remember(...chosen: readonly string[]): void {
  try {
    localStorage.setItem(CHOSEN, chosen.join(' '));
  } catch {}
}

function remembered(): readonly string[] {
  try {
    return localStorage.getItem(CHOSEN)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
