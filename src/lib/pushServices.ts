/** The push services of the browsers: Chrome and its kin, Firefox, Edge on Windows, Safari. A name that begins with a dot stands for all hosts below it. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

export const LONGEST_ENDPOINT = 1000;

/**
 * Whether this is an address of a push service of the list, over https and on the usual port. The server sends to no other: whoever subscribes a device
 * names the address, and could name one inside our own network.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > LONGEST_ENDPOINT) return false;
  const { protocol, host, username, password, hash } = url;
  const isKnown = PUSH_SERVICES.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one));
  return protocol === 'https:' && isKnown && username === '' && password === '' && hash === '';
}
