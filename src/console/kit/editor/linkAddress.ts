import { parsedUrl } from '#lib/parsedUrl.ts';

/**
 * Normalises a link's URL: http(s), mailto and tel as typed, `https://` added to a bare host, and paths on our own site unchanged; undefined for URLs
 * that are not allowed (AMB-097, AMB-072).
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
