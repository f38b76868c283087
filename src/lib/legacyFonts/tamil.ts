import { type Glyphs, lettersFrom, piecesOf } from './places.ts';

/**
 * TSCII 1.7 as registered with IANA: digits and Sanskrit letters below 0xA0, then signs, vowels, letters, letters with u and ū, and without a vowel.
 * இ occurs twice, since programs lose the soft hyphen.
 */
export const TSCII: Glyphs = new Map([
  ...lettersFrom(0x80, '௦ ௧ ஸ்ரீ ஜ ஷ ஸ ஹ க்ஷ ஜ் ஷ் ஸ் ஹ் க்ஷ் ௨ ௩ ௪'),
  ...lettersFrom(0x90, '௫ ‘ ’ “ ” ௬ ௭ ௮ ௯ ஙு ஞு ஙூ ஞூ ௰ ௱ ௲'),
  ...lettersFrom(0xa1, 'ா ி ீ ு ூ ெ ே ை © ௗ அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ'),
  ...lettersFrom(0xb8, 'க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன டி டீ'),
  ...lettersFrom(0xcc, 'கு சு டு ணு து நு பு மு யு ரு லு வு ழு ளு று னு'),
  ...lettersFrom(0xdc, 'கூ சூ டூ ணூ தூ நூ பூ மூ யூ ரூ லூ வூ ழூ ளூ றூ னூ'),
  ...lettersFrom(0xec, 'க் ங் ச் ஞ் ட் ண் த் ந் ப் ம் ய் ர் ல் வ் ழ் ள் ற் ன் இ'),
]);

/** The common part of TAB and TAM of the Government of Tamil Nadu (1999). */
const TAMIL_NET = [
  ...lettersFrom(0xa2, '் ா ி . ீ ு ூ . ெ ே ை . டி டீ'),
  ...lettersFrom(0xb0, 'கு ஙு சு ஞு டு ணு து . நு பு மு யு ரு லு வு ழு'),
  ...lettersFrom(0xc0, 'ளு று னு கூ ஙூ சூ ஞூ டூ ணூ தூ . நூ பூ மூ யூ ரூ'),
  ...lettersFrom(0xd6, 'லூ வூ ழூ ளூ றூ னூ அ ஆ இ ஈ'),
  ...lettersFrom(0xe0, 'உ ஊ எ ஏ ஐ ஒ ஓ ஃ க ங ச ஞ ட ண த ந'),
  ...lettersFrom(0xf0, 'ப ம ய ர ல வ ழ ள ற ன ஸ ஷ ஜ ஹ க்ஷ ஸ்ரீ'),
];

/** TAB: bilingual, so Latin letters stay Latin. */
export const TAB: Glyphs = new Map(TAMIL_NET);

/** TAM: Tamil only, so letters with i and ī, and those without a vowel, are at the code points of Latin letters and punctuation. */
export const TAM: Glyphs = new Map([
  ...TAMIL_NET,
  ...lettersFrom(0x41, 'கி ஙி சி ஞி ணி தி நி பி மி யி ரி லி வி ழி ளி றி னி ஸி ஷி ஜி ஹி க்ஷி கீ ஙீ சீ ஞீ'),
  ...lettersFrom(0x61, 'ணீ தீ நீ பீ மீ யீ ரீ லீ வீ ழீ ளீ றீ னீ ஸீ ஷீ ஜீ ஹீ க்ஷீ ௳ ௴ ௵ ஸ் ஷ் ஜ் ஹ் க்ஷ்'),
  ...lettersFrom(0x82, 'க் ங் ச் ஞ் ட் ண் த் ந் ப் ம் ய்'),
  ...lettersFrom(0x96, '௹ ௸ ர் ல் வ் ழ் ள் . . ற் . ன்'),
  ...lettersFrom(0xd0, '௶ ௷ “ ” ‘ ’'),
]);

/** Letters of Bamini, each with its glyphs alone, with u and with ū. Letters that take u and ū as a sign are in `SIGNED`. */
const BAMINI_LETTERS = [
  ...['க f F $', 'ச r R #', 'ட l L ^', 'ண z Z Z}', 'த j J J}', 'ந e E E}', 'ப g G G+', 'ம k K %', 'ய a A A+'],
  ...['ர u U &', 'ல y Y Y}', 'வ t T T+', 'ழ o O *', 'ள s S S}', 'ற w W W}', 'ன d D D}'],
].map((row) => row.split(' '));

/** Letters whose ū is drawn as u followed by the sign of ā. */
const WITH_TAIL = 'ZJEYSWD';

/** Followed by another sign, the sign of ā is really the letter ர, which looks the same. */
const BEARING: readonly (readonly [string, string])[] = [
  ['h;', 'ர்'],
  ['hp', 'ரி'],
  ['hP', 'ரீ'],
];

/** Bamini, a Tamil typewriter layout on Latin keys, and derived fonts for hymns and the Bible. */
export const BAMINI: Glyphs = new Map([
  ...BAMINI_LETTERS.flatMap(([letter = '', plain = '', u = '', uu = '']): [string, string][] => [
    [plain, letter],
    [u, `${letter}ு`],
    [uu, `${letter}ூ`],
    [`${u}+`, `${letter}ூ`],
    [`${u}}`, `${letter}ூ`],
    ...(WITH_TAIL.includes(u)
      ? [
          [`${u}h`, `${letter}ூ`] as [string, string],
          ...BEARING.map(([row, rest]): [string, string] => [u + row, `${letter}ு${rest}`]),
        ]
      : []),
  ]),
  ...BEARING,
  ...(Object.entries({
    ...{
      q: 'ங',
      Q: 'ஞ',
      '[': 'ஜ',
      '\\': 'ஷ',
      '~': 'ஷ',
      ']': 'ஸ',
      '`': 'ஹ',
      '=': 'ஸ்ரீ',
      b: 'டி',
      B: 'டீ',
      H: 'ர்',
    },
    ...{
      m: 'அ',
      M: 'ஆ',
      ',': 'இ',
      '<': 'ஈ',
      c: 'உ',
      C: 'ஊ',
      v: 'எ',
      V: 'ஏ',
      I: 'ஐ',
      x: 'ஒ',
      X: 'ஓ',
      '/': 'ஃ',
    },
    ...{
      h: 'ா',
      p: 'ி',
      P: 'ீ',
      '{': 'ு',
      _: 'ூ',
      n: 'ெ',
      N: 'ே',
      i: 'ை',
      '¿': 'ை',
      ';': '்',
      '>': ',',
      '@': ';',
    },
  }) as [string, string][]),
]);

/** Signs drawn to the left of their letter, which Unicode writes after it, with the second part of a vowel. */
const LEFT = /([ெேை])(க்ஷ|[க-ஹ])([ாௗ]?)/g;

/**
 * Except for TSCII, these fonts have no sign for the second part of au: it is drawn as the letter ள, which it really is only if it has a sign itself
 * ('வெள்ளி', but 'கௌதமர்').
 */
const DRAWN_AU = /(ெ(?:க்ஷ|[க-ஹ])|ஒ)ள(?![ா-ூ்ௗ])/g;

/** Converts the code points of a Tamil font to Unicode (NFC). */
export function tamilOf(text: string, glyphs: Glyphs): string {
  const seen = piecesOf(text, glyphs).join('');
  const withAu = glyphs === TSCII ? seen : seen.replace(DRAWN_AU, '$1\u0bd7');
  return withAu.replace(LEFT, '$2$1$3').normalize('NFC');
}
