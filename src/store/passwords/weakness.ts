import { isCommon } from './commonPasswords.ts';

/** Why a password is the first that somebody would try. */
export type Weakness = 'common' | 'ownWords' | 'fewCharacters';

/** What is written for a letter. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't', '|': 'l', '€': 'e' },
};
/** A word of the church or the person counts from so many letters on; the short form of the church is named as it is. */
const SHORTEST_WORD = 3;
/** With so few letters left, when the words that everybody knows are taken out, there is nothing to guess any more. */
const ENOUGH_LEFT = 5;
const FEWEST_CHARACTERS = 4;

/**
 * Whether a password is among the first that would be tried: one of the commonest, however its letters are written and whatever digits stand
 * around it, made of nothing but the words of the church and the person, or of hardly any characters. Length and three ordinary words are all that
 * is asked for; a sentence with the church's name in it is a good password.
 */
export function weaknessOf(password: string, words: readonly string[]): Weakness | null {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size <= FEWEST_CHARACTERS || isRow(typed)) return 'fewCharacters';
  if (writtenAs(typed).some(isKnown)) return 'common';
  const known = wordsToLeaveOut(words);
  return writtenAs(typed).some((text) => isMadeOf(text, known)) ? 'ownWords' : null;
}

/** The ways in which a password can be meant: as it stands, and with letters for what is written in their place. */
function writtenAs(typed: string): string[] {
  const withLetters = [...typed].map((one) => FOR_LETTERS[one] ?? one).join('');
  return [...new Set([typed, ...['i', 'l'].map((one) => withLetters.replaceAll('1', one))])];
}

/** A common password, alone, several times over, or with digits and signs around it. */
function isKnown(text: string): boolean {
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const cores = [text, bare, text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return cores.some((core) => core.length >= SHORTEST_WORD && isCommon(repeated(core)));
}

/** What is written several times over, once: 'password' of 'passwordpassword'. */
const repeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Characters one after the other, forwards or backwards: '1234567890', 'zyxwvutsrq'. */
function isRow(text: string): boolean {
  const codes = [...text].map((one) => one.codePointAt(0) ?? 0);
  return [1, -1].some((step) => {
    const follow = codes.filter((code, at) => at > 0 && code - (codes[at - 1] ?? 0) === step).length;
    return follow >= codes.length - 2;
  });
}

/** The words themselves, the longest first, so that 'madras' goes before 'mad'. */
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
