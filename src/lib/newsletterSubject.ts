import { translations, wordsIn } from './translations.ts';

const SUBJECT = translations({
  en: {
    numbers: [
      '',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
    andMore: (first: string, more: string) => `${first}, and ${more} more`,
  },
});

/** What a newsletter is called where nobody has called it anything else: its first story and how many more there are. */
export function newsletterSubject(titles: readonly string[]): string {
  const { numbers, andMore } = wordsIn(SUBJECT, 'en');
  const [first = '', ...rest] = titles;
  return rest.length === 0 ? first : andMore(first, numbers[rest.length] ?? String(rest.length));
}
