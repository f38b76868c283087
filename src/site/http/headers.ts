import { VIDEO_HOSTS } from '#kinds/richText.ts';

/** The map provider; its frame is loaded only on request. */
export const MAP_SITE = 'https://www.openstreetmap.org';

/** The sites that a frame may show: players and maps. */
const FRAMED = [...VIDEO_HOSTS.map((host) => `https://${host}`), MAP_SITE];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const DAY_S = 24 * 60 * 60;

/**
 * HSTS for this number of days if the site uses https. Without includeSubDomains: each sub-site sends the header itself, and other hosts below the
 * domain are not ours.
 */
export const transportHeaders = (publicUrl: string, days: number): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${days * DAY_S}` } : {};

/** Headers of every response of the site: no MIME sniffing, no Referer for other sites. */
export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Headers of every page (design §6). The policy allows no inline script or style, so cached pages need no nonce; the ornaments of the style
 * sheet are data: images. No page may be framed.
 */
export const PAGE_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': POLICY.join('; '),
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
} as const;

/** Headers for a page at a secret address: not prefetched, not indexed, and no Referer is sent. */
export function privateHeaders(html: string): Readonly<Record<string, string>> {
  const { 'Speculation-Rules': _, ...headers } = pageHeaders(html) as typeof PAGE_HEADERS;
  return { ...headers, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Finds the frames and films that a page contains or loads on request. `file` is a film stored here. */
const SHOWN = / (?:src|data-embed|data-video)="(?:(https:\/\/[\w.-]+)\/|(file)")/g;

/** Headers for this page: its policy allows exactly the frame sources that occur in its HTML, and media if it contains a film. */
export function pageHeaders(html: string): Readonly<Record<string, string>> {
  const shown = new Set([...html.matchAll(SHOWN)].map(([, site, file]) => site ?? file));
  const frames = FRAMED.filter((site) => shown.has(site));
  if (frames.length === 0 && !shown.has('file')) return PAGE_HEADERS;
  const more = [
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(shown.has('file') ? ["media-src 'self'"] : []),
  ];
  return { ...PAGE_HEADERS, 'Content-Security-Policy': [...POLICY, ...more].join('; ') };
}

/** Policy for SVG files: opened on their own, they may not run or load anything. */
export const DRAWING_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
