import { type Glyphs, piecesOf, standing } from './places.ts';

/**
 * TSCII 1.7 as registered with IANA: numbers and what is taken from Sanskrit below 0xA0, then signs, vowels, letters, letters with u and ū, and
 * without a vowel. இ stands twice, since programs lose the soft hyphen.
 */
export const TSCII: Glyphs = new Map([
  ...standing(0x80, '௦ ௧ ஸ்ரீ ஜ ஷ ஸ ஹ க்ஷ ஜ் ஷ் ஸ் ஹ் க்ஷ் ௨ ௩ ௪'),
  ...standing(0x90, '௫ ‘ ’ “ ” ௬ ௭ ௮ ௯ ஙு ஞு ஙூ ஞூ ௰ ௱ ௲'),
  ...standing(0xa1, 'ா ி ீ ு ூ ெ ே ை © ௗ அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ'),
  ...standing(0xb8, 'க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன டி டீ'),
  ...standing(0xcc, 'கு சு டு ணு து நு பு மு யு ரு லு வு ழு ளு று னு'),
  ...standing(0xdc, 'கூ சூ டூ ணூ தூ நூ பூ மூ யூ ரூ லூ வூ ழூ ளூ றூ னூ'),
  ...standing(0xec, 'க் ங் ச் ஞ் ட் ண் த் ந் ப் ம் ய் ர் ல் வ் ழ் ள் ற் ன் இ'),
]);

/** What TAB and TAM of the Government of Tamil Nadu (1999) have in common. */
const TAMIL_NET = [
  ...standing(0xa2, '் ா ி . ீ ு ூ . ெ ே ை . டி டீ'),
  ...standing(0xb0, 'கு ஙு சு ஞு டு ணு து . நு பு மு யு ரு லு வு ழு'),
  ...standing(0xc0, 'ளு று னு கூ ஙூ சூ ஞூ டூ ணூ தூ . நூ பூ மூ யூ ரூ'),
  ...standing(0xd6, 'லூ வூ ழூ ளூ றூ னூ அ ஆ இ ஈ'),
  ...standing(0xe0, 'உ ஊ எ ஏ ஐ ஒ ஓ ஃ க ங ச ஞ ட ண த ந'),
  ...standing(0xf0, 'ப ம ய ர ல வ ழ ள ற ன ஸ ஷ ஜ ஹ க்ஷ ஸ்ரீ'),
];

/** TAB: two languages in one font, so Latin letters are Latin. */
export const TAB: Glyphs = new Map(TAMIL_NET);

/** TAM: Tamil alone, so letters with i and ī, and those without a vowel, stand at the places of Latin letters and signs. */
export const TAM: Glyphs = new Map([
  ...TAMIL_NET,
  ...standing(0x41, 'கி ஙி சி ஞி ணி தி நி பி மி யி ரி லி வி ழி ளி றி னி ஸி ஷி ஜி ஹி க்ஷி கீ ஙீ சீ ஞீ'),
  ...standing(0x61, 'ணீ தீ நீ பீ மீ யீ ரீ லீ வீ ழீ ளீ றீ னீ ஸீ ஷீ ஜீ ஹீ க்ஷீ ௳ ௴ ௵ ஸ் ஷ் ஜ் ஹ் க்ஷ்'),
  ...standing(0x82, 'க் ங் ச் ஞ் ட் ண் த் ந் ப் ம் ய்'),
  ...standing(0x96, '௹ ௸ ர் ல் வ் ழ் ள் . . ற் . ன்'),
  ...standing(0xd0, '௶ ௷ “ ” ‘ ’'),
]);

/** Letters of Bamini with what they are with u, and with ū. Those that take u and ū by a sign stand in `SIGNED`. */
const BAMINI_LETTERS = [
  ...['க f F $', 'ச r R #', 'ட l L ^', 'ண z Z Z}', 'த j J J}', 'ந e E E}', 'ப g G G+', 'ம k K %', 'ய a A A+'],
  ...['ர u U &', 'ல y Y Y}', 'வ t T T+', 'ழ o O *', 'ள s S S}', 'ற w W W}', 'ன d D D}'],
].map((row) => row.split(' '));

/** Whose ū is drawn as u with the sign of ā behind it. */
const WITH_TAIL = 'ZJEYSWD';

/** Behind these the sign of ā is the letter ர, which looks like it: it bears a sign itself. */
const BEARING: readonly (readonly [string, string])[] = [
  ['h;', 'ர்'],
  ['hp', 'ரி'],
  ['hP', 'ரீ'],
];

/** Bamini, a Tamil typewriter on Latin keys, and fonts that were made after it for hymns and the Bible. */
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

/** Signs that stand left of their letter, which Unicode writes behind it, with the second half of a vowel. */
const LEFT = /([ெேை])(க்ஷ|[க-ஹ])([ாௗ]?)/g;

/**
 * But for TSCII these fonts have no sign for the second half of au: it is drawn as the letter ள, which it is only where it bears no sign itself
 * ('வெள்ளி', but 'கௌதமர்').
 */
const DRAWN_AU = /(ெ(?:க்ஷ|[க-ஹ])|ஒ)ள(?![ா-ூ்ௗ])/g;

/** A Tamil text as Unicode has it, NFC, of what stands at the places of a font. */
export function tamilOf(text: string, glyphs: Glyphs): string {
  const seen = piecesOf(text, glyphs).join('');
  const withAu = glyphs === TSCII ? seen : seen.replace(DRAWN_AU, '$1\u0bd7');
  return withAu.replace(LEFT, '$2$1$3').normalize('NFC');
}
