import { INDIAN_LETTER, type LegacyEncoding } from './encodings.ts';
import { unicodeOf } from './legacyText.ts';
import { placesOf } from './places.ts';

/** Those that can be told from each other by letters alone. What TAB holds TAM holds too, so TAB is asked first. */
const GUESSED = ['tscii', 'tab', 'tam', 'nudi', 'mlTt', 'mlb', 'bamini'] as const;
type Guessed = (typeof GUESSED)[number];

/** Fewer words may look like anything. */
const FEWEST_WORDS = 3;
/** Of a hundred words, how many have to be possible ones. */
const POSSIBLE = 90;

/** Words of which English consists, none of which stands by itself in an old font's text. */
const ENGLISH = new Set(
  (
    'the and of to in a is was for on with as by at from that this it are be or an will which has have were not his her they we ' +
    'our all who church you your he she but if can been their one new'
  ).split(' '),
);

/**
 * The encoding that a text is probably in, by its letters: nearly all of its words have to be possible ones of the language when they are read so. It is a guess:
 * nothing may be changed by it without being asked. undefined for what is English or Unicode, or too short to say.
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
  // What no font has a place for is of another script.
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

/** Of a hundred signs, how many stand where Latin has accents. */
const accented = (words: readonly string[]): number => {
  const all = words.join('');
  return (100 * (all.match(/[\u0080-\u00ff]/g)?.length ?? 0)) / all.length;
};

/** What a text of each looks like before it is read: far from every language that is written in Latin letters. */
const LOOKS: Readonly<Record<Guessed, (words: readonly string[]) => boolean>> = {
  tscii: (words) => accented(words) > 60,
  tab: (words) => accented(words) > 60,
  tam: (words) => accented(words) > 30,
  nudi: (words) => accented(words) > 30 && share(words, (word) => /[À-ÏÉËï]/.test(word)) > 60,
  mlTt: (words) => accented(words) > 3 && share(words, (word) => WITHIN_ML.test(word)) > 40,
  mlb: (words) => accented(words) > 3 && share(words, (word) => WITHIN_ML.test(word)) > 40,
  bamini: (words) => accented(words) < 3 && share(words, (word) => /[a-zA-Z\][\\`];/.test(word)) > 30,
};
/** Letters of Malayalam that are signs in Latin, within a word. */
const WITHIN_ML = /[[\]\\^_`{|}\u00a1-\u00e5].|.[[\]\\^_`{|}\u00a1-\u00e5]/;

/** UTF-8 that was read as something else is mended otherwise. */
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

/** What may stand around a word. */
const AROUND = /^[\s"'“”‘’(.,:;!?*–—-]+|[\s"'“”‘’).,:;!?*–—/-]{1,20}$/g;

/** Whether a word can be one of the language of this encoding: no Latin letter left, no sign without a letter, and no row of letters that it does not have. */
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

/** Which letters come behind one without a vowel. Those that Tamil took from Sanskrit go with all. */
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
/** With these no word begins, and with those, without a vowel, none ends. */
const NEVER_FIRST = /^[ஙழறளணன]/u;
const NEVER_LAST = /[ஙஞந]்$/u;

function tamil(word: string): boolean {
  if (!/^ஃ?(?:[அ-ஔ]|[க-ஹ][ா-ௌ]?)(?:[க-ஹ][ா-்]?|ஃ)*$/u.test(word.replace(/^ஸ்/u, ''))) return false;
  if (NEVER_FIRST.test(word) || NEVER_LAST.test(word)) return false;
  return [...word.matchAll(/([க-ன])்([க-ஹ])/gu)].every(
    ([, one = '', next = '']) => /[ஸஷஜஹ]/u.test(one + next) || BEHIND[one]?.includes(next),
  );
}
