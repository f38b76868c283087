import { numberInWords } from './counted.ts';
import type { Language } from './language.ts';
import { translations, wordsIn } from './translations.ts';

export const NEWSLETTER_SUBJECT = translations({
  en: { andMore: (first: string, count: number) => `${first}, and ${numberInWords(count)} more` },
});

/** The default subject of a newsletter: its first story and the number of further ones. */
export function newsletterSubject(titles: readonly string[], language: Language = 'en'): string {
  const [first = '', ...rest] = titles;
  return rest.length === 0 ? first : wordsIn(NEWSLETTER_SUBJECT, language).andMore(first, rest.length);
}
