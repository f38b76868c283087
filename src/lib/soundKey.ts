/**
 * Returns the sound of a word in a few Latin letters, for any of the five scripts: 'thiruchabai', 'tiruccapai' and 'திருச்சபை' give 'tirusapai'.
 * Voicing, aspiration and length are dropped, and all s and all l are merged, since people transliterate them inconsistently. Empty if it is not a
 * word of letters. `word`: folded.
 */
export function soundLetters(word: string): string {
  if (/^[a-z]+$/.test(word)) return settled(fromLatin(word));
  const base = blockOf(word);
  return base === undefined ? '' : settled(fromIndic(word, base));
}

/** The same without vowels, except an initial one, which becomes 'a': the key for looking up words. Empty if it is too short. */
export function soundKey(word: string): string {
  const key = keyOf(soundLetters(word));
  return key.length < 2 ? '' : key;
}

/** The possible keys of a typed word: a Latin letter can represent several letters of another script. */
export function soundKeys(word: string): string[] {
  if (UNSPOKEN.test(word)) return [];
  return [...new Set(readingsOf(word).map((one) => soundKey(one)))].filter((key) => key !== '');
}

/** Four or more Latin letters without a vowel are unpronounceable: 'xqzzt' would sound like 'st', as many words of every church do. */
const UNSPOKEN = /^[bcdfghj-np-tv-xz]{4,}$/;

/** Endings of Tamil, Telugu, Kannada and Malayalam as they are typed in Latin letters; the short ones only after a longer word: 'kerala' is no 'kera'. */
const LATIN_ENDINGS = `galukku kalukku galai kalai galil kalil galin kalin gal kal ukku kku thukku athukku athil thil thula athin udaiya oda odu udan yil ile
  lalo laku lanu loni loki nundi nunchi
  galannu galige galalli galu gala annu alli ige inda indha kke
  ngalude ngalkku ngalil ngal kalude kalkku yude ude inte thinte thile maarude maar`;
const SHORT_LATIN_ENDINGS = 'la le lo ki ku nu lu il nga';
const joined = (endings: string): string => endings.split(/\s+/).join('|');
/** A word of an Indian language in Latin letters with one of its endings: 'bishopinte', 'makkalukku', 'prarthanegalu'. */
const LATIN_ENDING = new RegExp(
  `^(?:([a-z]{4,}?)(?:${joined(LATIN_ENDINGS)})|([a-z]{5,}?)(?:${joined(SHORT_LATIN_ENDINGS)}))$`,
);

/** A typed word without its ending; `isUnsure`: that is so short that other words end with it, too. */
export function latinStem(word: string): { readonly stem?: string | undefined; readonly isUnsure: boolean } {
  const [, stem, unsure] = LATIN_ENDING.exec(word) ?? [];
  return { stem: stem ?? unsure, isUnsure: unsure !== undefined };
}

/** The possible readings of a typed word: the word itself, and variants for ambiguous Latin letters. */
export function readingsOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  const readings = [word];
  // 'mahan' is மகன், 'jacob' யாக்கோபு, 'manram' மன்றம், 'ilaignar' இளைஞர், 'ratchagar' இரட்சகர்; 'illam' occurs in இல்லத்தில்.
  for (const [written, meant] of [
    [/([aeiou])h(?=[aeiou])/g, '$1k'],
    [/^j(?=[aeiou])/, 'y'],
    [/nr/g, 'ndr'],
    [/gn/g, 'nj'],
    [/^(?=[rl])/, 'i'],
    [/am$/, 'ath'],
  ] as const) {
    const other = word.replace(written, meant);
    if (other !== word) readings.push(other);
  }
  const { stem } = latinStem(word);
  if (stem) readings.push(stem);
  return readings;
}

/**
 * The distance between two sounds, 0 if they are the same: vowels cost little, since spellings differ in them; swapping two neighbours is one edit.
 * Relative to the longer one.
 */
export function soundDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : slipsBetween(a, b, costOf) / longest;
}

/** The distance from a sound to the nearest beginning of a longer one; each remaining letter costs a little. */
export function beginDistance(short: string, long: string): number {
  if (short === '') return 1;
  const ends = endsOf(short, long, costOf).map(
    (slips, at) => slips + LEFT_OVER * Math.max(0, long.length - at),
  );
  return Math.min(...ends) / short.length;
}
const LEFT_OVER = 0.04;

/** The key and all keys that differ in one consonant: replaced, added, missing, or swapped with the next. */
export function keysBeside(key: string): string[] {
  const keys = new Set([key]);
  for (let at = 0; at <= key.length; at++) {
    const [before, one, after] = [key.slice(0, at), key.slice(at, at + 1), key.slice(at + 1)];
    keys.add(before + after);
    if (after !== '') keys.add(before + after.slice(0, 1) + one + after.slice(1));
    for (const other of 'klmnprstv') {
      keys.add(before + other + after);
      keys.add(before + other + one + after);
    }
  }
  return [...keys];
}

/** The same for two spellings in one script: each letter counts fully. */
export function spellingDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : slipsBetween(a, b, () => 1) / longest;
}

const keyOf = (letters: string): string =>
  letters
    .replace(/^[aeiou]+/, '~')
    .replace(/[aeiou]/g, '')
    .replace('~', 'a');

const VOWELS = 'aeiou';
const costOf = (letter: string): number => (VOWELS.includes(letter) ? 0.35 : 1);

/** The edit distance of two texts: letters deleted, inserted, replaced, or swapped with their neighbour. */
const slipsBetween = (a: string, b: string, cost: (letter: string) => number): number =>
  endsOf(a, b, cost)[b.length] ?? 0;

/** The same for each prefix of `b`. */
function endsOf(a: string, b: string, cost: (letter: string) => number): number[] {
  let [before, last]: [number[], number[]] = [[], [0]];
  for (let j = 1; j <= b.length; j++) last[j] = (last[j - 1] ?? 0) + cost(b[j - 1] ?? '');
  for (let i = 1; i <= a.length; i++) {
    const [x = '', y = ''] = [a[i - 1], a[i - 2]];
    const next = [(last[0] ?? 0) + cost(x)];
    for (let j = 1; j <= b.length; j++) {
      const z = b[j - 1] ?? '';
      const same = x === z ? 0 : Math.max(cost(x), cost(z));
      let least = Math.min((last[j] ?? 0) + cost(x), (next[j - 1] ?? 0) + cost(z), (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && x === b[j - 2] && y === z && x !== y)
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next[j] = least;
    }
    [before, last] = [last, next];
  }
  return last;
}

/** The first code points of the Tamil, Telugu, Kannada and Malayalam blocks, which have the same order. */
const BLOCKS = [0x0b80, 0x0c00, 0x0c80, 0x0d00];
const [TAMIL, , , MALAYALAM] = BLOCKS;

/** The block of all letters of a word; undefined for mixed scripts or digits. */
function blockOf(word: string): number | undefined {
  const base = (word.codePointAt(0) ?? 0) & ~0x7f;
  if (!BLOCKS.includes(base)) return undefined;
  for (const letter of word) {
    const place = (letter.codePointAt(0) ?? 0) - base;
    if (place < 0 || place > 0x63) return undefined;
  }
  return base;
}

/** Consonants by their offset in a block. The sound of 'N' ங, 'J' ஞ, 'R' ற and 'M', the nasal dot, depends on adjacent letters. */
const CONSONANTS: ReadonlyMap<number, string> = new Map(
  [...'kkkkNssssJttttnttttnnppppmyrRlllvsssh'].map((letter, at) => [0x15 + at, letter] as const),
);
const VOWEL_LETTERS: ReadonlyMap<number, string> = new Map([
  [0x05, 'a'],
  [0x06, 'a'],
  [0x07, 'i'],
  [0x08, 'i'],
  [0x09, 'u'],
  [0x0a, 'u'],
  [0x0b, 'ru'],
  [0x0e, 'e'],
  [0x0f, 'e'],
  [0x10, 'ai'],
  [0x12, 'o'],
  [0x13, 'o'],
  [0x14, 'au'],
]);
/** The offset of a vowel sign from its letter. */
const SIGNS = 0x38;
const [VIRAMA, NASAL, LENGTH] = [0x4d, 0x02, 0x57];

function fromIndic(word: string, base: number): string {
  let letters = '';
  let isBare = false;
  for (const letter of word) {
    const place = (letter.codePointAt(0) ?? 0) - base;
    const consonant = CONSONANTS.get(place);
    const sign = place >= 0x3e ? VOWEL_LETTERS.get(place - SIGNS) : undefined;
    if (isBare && sign === undefined && place !== VIRAMA && place !== LENGTH) letters += 'a';
    if (consonant) letters += consonant;
    else if (place === NASAL) letters += 'M';
    else letters += sign ?? VOWEL_LETTERS.get(place) ?? '';
    isBare = consonant !== undefined;
  }
  if (isBare) letters += 'a';
  return letters
    .replaceAll('nR', base === TAMIL ? 'ntr' : 'nt')
    .replaceAll('RR', base === TAMIL ? 'tr' : 't')
    .replaceAll('R', 'r')
    .replaceAll('sJ', 'n')
    .replaceAll('JJ', base === MALAYALAM ? 'ns' : 'n')
    .replaceAll('J', 'n')
    .replaceAll('NN', 'nk')
    .replaceAll('N', 'n')
    .replaceAll('M', 'm');
}

/** Latin spellings of one sound, longer ones first. */
const LATIN: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:gn|jn|nj|ny)/, 'n'],
  [/jn/g, 'n'],
  [/chr/g, 'kr'],
  [/sch|tch|ch|sh/g, 's'],
  [/zh/g, 'l'],
  [/ph|f/g, 'p'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cg]/g, 'k'],
  [/x|j|z/g, 's'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/ow(?![aeiouy])/g, 'au'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<![aeiou])y(?![aeiou])/g, 'i'],
];

const fromLatin = (word: string): string =>
  LATIN.reduce((letters, [written, sound]) => letters.replace(written, sound), word);

/** Normalizes what spellings differ in, in any script. */
const settled = (letters: string): string =>
  letters
    .replace(/[hy]/g, '')
    .replace(/(.)\1+/g, '$1')
    // 'raksha' and 'ratcha', 'sampoorna' and 'sanpurna'.
    .replace(/[kt]+s/g, 's')
    .replace(/n(?=[pm])/g, 'm')
    .replace(/m(?=[kts])/g, 'n')
    .replace(/(.)\1+/g, '$1');
