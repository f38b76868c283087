import type { Language } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { speak } from '../language.ts';

/** Switches the language, and stores it on this device for a year. Rejects if its words cannot be loaded. */
export function choose(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language};Path=/;Max-Age=31536000;SameSite=Strict${secure}`;
  return speak(language);
}
