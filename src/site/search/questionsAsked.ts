import { fold } from '#lib/fold.ts';
import { type KnownWords, knownWords } from '#lib/knownWords.ts';
import type { QuestionName } from '#lib/questionNames.ts';
import { QUESTIONS } from '#lib/questions.ts';
import { withoutSmallWords } from '#lib/smallWords.ts';
import { wordsOf } from '#lib/words.ts';

/** Words that change no question. */
const BESIDE = new Set(['church', 'synod', 'pdf', 'online', 'today', 'new', 'download', 'website'].map(fold));
/** A question that has a smaller share of the typed words is another one. */
const ENOUGH = 0.5;
const MOST = 2;

/** Questions made ready to be compared with what is typed. */
interface Ready<A> {
  readonly questions: readonly { readonly answer: A; readonly phrases: readonly (readonly string[])[] }[];
  readonly known: KnownWords;
}

/** Makes questions ready; takes some milliseconds for each hundred wordings. `wordings`: as they are typed. */
export function readyQuestions<A>(
  questions: readonly { readonly answer: A; readonly wordings: readonly string[] }[],
): Ready<A> {
  const read = questions.map(({ answer, wordings }) => ({
    answer,
    phrases: wordings.map((wording) => withoutSmallWords(wordsOf(wording))),
  }));
  const words = read.flatMap(({ phrases }) => phrases.flat());
  return { questions: read, known: knownWords(words, { sounds: 4 }) };
}

/** How well a question is what was typed: the share of the typed words, and the number of its own words. */
interface Match<A> {
  readonly answer: A;
  readonly share: number;
  readonly longest: number;
}

function matches<A>({ questions, known }: Ready<A>, search: string): Match<A>[] {
  const typed = withoutSmallWords(wordsOf(search)).map((word) => ({ word, meant: known(word) }));
  const counted = typed.filter(({ word }) => !BESIDE.has(word));
  return questions
    .map(({ answer, phrases }) => {
      const here = phrases.filter((phrase) =>
        phrase.every((word) => typed.some(({ meant }) => meant.includes(word))),
      );
      const words = new Set(here.flat());
      const covered = (counted.length > 0 ? counted : typed).filter(({ meant }) =>
        meant.some((word) => words.has(word)),
      );
      return { answer, share: covered.length / Math.max(1, counted.length), longest: words.size };
    })
    .filter(({ share, longest }) => longest > 0 && share >= ENOUGH);
}

/** A page that answers: its path, where `{brand}` is the lower-case short form. */
export interface AnsweringPage {
  readonly at: string;
  /** The result's title instead of the page's name; ''. */
  readonly title?: string;
  /** Its title if the page has no name either. */
  readonly called?: string;
}

const OURS = readyQuestions(
  Object.entries(QUESTIONS).map(([name, { at, phrases }]) => ({
    answer: { at, name: name as QuestionName },
    wordings: phrases.split(','),
  })),
);

/** The office's own questions, and those of the program that they replace. */
export interface OwnQuestions {
  readonly ready: Ready<AnsweringPage>;
  readonly replaced: ReadonlySet<QuestionName>;
}
export const NO_OWN_QUESTIONS: OwnQuestions = { ready: readyQuestions([]), replaced: new Set() };

/**
 * The pages that answer a search in any of the five languages, the likeliest first. Of the office's and the program's questions that have as many of the typed words,
 * the office's come first.
 */
export function questionsAsked(search: string, own = NO_OWN_QUESTIONS): readonly AnsweringPage[] {
  const longestFirst = <A>(some: Match<A>[]) => some.sort((a, b) => b.longest - a.longest);
  const asked = [
    ...longestFirst(matches<AnsweringPage>(own.ready, search)),
    ...longestFirst(matches(OURS, search).filter(({ answer }) => !own.replaced.has(answer.name))),
  ].sort((a, b) => b.share - a.share);
  const pages = new Map<string, AnsweringPage>();
  for (const { answer } of asked) if (!pages.has(answer.at)) pages.set(answer.at, answer);
  return [...pages.values()].slice(0, MOST);
}

/** The words of all phrasings of the program's questions, by the paths of their pages. */
export const questionWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(QUESTIONS).map(({ at, phrases }) => [at, withoutSmallWords(wordsOf(phrases))]),
);
