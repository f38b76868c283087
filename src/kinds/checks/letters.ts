import type { Block } from './blocks.ts';
import { type BlockCheck, mending } from './words.ts';

/** Certain errors in letters, in English and in the four Indian scripts. Spelling is not checked: no word list knows half of what a parish writes. */

const INDIC = ['Tamil', 'Telugu', 'Kannada', 'Malayalam'] as const;
const RANGE = { Tamil: 0x0b80, Telugu: 0x0c00, Kannada: 0x0c80, Malayalam: 0x0d00 } as const;
const scriptOf = (code: number) => INDIC.find((name) => code >= RANGE[name] && code < RANGE[name] + 0x80);

/** A word with the joiners between its letters. */
const WORD = /[\p{L}\p{M}\u200c\u200d]+/gu;

const LOOKS_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТХаеорсхуіјѕԁ'].map((sign, at) => [sign, 'ABEKMHOPCTXaeopcxyijsd'[at] ?? '']),
);
/** The sign that a Latin o is typed for, after letters of these scripts. */
const ROUND: Readonly<Record<string, string>> = { Telugu: 'ం', Kannada: 'ಂ', Malayalam: 'ം' };

/** Letters of two scripts in one word: it looks right, and no search finds it. */
export const mixedScripts: BlockCheck = (block, value) =>
  [...block.text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const found = mixture(word);
    if (!found) return [];
    const mend = found.right === undefined ? {} : mending(value, block, index, word.length, found.right);
    return [{ check: 'mixedScripts' as const, quote: word, at: index, about: found.of, ...mend }];
  });

function mixture(word: string): { of: string; right: string | undefined } | undefined {
  if (/\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)) {
    const right = [...word].map((sign) => LOOKS_LATIN[sign] ?? sign).join('');
    return { of: 'Cyrillic', right: /\p{Script=Cyrillic}/u.test(right) ? undefined : right };
  }
  const scripts = [...new Set([...word].flatMap((sign) => scriptOf(sign.codePointAt(0) ?? 0) ?? []))];
  const [first, second] = scripts;
  if (!first) return undefined;
  if (second) return { of: second, right: undefined };
  // 'CSIயின்' is ordinary spelling; a single small Latin letter among others is a typing error.
  const latin = word.match(/\p{Script=Latin}+/gu) ?? [];
  if (latin.length === 0 || latin.some((run) => run.length > 1 || !/\p{Ll}/u.test(run))) return undefined;
  const round = ROUND[first];
  const isRound = round !== undefined && latin.every((run) => run === 'o') && !/^o/.test(word);
  return { of: 'Latin', right: isRound ? word.replaceAll('o', round) : undefined };
}

/** Vowel signs, of which a letter has one. The two halves of a pair are one sign, whichever way it was typed. */
const SIGNS =
  /[\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcc\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4c\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccc\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4c]/u;
const TWO_SIGNS = new RegExp(`${SIGNS.source}{2,}`, 'gu');

/** Two vowel signs on one letter. */
export const doubleSign: BlockCheck = (block, value) =>
  [...block.text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const composed = word.normalize('NFC');
    const [pair] = composed.match(TWO_SIGNS) ?? [];
    if (pair === undefined) return [];
    const isSame = [...pair].every((sign) => sign === pair[0]);
    const right = composed.replace(TWO_SIGNS, (signs) => signs[0] ?? '');
    return [
      {
        ...{ check: 'doubleSign' as const, quote: word, at: index },
        ...(isSame ? mending(value, block, index, word.length, right) : {}),
      },
    ];
  });

/** A joiner with no letter before or after it. In these scripts it belongs after a virama, or between two letters. */
const STRAY = /(?<![\p{L}\p{M}])[\u200c\u200d]+/gu;
const DANGLING = /(?<!\p{M})[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

/** Latin letters have no joiners. */
const WITHIN_LATIN = /(?<=\p{Script=Latin})[\u200b-\u200d]+(?=\p{Script=Latin})/gu;
const INDIC_LETTER = /\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}/u;

/** Invisible characters, which keep a word from being found. */
export const strayJoiner: BlockCheck = (block, value) => {
  if (!/[\u200b-\u200d]/u.test(block.text)) return [];
  const isIndic = INDIC_LETTER.test(block.text);
  return [...block.text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const latin = word.replace(WITHIN_LATIN, '');
    const right = isIndic
      ? latin
          .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
          .replace(STRAY, '')
          .replace(DANGLING, '')
      : latin;
    return right === word
      ? []
      : [
          {
            check: 'strayJoiner' as const,
            quote: word,
            at: index,
            ...mending(value, block, index, word.length, right),
          },
        ];
  });
};

const digitsOf = (number: string): string =>
  number.replace(/\p{Nd}/gu, (digit) => {
    const script = scriptOf(digit.codePointAt(0) ?? 0);
    return script ? String((digit.codePointAt(0) ?? 0) - RANGE[script] - 0x66) : digit;
  });

/** Digits of two scripts in one number. */
export const mixedDigits: BlockCheck = (block, value) =>
  [...block.text.matchAll(/\p{Nd}[\p{Nd}.,/-]*\p{Nd}/gu)].flatMap(({ 0: number, index }) => {
    const scripts = new Set(
      [...number].map((one) => (/\d/.test(one) ? 'latin' : scriptOf(one.codePointAt(0) ?? 0))),
    );
    scripts.delete(undefined);
    if (scripts.size < 2) return [];
    const right = digitsOf(number);
    return [
      {
        check: 'mixedDigits' as const,
        quote: number,
        at: index,
        ...mending(value, block, index, number.length, right),
      },
    ];
  });

/** UTF-8 decoded with the wrong encoding. */
const MISREAD =
  /(?:â€[\u0080-\u009f™œ“”˜š¢¦°]|à[®¯°±²³´µ][\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf])+/gu;
/** The code points where Windows-1252 has other characters. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((sign, at) => [sign, 0x80 + at]),
);

/** The zero of these scripts looks like the sign for m, and is on the same keyboards: within a word it is no digit. */
const NOUGHTS: Readonly<Record<string, string>> = { '౦': 'ం', '೦': 'ಂ', '൦': 'ം' };
const WITH_NOUGHT =
  /(?<![\p{L}\p{M}\p{Nd}])(?=[\p{L}\p{M}]+[౦೦൦])[\p{L}\p{M}]+(?:[౦೦൦](?!\p{Nd})[\p{L}\p{M}\u200c\u200d]*)+/gu;

const noughtForLetter: BlockCheck = (block, value) =>
  [...block.text.matchAll(WITH_NOUGHT)].map(({ 0: word, index }) => ({
    ...{ check: 'wrongLetters' as const, quote: word, at: index, about: 'nought' },
    ...mending(
      value,
      block,
      index,
      word.length,
      word.replace(/[౦೦൦]/gu, (sign) => NOUGHTS[sign] ?? sign),
    ),
  }));

/** Wrongly decoded or typed letters, such as ‘â€™’ for an apostrophe or a zero for a letter. */
export const wrongLetters: BlockCheck = (block, value, on) => [
  ...misread(block, value, on),
  ...noughtForLetter(block, value, on),
];
const misread: BlockCheck = (block, value) =>
  [...block.text.matchAll(MISREAD)].flatMap(({ 0: quote, index }) => {
    const right = readAgain(quote);
    if (right === undefined && quote.length < 3) return [];
    const mend = right === undefined ? {} : mending(value, block, index, quote.length, right);
    return [{ check: 'wrongLetters' as const, quote, at: index, ...mend }];
  });

function readAgain(text: string): string | undefined {
  const bytes = [...text].map((sign) => WINDOWS.get(sign) ?? sign.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** In Bamini and similar fonts the mark that removes a vowel is a semicolon, which then occurs within words. */
const SEMICOLON_WITHIN = /[A-Za-z];[A-Za-z]/;
const PRIVATE = /[\ue000-\uf8ff]/;
/** Legacy (pre-Unicode) fonts have their letters where others have accents: TSCII, TAB, TAM and the Malayalam ones. */
const ACCENTED = /[\u00a1-\u00ff]/g;

/** Others have letters in place of Latin punctuation, which then occurs within words. */
const SIGN_WITHIN =
  /[A-Za-z\u00c0-\u00ff][\u00a1-\u00ac\u00ae-\u00b6\u00b8-\u00bb\u00bf][A-Za-z\u00a1-\u00ff]|[a-z][[{\\][a-z]/;

/** Lines that are readable only in a legacy font. */
export const oldFont: BlockCheck = (block: Block) => {
  const words = block.text.split(/\s+/).filter((word) => word !== '');
  const semicolons = words.filter(
    (word) => SEMICOLON_WITHIN.test(word) && !/^https?:|&\w+;/.test(word),
  ).length;
  const accented = words.filter((word) => {
    const many = word.match(ACCENTED)?.length ?? 0;
    return many >= 3 && many * 2 >= word.length;
  }).length;
  const signs = words.filter((word) => SIGN_WITHIN.test(word)).length;
  const isOld = PRIVATE.test(block.text) || semicolons >= 2 || accented >= 2 || signs >= 2;
  return isOld ? [{ check: 'oldFont' as const, quote: block.text.trim().slice(0, 60), at: 0 }] : [];
};
