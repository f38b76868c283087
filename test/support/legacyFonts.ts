import type { LegacyEncoding } from '#lib/legacyFonts/encodings.ts';
import { NUDI } from '#lib/legacyFonts/kannada.ts';
import { ML_TT, MLB } from '#lib/legacyFonts/malayalam.ts';
import type { Glyphs } from '#lib/legacyFonts/places.ts';
import { BAMINI, TAB, TAM, TSCII } from '#lib/legacyFonts/tamil.ts';

/** A text of Unicode as somebody wrote it who had a font of this encoding: the other way round, for tests. */
export function typedWith(text: string, encoding: LegacyEncoding): string {
  const places = WRITERS[encoding](text.normalize('NFC'));
  const set = encoding === 'mlMac' ? 'macintosh' : 'windows-1252';
  return places.replace(/[\u0080-\u00ff]/g, (place) =>
    place === '\u00a0' ? place : new TextDecoder(set).decode(Uint8Array.of(place.charCodeAt(0))),
  );
}

const WRITERS: Readonly<Record<LegacyEncoding, (text: string) => string>> = {
  bamini: (text) => tamil(text.replaceAll(',', '>'), BAMINI),
  tscii: (text) => tamil(text, TSCII),
  tab: (text) => tamil(text, TAB),
  tam: (text) => tamil(text, TAM),
  mlTt: (text) => malayalam(text, ML_TT),
  mlb: (text) => malayalam(text, MLB),
  mlMac: (text) => malayalam(text, ML_TT),
  nudi: (text) => kannada(text),
};

/** What writes each letter: the first of several. */
const backwards = (glyphs: Glyphs): Map<string, string> =>
  new Map([...glyphs].reverse().map(([row, letter]) => [letter, row]));

function tamil(text: string, glyphs: Glyphs): string {
  const row = backwards(glyphs);
  const of = (letter: string) => row.get(letter) ?? letter;
  // The second half of au.
  const au = row.get('ௗ') ?? of('ள');
  return text.replace(/ஸ்ரீ|(க்ஷ|[க-ஹ])([ா-்]?)|[அ-ஔஃ]/gu, (whole, letter = '', sign = '') => {
    const known = row.get(whole);
    // Where it is no sign of its own it is written as two letters.
    if (letter === 'க்ஷ' && !row.has(letter)) return tamil('க்', glyphs) + tamil(`ஷ${sign}`, glyphs);
    if (known !== undefined) return known;
    if (whole === 'ஔ') return of('ஒ') + au;
    if ('ெேை'.includes(sign)) return of(sign) + of(letter);
    if (sign === 'ொ') return of('ெ') + of(letter) + of('ா');
    if (sign === 'ோ') return of('ே') + of(letter) + of('ா');
    if (sign === 'ௌ') return of('ெ') + of(letter) + au;
    return of(letter) + of(sign);
  });
}

const RA = '\ue000';

function malayalam(text: string, glyphs: Glyphs): string {
  const row = backwards(glyphs);
  const of = (letter: string) => row.get(letter) ?? letter;
  const vowels: Readonly<Record<string, string>> = { ഈ: 'ഇൗ', ഊ: 'ഉൗ', ഐ: 'െഎ', ഓ: 'ഒാ', ഔ: 'ഒൗ' };
  return text.replace(/([ക-ഹ](?:്[ക-ഹ])*)([ാ-്ൗ]?)|[അ-ഔംഃൺ-ൿ]/gu, (whole, cluster = '', sign = '') => {
    if (cluster === '') return [...(vowels[whole] ?? whole)].map(of).join('');
    // What no sign holds as a whole is written with the mark that takes the vowel away.
    let rest: string = cluster;
    let before = '';
    let last = '';
    while (last === '') {
      const [, ra = ''] = /^[ക-ഹ](?:്[ക-ഹ])*?(്ര)(?:്[യവ])?$/u.exec(rest) ?? [];
      const [, below = ''] = /[ക-ഹ]((?:്[യവ])?)$/u.exec(rest) ?? [];
      const bare = rest.slice(0, rest.length - ra.length - below.length);
      if (row.has(rest)) last = of(rest);
      else if (row.has(bare)) last = (ra && of(RA)) + of(bare) + (below && of(below));
      else {
        before += of(rest.charAt(0)) + of('്');
        rest = rest.slice(2);
      }
    }
    if (sign === 'െ' || sign === 'േ') return before + of(sign) + last;
    if (sign === 'ൈ') return before + of('െ') + of('െ') + last;
    if (sign === 'ൊ') return before + of('െ') + last + of('ാ');
    if (sign === 'ോ') return before + of('േ') + last + of('ാ');
    if (sign === 'ൌ') return before + of('െ') + last + of('ൗ');
    return before + last + (sign && of(sign));
  });
}

function kannada(text: string): string {
  const row = backwards(NUDI);
  const of = (letter: string) => row.get(letter) ?? letter;
  // Of several rows the longest is the letter by itself, the shortest what bears a sign.
  const rowsOf = (letter: string) => [...NUDI].filter(([, held]) => held === letter).map(([one]) => one);
  const plain = (letter: string) =>
    rowsOf(letter).reduce((a, b) => (b.length > a.length || /À/.test(b) ? b : a));
  const stem = (letter: string) => rowsOf(letter)[0] ?? letter;
  return text.replace(
    /(ರ್(?=[ಕ-ಹೞ]))?([ಕ-ಹೞ])((?:\u200d?್[ಕ-ಹ])*)([ಾ-್]?)|[ಅ-ಔೠಂಃ]/gu,
    (whole, repha, letter, below, sign) => {
      if (letter === undefined) return of(whole);
      const under = [...below.matchAll(/್[ಕ-ಹ]/gu)].map(([one]) => of(one)).join('');
      const low = 'ಪಫವ'.includes(letter);
      const drawn: Readonly<Record<string, () => string>> = {
        '': () => plain(letter) + under,
        'ಿ': () => of(`${letter}ಿ`) + under,
        'ೀ': () => `${of(`${letter}ಿ`) + under}Ã`,
        'ು': () => plain(letter) + (low ? 'Å' : 'Ä') + under,
        'ೂ': () => plain(letter) + (low ? 'Ç' : 'Æ') + under,
        'ೃ': () => `${plain(letter)}È${under}`,
        'ೄ': () => `${plain(letter)}È${under}Ã`,
        'ೆ': () => withE(letter) + under,
        'ೇ': () => `${withE(letter) + under}Ã`,
        'ೈ': () => `${withE(letter) + under}Ê`,
        'ೊ': () => withO(letter) + under,
        'ೋ': () => `${withO(letter) + under}Ã`,
      };
      const written = drawn[sign]?.() ?? stem(letter) + of(sign) + under;
      return written + (repha ? 'ð' : '');
    },
  );

  function withE(letter: string): string {
    return row.get(`${letter}ೆ`) ?? `${stem(letter)}É`;
  }
  function withO(letter: string): string {
    return row.get(`${letter}ೊ`) ?? `${stem(letter)}É${'ಪಫ'.includes(letter) ? 'Ç' : 'Æ'}`;
  }
}
