/** Of a device's push subscription: the form that ordered the day's prayer, kept in the browser for the page that shows it and for the service worker. */
export interface DeviceOrder {
  /** The form's address. */
  readonly address: string;
  /** All that was sent. */
  readonly fields: URLSearchParams;
  /** The public key that the subscription was made for, base64url. */
  readonly key: string;
}

/** Named as the website's other caches are, so that it goes with them. */
const CACHE = 'site device';
const KEY = 'x-key';

/** What this device has ordered; undefined if nothing, or if the browser keeps nothing. */
export async function keptOrder(): Promise<DeviceOrder | undefined> {
  const cache = await caches.open(CACHE);
  const [form] = await cache.keys();
  const sent = form && (await cache.match(form));
  if (!sent) return undefined;
  return {
    address: form.url,
    fields: new URLSearchParams(await sent.text()),
    key: sent.headers.get(KEY) ?? '',
  };
}

/** Keeps it in place of the one before; undefined keeps none. Rejects where storage is blocked. */
export async function keepOrder(order: DeviceOrder | undefined): Promise<void> {
  await caches.delete(CACHE);
  if (!order) return;
  const sent = new Response(String(order.fields), { headers: { [KEY]: order.key } });
  await (await caches.open(CACHE)).put(order.address, sent);
}

/**
 * The form's fields with what a browser says of its push subscription, as it is sent; false if the server did not take it. It answers what it took with a
 * redirect.
 */
export async function sendOrder(
  { address, fields }: Pick<DeviceOrder, 'address' | 'fields'>,
  subscription: PushSubscription,
): Promise<boolean> {
  const said = { endpoint: subscription.endpoint, ...subscription.toJSON().keys };
  for (const [name, value] of Object.entries(said)) fields.set(name, value);
  const answer = await fetch(address, { method: 'POST', body: fields, redirect: 'manual' });
  return answer.type === 'opaqueredirect';
}
