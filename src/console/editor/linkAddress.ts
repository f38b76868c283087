import { parsedUrl } from '#lib/parsedUrl.ts';

/**
 * The address that a link gets: http(s), mailto and tel as typed, `https://` in front of a bare host, and a path on our own site as it
 * is; undefined for what a link must not be (AMB-097, AMB-072).
 */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim();

  if (typed.startsWith('/')) return typed.startsWith('//') ? undefined : typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  const { protocol = '', hostname = '' } = parsedUrl(address) ?? {};
  if (protocol === 'mailto:' || protocol === 'tel:') return address;
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? address : undefined;
}
