import { passageIn } from './bibleBooks.ts';
import type { Language } from './language.ts';
import { prayerDayWords } from './prayerDayWords.ts';
import { type WordsOf, wordsIn } from './translations.ts';

/** A reading, with its name if one was entered: 'Gospel'. */
export interface Reading {
  readonly name: string;
  readonly passage: string;
}

/** Parses readings from the lines entered: 'Gospel: Matthew 25:31–46'. */
export const readingsOf = (lines: string): Reading[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', passage = line] = /^([^:\d]+):\s+(.+)$/.exec(line) ?? [];
      return { name: name.trim(), passage };
    });

/** The same in the reader's language: usual names of readings and all books of the Bible are known; the rest stays as entered. */
export const readingsIn = (lines: string, language: Language): Reading[] =>
  readingsOf(lines).map(({ name, passage }) => ({
    name: readingName(name, language),
    passage: passageIn(passage, language),
  }));

function readingName(name: string, language: Language): string {
  const english = Object.entries(wordsIn(prayerDayWords, 'en').readings);
  const known = english.find(([, said]) => said.toLowerCase() === name.toLowerCase())?.[0];
  return known ? wordsIn(prayerDayWords, language).readings[known as KnownReading] : name;
}
type KnownReading = keyof WordsOf<typeof prayerDayWords>['readings'];
