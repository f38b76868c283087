import { isCommon } from './commonPasswords.ts';

/** Why a password would be guessed first. */
export type Weakness = 'common' | 'ownWords' | 'fewCharacters';

/** Common substitutes for letters. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't', '|': 'l', '€': 'e' },
};
/** The minimum length for a word of the church or the person to count; the church's short form counts at any length. */
const SHORTEST_WORD = 3;
/** With fewer letters left after removing well-known words, a password is too easy to guess. */
const ENOUGH_LEFT = 5;
const FEWEST_CHARACTERS = 4;

/**
 * Whether a password would be guessed first: one of the most common, with any letter substitutes and digits around it, made only of words of the church and the
 * person, or of hardly any characters. Length and three ordinary words are enough; a sentence with the church's name in it is a good password.
 */
export function weaknessOf(password: string, words: readonly string[]): Weakness | null {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size <= FEWEST_CHARACTERS || isRow(typed)) return 'fewCharacters';
  if (writtenAs(typed).some(isKnown)) return 'common';
  const known = wordsToLeaveOut(words);
  return writtenAs(typed).some((text) => isMadeOf(text, known)) ? 'ownWords' : null;
}

/** The readings of a password: as typed, and with substitutes turned back into letters. */
function writtenAs(typed: string): string[] {
  const withLetters = [...typed].map((one) => FOR_LETTERS[one] ?? one).join('');
  return [...new Set([typed, ...['i', 'l'].map((one) => withLetters.replaceAll('1', one))])];
}

/** A common password, alone, repeated, or with digits and signs around it. */
function isKnown(text: string): boolean {
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const cores = [text, bare, text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return cores.some((core) => core.length >= SHORTEST_WORD && isCommon(repeated(core)));
}

/** The repeated part of a text: 'password' of 'passwordpassword'. */
const repeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Consecutive characters, forwards or backwards: '1234567890', 'zyxwvutsrq'. */
function isRow(text: string): boolean {
  const codes = [...text].map((one) => one.codePointAt(0) ?? 0);
  return [1, -1].some((step) => {
    const follow = codes.filter((code, at) => at > 0 && code - (codes[at - 1] ?? 0) === step).length;
    return follow >= codes.length - 2;
  });
}

/** The words to remove, the longest first, so that 'madras' is removed before 'mad'. */
const wordsToLeaveOut = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.flatMap((text) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      ),
    ),
  ]
    .filter((word) => [...word].length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);

function isMadeOf(text: string, words: readonly string[]): boolean {
  let left = text;
  let found = false;
  for (const word of words) {
    if (!left.includes(word)) continue;
    found = true;
    left = left.replaceAll(word, ' ');
  }
  if (!found) return false;
  const letters = left.replaceAll(/[^\p{L}]/gu, '');
  return letters.length < ENOUGH_LEFT || isCommon(letters);
}
