import { BOOKS } from './aliases/bible.ts';
import { type Language, languageOf } from './language.ts';

/** A book of the Bible without its number: all names it goes by in English, and the one that is printed in each language. */
interface Book {
  readonly english: readonly string[];
  readonly printed: Readonly<Partial<Record<Language, string>>>;
}

const SMALL = new Set(['of', 'the']);
const inTitleCase = (name: string): string =>
  name.replace(/\w+/g, (word) => (SMALL.has(word) ? word : word[0]?.toUpperCase() + word.slice(1)));

const books: readonly Book[] = BOOKS.trim()
  .split('\n')
  .map((line) => {
    const names = line.split(',').map((name) => name.trim());
    const printed: Partial<Record<Language, string>> = {};
    for (const name of names) printed[languageOf(name)] ??= inTitleCase(name);
    return { english: names.filter((name) => languageOf(name) === 'en').map(inTitleCase), printed };
  });

const byName = new Map(books.flatMap((book) => book.english.map((name) => [name, book] as const)));
const NAMES = [...byName.keys()].sort((a, b) => b.length - a.length).join('|');

/** '1 Corinthians 1:3', 'Ps. 80' and, alone, 'Philemon': a name with what follows it in a reference. */
const REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:([1-3]) )?(${NAMES})(?![\\p{L}])\\.?(?=(?: (\\d+))?)`,
  'gu',
);

/** A chapter of a book: '1 Corinthians 13'. A book without chapters, or as a whole, is its name alone. */
type Chapter = string;

/** A reading's reference with the names of books in a language: 'Mark 13:24–37' is 'மாற்கு 13:24–37' in Tamil. What is not known stays as written. */
export const passageIn = (passage: string, language: Language): string =>
  language === 'en'
    ? passage
    : passage.replace(REFERENCE, (written: string, number: string | undefined, name: string) => {
        const printed = byName.get(name)?.printed[language];
        return printed === undefined ? written : [number, printed].filter(Boolean).join(' ');
      });

/** The chapters that a text in English names. */
export const chaptersIn = (text: string): ReadonlySet<Chapter> =>
  new Set(
    [...text.matchAll(REFERENCE)].map(([, number, name = '', chapter]) =>
      [number, byName.get(name)?.printed.en, chapter].filter(Boolean).join(' '),
    ),
  );
