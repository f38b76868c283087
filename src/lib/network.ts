/**
 * Whether a text is an origin. Web-view apps have origins such as capacitor://localhost; `*` is refused, since it would allow every
 * website.
 */
export const isOrigin = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s*]+$/.test(text);

/** Whether a text is an IP address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isFour(address) ? 32 : isSix(address) ? 128 : undefined;
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

const isFour = (text: string): boolean =>
  /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(text) &&
  text.split('.').every((part) => Number(part) <= 255);

const isSix = (text: string): boolean =>
  /^[0-9a-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`x://[${text}]/`);

/** The address of clients on a unix socket, also used in TRUSTED_PROXIES. It identifies nobody: a proxy and a local program cannot be distinguished. */
export const SOCKET_ADDRESS = 'unix:';

/** Whether a connection's address is loopback: 127.0.0.0/8 and ::1. A connection that its client has given up before we come to it has none. */
export function isLoopback(ip: string | undefined): boolean {
  const plain = (ip ?? '').replace(/^::ffff:/i, '');
  return plain === '::1' || (isFour(plain) && plain.startsWith('127.'));
}

/**
 * Whether a request comes from this server itself and not through a proxy, whatever X-Forwarded-For says: `address` is that of the connection. Over a
 * unix socket this is unknown, so the result is false.
 */
export function comesFromHere(
  address: string | undefined,
  headers: Readonly<Record<string, unknown>>,
): boolean {
  return isLoopback(address) && FORWARDED.every((name) => headers[name] === undefined);
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];
