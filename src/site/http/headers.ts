import { VIDEO_HOSTS } from '#kinds/richText.ts';

/** Whose maps are shown, and only when somebody asks for one. */
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

/**
 * Where the site is at https, browsers ask for it by nothing else from then on, for a year. Not for the domains below it: each sub-site says it
 * itself, and what else has a name there is none of ours.
 */
export const transportHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** On everything that the site answers itself: nothing is sniffed, and no other site learns which page led to it. */
export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * On every page (design §6). No inline script or style is allowed, so a cached page needs no nonce; the look's ornaments
 * are data: pictures. Nothing stands in a frame.
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

/** The same for a page that one person sees, by an address that is a secret: nobody keeps it, finds it, or learns where it was. */
export function privateHeaders(html: string): Readonly<Record<string, string>> {
  const { 'Speculation-Rules': _, ...headers } = pageHeaders(html) as typeof PAGE_HEADERS;
  return { ...headers, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Where a page names what stands in a frame: in a text, or for an island to show once it is pressed. `file` is a film of our own. */
const SHOWN = / (?:src|data-embed|data-video)="(?:(https:\/\/[\w.-]+)\/|(file)")/g;

/** The same for this page: the sites whose frames it has, or has ready, may be shown on it, and films where it has one. */
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

/** A drawing is shown as a picture; opened by itself it may run and load nothing. */
export const DRAWING_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
