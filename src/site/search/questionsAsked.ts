import { fold } from '#lib/fold.ts';
import { type KnownWords, knownWords } from '#lib/knownWords.ts';
import { withoutSmallWords } from '#lib/smallWords.ts';
import { wordsOf } from '#lib/words.ts';
import { type AskedQuestion, QUESTIONS } from './questions.ts';

/** Words that change no question. */
const BESIDE = new Set(['church', 'synod', 'pdf', 'online', 'today', 'new', 'download', 'website'].map(fold));
/** A question that has a smaller share of the typed words is another one. */
const ENOUGH = 0.5;
const MOST = 2;

const read = QUESTIONS.map(({ at, phrases }: AskedQuestion) => ({
  at,
  phrases: phrases.split(',').map((phrase) => withoutSmallWords(wordsOf(phrase))),
}));
const known: KnownWords = knownWords(
  read.flatMap(({ phrases }) => phrases.flat()),
  { sounds: 4 },
);

/** The pages that answer a search in any of the five languages, the likeliest first, as `at` in the list of questions. */
export function questionsAsked(search: string): readonly string[] {
  const typed = withoutSmallWords(wordsOf(search)).map((word) => ({ word, meant: known(word) }));
  const counted = typed.filter(({ word }) => !BESIDE.has(word));
  const asked = read
    .map(({ at, phrases }) => {
      const here = phrases.filter((phrase) =>
        phrase.every((word) => typed.some(({ meant }) => meant.includes(word))),
      );
      const words = new Set(here.flat());
      const covered = (counted.length > 0 ? counted : typed).filter(({ meant }) =>
        meant.some((word) => words.has(word)),
      );
      return { at, share: covered.length / Math.max(1, counted.length), longest: words.size };
    })
    .filter(({ share, longest }) => longest > 0 && share >= ENOUGH)
    .sort((a, b) => b.share - a.share || b.longest - a.longest);
  return [...new Set(asked.map(({ at }) => at))].slice(0, MOST);
}
