import { numberInWords } from './counted.ts';
import type { Language } from './language.ts';
import { translations, wordsIn } from './translations.ts';

export const NEWSLETTER_SUBJECT = translations({
  en: { andMore: (first: string, count: number) => `${first}, and ${numberInWords(count)} more` },
});

/** What a newsletter is called where nobody has called it anything else: its first story and how many more there are. */
export function newsletterSubject(titles: readonly string[], language: Language = 'en'): string {
  const [first = '', ...rest] = titles;
  return rest.length === 0 ? first : wordsIn(NEWSLETTER_SUBJECT, language).andMore(first, rest.length);
}
