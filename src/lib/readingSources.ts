/** Where readings come from, in the order in which they are told. 'direct': nothing was said, as when an address was typed or kept. */
export const READING_SOURCES = [
  'whatsapp',
  'direct',
  'search',
  'newsletter',
  'mail',
  'social',
  'sites',
  'own',
] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/**
 * Behind the '#' of an address that was passed on by WhatsApp or by the newsletter: such programs name no page from which one came. Browsers send
 * it to nobody; the page's own script says it when it says that it was read. It is the same for everybody.
 */
export const PASSED_ON = { whatsapp: 'by-whatsapp', newsletter: 'by-letter' } as const;

const KNOWN: readonly (readonly [ReadingSource, RegExp])[] = [
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
 * The source of a reading. `from`: the host of the page where it began, or the app; '' when nothing is said. `mark`: what stands behind the '#'.
 * `isOwn`: whether a host is the church's.
 */
export function sourceOf(from: string, mark: string, isOwn: (host: string) => boolean): ReadingSource {
  if (from !== '' && isOwn(from)) return 'own';
  if (mark === PASSED_ON.whatsapp) return 'whatsapp';
  if (mark === PASSED_ON.newsletter) return 'newsletter';
  if (from === '') return 'direct';
  const host = from.toLowerCase().replace(/:\d+$/, '');
  return KNOWN.find(([, hosts]) => hosts.test(host))?.[0] ?? 'sites';
}
