import { languageOf } from './language.ts';
import { stemsOf } from './nativeForms.ts';
import { readingsOf, soundDistance, soundKey, soundKeys, soundLetters } from './soundKey.ts';
import { otherForms } from './wordForms.ts';

/** The largest distance between a word and the same one in another script. */
const FURTHEST = 0.08;

/** Looks a folded word up among known ones. Returns what it is or is a form of, itself first, and then what it sounds like in another script. Empty for an unknown word. */
export type KnownWords = (typed: string) => readonly string[];

/**
 * Makes few words known that every search asks for, in memory. `words`: folded, in any of the five scripts. `sounds`: how many consonants a word needs to be known
 * in another script; where any word may be typed, short ones sound like too many others ('sunday' like சந்தா).
 */
export function knownWords(words: Iterable<string>, { sounds = 2 } = {}): KnownWords {
  const all = new Set(words);
  const byForm = groups(all, (word) => [...otherForms(word), ...stemsOf(word)]);
  const bySound = groups(all, (word) => [soundKey(word)].filter(({ length }) => length >= sounds));
  const formsOf = (typed: string): readonly string[] => {
    const forms = new Set(
      [typed, ...inCompounds(typed), ...otherForms(typed), ...stemsOf(typed)].flatMap((form) => [
        ...(all.has(form) ? [form] : []),
        ...(byForm.get(form) ?? []),
      ]),
    );
    return [...forms];
  };
  return (typed) => [
    ...new Set([
      ...formsOf(typed),
      ...soundingLike(typed, bySound).flatMap((word) => [word, ...formsOf(word)]),
    ]),
  ];
}

/** Makes names of several words known, each word in another form or script. */
export function namesKnown(names: Iterable<string>, options?: Parameters<typeof knownWords>[1]): KnownWords {
  const all = [...names];
  const lookUp = knownWords(
    all.flatMap((name) => name.split(' ')),
    options,
  );
  const whole = new Set(all);
  return (typed) =>
    typed
      .split(' ')
      .reduce<string[]>(
        (before, word) => before.flatMap((start) => lookUp(word).map((one) => `${start} ${one}`.trim())),
        [''],
      )
      .filter((name) => whole.has(name));
}

/**
 * A word without what it takes on before another one: Tamil doubles the first consonant of the next ('திருமண்டலப் பொருளாளர்') and drops an 'ம்', Telugu and
 * Kannada lengthen the last vowel ('విద్యా శాఖ').
 */
function inCompounds(typed: string): string[] {
  const doubled = /^(.+)[கசதப]்$/u.exec(typed)?.[1];
  const lengthened = /^(.+)[ాಾ]$/u.exec(typed)?.[1];
  return [...(doubled ? [doubled, `${doubled}ம்`] : []), ...(lengthened ? [lengthened] : [])];
}

/** Words of fewer letters are no misspelling of another one. */
const FEWEST_OF_A_SLIP = 6;

/** The nearest of another script; and of the same, for a long word, whose vowels are wrong: 'moderater'. */
function soundingLike(typed: string, bySound: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const readings = readingsOf(typed).map(soundLetters);
  const alike = soundKeys(typed)
    .flatMap((key) => bySound.get(key) ?? [])
    .filter((word) => typed.length >= FEWEST_OF_A_SLIP || languageOf(word) !== languageOf(typed))
    .map((word) => ({
      word,
      distance: Math.min(...readings.map((reading) => soundDistance(reading, soundLetters(word)))),
    }))
    .filter(({ distance }) => distance <= FURTHEST);
  const least = Math.min(...alike.map(({ distance }) => distance));
  return [...new Set(alike.filter(({ distance }) => distance === least).map(({ word }) => word))];
}

function groups(words: ReadonlySet<string>, keysOf: (word: string) => readonly string[]) {
  const all = new Map<string, string[]>();
  for (const word of words)
    for (const key of keysOf(word)) if (key !== '') all.set(key, [...(all.get(key) ?? []), word]);
  return all;
}
