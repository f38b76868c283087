import type { Language } from '#lib/language.ts';
import { type WordsOf, wordsIn } from '#lib/translations.ts';
import { formWords } from '../parts/words.ts';

type Words = WordsOf<typeof formWords>['refused'];

/** What the API says of the rules that somebody can break in a form of the site, and the site's own words for them. */
const RULES: readonly (readonly [said: RegExp, words: (w: Words, ...found: string[]) => string])[] = [
  [/^Please enter all the details$/, (w) => w.required],
  [
    /may have at most (\d+) characters; this has (\d+)\.$/,
    (w, max = '', length = '') => w.tooLong(max, length),
  ],
  [/must be an address such as (\S+)\.$/, (w, example = '') => w.address(example)],
  [/contains characters that cannot be stored\./, (w) => w.letters],
  [/^These are too many forms at once\. Please wait (\d+) seconds/, (w, seconds = '') => w.wait(seconds)],
  [/^These are too many forms at once\. Please wait until tomorrow/, (w) => w.tomorrow],
  [/^This link is not known/, (w) => w.unknownLink],
  [/^The server has no room left/, (w) => w.noRoom],
];

/**
 * A sentence of the API in the language of the page, whose form has broken a rule. English pages say what the API says; so do the others of
 * rules that have no words here.
 */
export function refusedIn(language: Language, sentence: string): string {
  if (language === 'en') return sentence;
  for (const [said, words] of RULES) {
    const [whole, ...found] = said.exec(sentence) ?? [];
    if (whole !== undefined) return words(wordsIn(formWords, language).refused, ...found);
  }
  return sentence;
}
