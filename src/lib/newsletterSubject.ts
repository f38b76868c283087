import { numberInWords } from './counted.ts';
import { translations, wordsIn } from './translations.ts';

export const NEWSLETTER_SUBJECT = translations({
  en: { andMore: (first: string, count: number) => `${first}, and ${numberInWords(count)} more` },
});

/** What a newsletter is called where nobody has called it anything else: its first story and how many more there are. */
export function newsletterSubject(titles: readonly string[]): string {
  const [first = '', ...rest] = titles;
  return rest.length === 0 ? first : wordsIn(NEWSLETTER_SUBJECT, 'en').andMore(first, rest.length);
}
