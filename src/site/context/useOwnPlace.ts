import { type Language, languageOf } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { usePageContext } from './pageContext.ts';

/** The absolute URL of a page in a language. `english`: its URL without a language. */
export function wholeIn(language: Language, english: string): string {
  const { origin } = new URL(english);
  return origin + languagePath(language, english.slice(origin.length));
}

/** The canonical URL of a page's content, and its language there. */
export interface OwnPlace {
  readonly address: string;
  /** The language of the address. */
  readonly edition: Language;
  /** The language of the content; if the site does not know it, guessed from the script of its title. */
  writtenIn(title: string): Language;
}

/**
 * Returns the canonical URL of a page's content, given its URL without a language: a version has one in its own language, a list one in each
 * language, and all other content keeps the given one.
 */
export function useOwnPlace(english: string): OwnPlace {
  const { versions, editions, language } = usePageContext();
  const isKnown = editions.length > 0;
  const edition = isKnown && versions ? versions.own : editions.includes(language) ? language : 'en';
  return {
    address: wholeIn(edition, english),
    edition,
    writtenIn: (title) => (isKnown ? edition : languageOf(title)),
  };
}
