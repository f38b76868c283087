import { VIDEO_HOSTS } from '#kinds/richText.ts';

/** Whose maps are shown, and only when somebody asks for one. */
export const MAP_SITE = 'https://www.openstreetmap.org';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  `frame-src ${[...VIDEO_HOSTS.map((host) => `https://${host}`), MAP_SITE].join(' ')}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On everything that the site answers itself: nothing is sniffed, and no other site learns which page led to it. */
export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * On every page (design §6). No inline script or style is allowed, so a cached page needs no nonce; the look's ornaments
 * are data: pictures.
 */
export const PAGE_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': POLICY,
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
} as const;

/** A drawing is shown as a picture; opened by itself it may run and load nothing. */
export const DRAWING_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
