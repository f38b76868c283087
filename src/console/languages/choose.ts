import type { Language } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { speak } from '../language.ts';

/** Speaks a language, and keeps it on this device for a year. Rejects where its words do not come. */
export function choose(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers of the visitors yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language};Path=/;Max-Age=31536000;SameSite=Strict${secure}`;
  return speak(language);
}
