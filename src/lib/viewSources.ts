/** The sources of page views, in the order of the report. 'direct': no source given, as when an address was typed or bookmarked. */
export const VIEW_SOURCES = [
  'whatsapp',
  'direct',
  'search',
  'newsletter',
  'mail',
  'social',
  'sites',
  'own',
] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/**
 * The fragment of addresses shared by WhatsApp or the newsletter, since such programs send no referrer. Browsers do not send it to the server; the
 * page's own script reports it with the page view. It is the same for everybody.
 */
export const PASSED_ON = { whatsapp: 'by-whatsapp', newsletter: 'by-letter' } as const;

const KNOWN: readonly (readonly [ViewSource, RegExp])[] = [
  ['whatsapp', /(^|\.)(whatsapp\.(com|net)|wa\.me)$|^com\.whatsapp(\.w4b)?$/],
  [
    'mail',
    /^(mail|webmail|email|outlook)\.|(^|\.)(mail\.yahoo\.com|outlook\.(com|live\.com)|rediffmail\.com)$|^com\.google\.android\.gm$/,
  ],
  [
    'search',
    /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|brave|yandex|baidu|yahoo)\.[a-z.]{1,30}$|^com\.google\.android\.googlequicksearchbox$/,
  ],
  [
    'social',
    /(^|\.)(facebook\.com|fb\.me|instagram\.com|threads\.net|twitter\.com|x\.com|t\.co|t\.me|telegram\.org|youtube\.com|youtu\.be|linkedin\.com|lnkd\.in|reddit\.com|pinterest\.[a-z.]{1,30}|sharechat\.com|quora\.com)$|^org\.telegram\.|^com\.(facebook|instagram|twitter)\./,
  ],
];

/**
 * Returns the source of a page view. `from`: the host of the referring page, or the app; '' if unknown. `mark`: the fragment after '#'. `isOwn`:
 * whether a host is the church's.
 */
export function sourceOf(from: string, mark: string, isOwn: (host: string) => boolean): ViewSource {
  if (from !== '' && isOwn(from)) return 'own';
  if (mark === PASSED_ON.whatsapp) return 'whatsapp';
  if (mark === PASSED_ON.newsletter) return 'newsletter';
  if (from === '') return 'direct';
  const host = from.toLowerCase().replace(/:\d+$/, '');
  return KNOWN.find(([, hosts]) => hosts.test(host))?.[0] ?? 'sites';
}
