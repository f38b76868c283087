import { INDIAN_LETTER, type LegacyEncoding } from './encodings.ts';
import { unicodeOf } from './legacyText.ts';
import { placesOf } from './places.ts';

/** The encodings that can be distinguished by their letters. TAM contains all letters of TAB, so TAB is tried first. */
const GUESSED = ['tscii', 'tab', 'tam', 'nudi', 'mlTt', 'mlb', 'bamini'] as const;
type Guessed = (typeof GUESSED)[number];

/** Fewer words could match anything. */
const FEWEST_WORDS = 3;
/** The percentage of words that have to be possible. */
const POSSIBLE = 90;

/** Common English words, none of which occurs alone in a legacy font's text. */
const ENGLISH = new Set(
  (
    'the and of to in a is was for on with as by at from that this it are be or an will which has have were not his her they we ' +
    'our all who church you your he she but if can been their one new'
  ).split(' '),
);

/**
 * Guesses the encoding of a text by its letters: nearly all of its words have to be possible words of the language when decoded. Being a guess, it
 * must not change anything without confirmation. undefined for English or Unicode text, or if the text is too short.
 */
export function guessEncoding(text: string): LegacyEncoding | undefined {
  if (INDIAN_LETTER.test(text)) return undefined;
  const plain = text.replace(/\b(?:https?:|www\.)\S+|\S{1,64}@\S+/g, ' ');
  const words = plain.split(/\s+/).filter((word) => /[^\d\W_]|[\u0080-\uffff]/u.test(word));
  if (words.length < FEWEST_WORDS) return undefined;
  const english = words.filter((word) =>
    ENGLISH.has(word.toLowerCase().replace(/^["'(]+|["').,:;!?]{1,9}$/g, '')),
  ).length;
  if (english * 12 > words.length || isMisread(plain)) return undefined;
  const placed = words.map((word) => placesOf(word));
  // Characters that no font has belong to another script.
  if (/[^\0-\xff\u2000-\u206f]/u.test(placed.join(''))) return undefined;
  let best: { encoding: Guessed; possible: number } | undefined;
  for (const encoding of GUESSED) {
    if (!LOOKS[encoding](placed)) continue;
    const possible = share(words, (word) => isPossible(unicodeOf(word, encoding), encoding));
    if (possible >= POSSIBLE && possible > (best?.possible ?? 0)) best = { encoding, possible };
  }
  return best?.encoding;
}

const share = (words: readonly string[], has: (word: string) => boolean): number =>
  (100 * words.filter(has).length) / words.length;

/** The percentage of characters at the code points of Latin accents. */
const accented = (words: readonly string[]): number => {
  const all = words.join('');
  return (100 * (all.match(/[\u0080-\u00ff]/g)?.length ?? 0)) / all.length;
};

/** The typical look of undecoded text in each encoding: far from every language in Latin letters. */
const LOOKS: Readonly<Record<Guessed, (words: readonly string[]) => boolean>> = {
  tscii: (words) => accented(words) > 60,
  tab: (words) => accented(words) > 60,
  tam: (words) => accented(words) > 30,
  nudi: (words) => accented(words) > 30 && share(words, (word) => /[À-ÏÉËï]/.test(word)) > 60,
  mlTt: (words) => accented(words) > 3 && share(words, (word) => WITHIN_ML.test(word)) > 40,
  mlb: (words) => accented(words) > 3 && share(words, (word) => WITHIN_ML.test(word)) > 40,
  bamini: (words) => accented(words) < 3 && share(words, (word) => /[a-zA-Z\][\\`];/.test(word)) > 30,
};
/** Malayalam letters at the code points of Latin punctuation, within a word. */
const WITHIN_ML = /[[\]\\^_`{|}\u00a1-\u00e5].|.[[\]\\^_`{|}\u00a1-\u00e5]/;

/** Wrongly decoded UTF-8 is repaired elsewhere. */
function isMisread(text: string): boolean {
  const places = placesOf(text).replace(/\u00a0/g, ' ');
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(places) || /[^\0-\xff]/.test(places)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(places, (sign) => sign.charCodeAt(0)));
    return true;
  } catch {
    return false;
  }
}

/** Punctuation around a word. */
const AROUND = /^[\s"'“”‘’(.,:;!?*–—-]+|[\s"'“”‘’).,:;!?*–—/-]{1,20}$/g;

/** Whether a decoded word is possible in its language: no Latin letter left, no sign without a letter, and no impossible sequence of letters. */
function isPossible(word: string, encoding: Guessed): boolean {
  const bare = word.replace(AROUND, '');
  if (bare === '' || /^[\d.,:/()-]+$/.test(bare)) return true;
  return bare.split(/[-–—/.,()]+|\d+/).every((part) => part === '' || WORDS[encoding](part));
}

const malayalam = (word: string) =>
  /^(?:[അ-ഔൠ]|[ക-ഹ](?:്[ക-ഹ])*[ാ-ൌൗ]?)[ംഃ]?(?:[ക-ഹ](?:്[ക-ഹ])*[ാ-ൌൗ]?[ംഃ]?|[ൺ-ൿ](?:്[ക-ഹ])*)*(?:്)?$/u.test(word);
const kannada = (word: string) =>
  /^(?:[ಅ-ಔೠ]|[ಕ-ಹ](?:್[ಕ-ಹ])*[ಾ-ೌ]?)[ಂಃ]?(?:[ಕ-ಹ](?:್[ಕ-ಹ])*[ಾ-ೌ]?[ಂಃ]?)*(?:್)?$/u.test(word);
const WORDS: Readonly<Record<Guessed, (word: string) => boolean>> = {
  ...{ tscii: tamil, tab: tamil, tam: tamil, bamini: tamil },
  ...{ mlTt: malayalam, mlb: malayalam },
  nudi: kannada,
};

/** The letters that can follow a consonant without a vowel. Letters that Tamil took from Sanskrit combine with all. */
const BEHIND: Readonly<Record<string, string>> = {
  ...{
    க: 'கஷயரதலவ',
    ங: 'கஙக',
    ச: 'ச',
    ஞ: 'சஞஜ',
    ட: 'டகசபமயரவ',
    ண: 'டணமகபயநவச',
    த: 'தமயரவநகசப',
    ந: 'தநய',
    ப: 'பரயதல',
    ம: 'மபயரகசதநவ',
  },
  ...{
    ய: 'கசதபமயவநள',
    ர: 'கசதபமயவநலரஜஷ',
    ல: 'லகபவயமதசநட',
    வ: 'வயர',
    ழ: 'கசதபவநமய',
    ள: 'ளகசபவமநயத',
    ற: 'றகபசவ',
    ன: 'னறகபமசவதயந',
  },
};
/** No word begins with the former, and none ends with the latter without a vowel. */
const NEVER_FIRST = /^[ஙழறளணன]/u;
const NEVER_LAST = /[ஙஞந]்$/u;

function tamil(word: string): boolean {
  if (!/^ஃ?(?:[அ-ஔ]|[க-ஹ][ா-ௌ]?)(?:[க-ஹ][ா-்]?|ஃ)*$/u.test(word.replace(/^ஸ்/u, ''))) return false;
  if (NEVER_FIRST.test(word) || NEVER_LAST.test(word)) return false;
  return [...word.matchAll(/([க-ன])்([க-ஹ])/gu)].every(
    ([, one = '', next = '']) => /[ஸஷஜஹ]/u.test(one + next) || BEHIND[one]?.includes(next),
  );
}
