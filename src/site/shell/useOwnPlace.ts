import { type Language, languageOf } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { usePageContext } from './pageContext.ts';

/** The whole address of a page in a language. `english`: its address without one. */
export function wholeIn(language: Language, english: string): string {
  const { origin } = new URL(english);
  return origin + languagePath(language, english.slice(origin.length));
}

/** Where what a page shows has its one whole address, and in which language it is there. */
export interface OwnPlace {
  readonly address: string;
  /** The language of the address. */
  readonly edition: Language;
  /** In which language it is written; where the site does not know it otherwise, by the letters of its title. */
  writtenIn(title: string): Language;
}

/**
 * The one place of what a page shows, out of its address without a language: a version has its own in the language in which it is written, a list in
 * each language, and all else that somebody has written is where it is.
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
