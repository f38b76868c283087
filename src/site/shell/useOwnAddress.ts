import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { usePageContext } from './pageContext.ts';

/** The whole address of a page in a language. `english`: its address without one. */
export function wholeIn(language: Language, english: string): string {
  const { origin } = new URL(english);
  return origin + languagePath(language, english.slice(origin.length));
}

/**
 * The one whole address of what somebody has written, out of that without a language: a version that was written in another one than English has its own
 * there, and all else is where it is.
 */
export function useOwnAddress(english: string): string {
  const { versions, editions } = usePageContext();
  return versions && editions.length > 0 ? wholeIn(versions.own, english) : english;
}
