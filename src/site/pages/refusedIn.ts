import type { Language } from '#lib/language.ts';
import { type WordsOf, wordsIn } from '#lib/translations.ts';
import { formWords } from '../parts/words.ts';

type Words = WordsOf<typeof formWords>['refused'];

/** The API's messages for rules that a site form can break, and the site's own words for them. */
const RULES: readonly (readonly [said: RegExp, words: (w: Words, ...found: string[]) => string])[] = [
  [/^Please enter all the details$/, (w) => w.required],
  [
    /may have at most (\d+) characters; this has (\d+)\.$/,
    (w, max = '', length = '') => w.tooLong(max, length),
  ],
  [/must be a whole number from (\d+) to (\d+)\.$/, (w, min = '', max = '') => w.number(min, max)],
  [/must be an address such as (\S+)\.$/, (w, example = '') => w.address(example)],
  [/contains characters that cannot be stored\./, (w) => w.letters],
  [/^These are too many forms at once\. Please wait (\d+) seconds/, (w, seconds = '') => w.wait(seconds)],
  [/^These are too many forms at once\. Please wait until tomorrow/, (w) => w.tomorrow],
  [/^This link is not known/, (w) => w.unknownLink],
  [/^The server has no room left/, (w) => w.noRoom],
];

/**
 * Translates an API message about a form into the page's language. English pages show the API's message; so do other languages for rules without
 * words here.
 */
export function refusedIn(language: Language, sentence: string): string {
  if (language === 'en') return sentence;
  for (const [said, words] of RULES) {
    const [whole, ...found] = said.exec(sentence) ?? [];
    if (whole !== undefined) return words(wordsIn(formWords, language).refused, ...found);
  }
  return sentence;
}
