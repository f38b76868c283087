import type { Language } from './language.ts';
import { translations, wordsIn } from './translations.ts';

/** The words of device names, around program names, which are the same everywhere. */
export const DEVICE = translations({
  en: {
    other: 'Another program',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    phoneOrTablet: 'iPhone or iPad',
  },
});

/** Browser patterns, in the order in which they must be tested: most browsers also call themselves Chrome or Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, DEVICE.en.phoneOrTablet],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/** Describes the device of a User-Agent header, such as 'Chrome on Windows'; 'Another program' if it is not a browser. */
export function deviceName(userAgent: string): string {
  const browser = first(BROWSERS, userAgent);
  const system = first(SYSTEMS, userAgent);
  if (!browser) return DEVICE.en.other;
  return system ? DEVICE.en.on(browser, system) : browser;
}

/** Translates a stored English device name; anything else, such as a name given by the user, is unchanged. */
export function deviceIn(language: Language, device: string): string {
  const words = wordsIn(DEVICE, language);
  if (device === DEVICE.en.other) return words.other;
  const [, browser = '', system = ''] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (!BROWSERS.some(([, name]) => name === browser) || !SYSTEMS.some(([, name]) => name === system))
    return device;
  return words.on(browser, system === DEVICE.en.phoneOrTablet ? words.phoneOrTablet : system);
}
