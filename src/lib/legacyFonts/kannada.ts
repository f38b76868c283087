import { type Glyphs, piecesOf } from './places.ts';

/** A letter: its glyphs alone, with i, and before another vowel. */
const LETTERS = [
  ...[
    'ಕ PÀ Q P',
    'ಖ R T S',
    'ಗ UÀ V U',
    'ಘ WÀ X W',
    'ಙ Y YÂ Y',
    'ಚ ZÀ a Z',
    'ಛ bÀ c b',
    'ಜ d f e',
    'ಝ gÀhÄ jhÄ gÀhi',
  ],
  ...[
    'ಞ k kÂ k',
    'ಟ l n m',
    'ಠ oÀ p o',
    'ಡ qÀ r q',
    'ಢ qsÀ rü qs',
    'ಣ t tÂ u',
    'ತ vÀ w v',
    'ಥ xÀ y x',
    'ದ zÀ ¢ z',
  ],
  ...[
    'ಧ zsÀ ¢ü zs',
    'ನ £À ¤ £',
    'ಪ ¥À ¦ ¥',
    'ಫ ¥sÀ ¦ü ¥s',
    'ಬ § © ¨',
    'ಭ ¨sÀ ©ü ¨s',
    'ಮ ªÀÄ «Ä ªÀi',
    'ಯ AiÀÄ ¬Ä AiÀi',
  ],
  ...[
    'ರ gÀ j g',
    'ಲ ® ° ¯',
    'ವ ªÀ « ª',
    'ಶ ±À ² ±',
    'ಷ µÀ ¶ µ',
    'ಸ ¸À ¹ ¸',
    'ಹ ºÀ » º',
    'ಳ ¼À ½ ¼',
    'ಱ ¾õÀ ¾Â ¾õ',
    'ೞ ¿õÀ ¿Â ¿õ',
  ],
].map((row) => row.split(' '));

/** Glyphs for ರ before a letter, which are drawn after it. */
const REPHA = '\ue001';

/** The encoding of Kannada Ganaka Parishat's Nudi, also used by Baraha's Kannada fonts (BRH): the standard of Karnataka. */
export const NUDI: Glyphs = new Map([
  ...LETTERS.flatMap(([letter = '', plain = '', i = '', stem = '']): [string, string][] => [
    [stem, letter],
    [plain, letter],
    [i, `${letter}ಿ`],
  ]),
  // ಮ, ಯ and ಝ consist of several glyphs, with e and o among them.
  ...Object.entries({ ªÉÄ: 'ಮೆ', ªÉÆ: 'ಮೊ', AiÉÄ: 'ಯೆ', AiÉÆ: 'ಯೊ', gÉhÄ: 'ಝೆ', gÉhÆ: 'ಝೊ', ªÉÇ: 'ವೊ', ªÀÇ: 'ವೂ' }),
  ...Object.entries({
    C: 'ಅ',
    D: 'ಆ',
    E: 'ಇ',
    F: 'ಈ',
    G: 'ಉ',
    H: 'ಊ',
    IÄ: 'ಋ',
    IÆ: 'ೠ',
    J: 'ಎ',
    K: 'ಏ',
    L: 'ಐ',
  }),
  ...Object.entries({ M: 'ಒ', N: 'ಓ', O: 'ಔ', A: 'ಂ', B: 'ಃ' }),
  ...Object.entries({
    À: '',
    Á: 'ಾ',
    Â: 'ಿ',
    Ã: 'ೕ',
    Ä: 'ು',
    Å: 'ು',
    Æ: 'ೂ',
    Ç: 'ೂ',
    È: 'ೃ',
    É: 'ೆ',
    Ê: 'ೖ',
    Ë: 'ೌ',
    ï: '್',
  }),
  // Subscript letters, in alphabetical order.
  ...[...'ÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíî'].map((sign, at): [string, string] => [
    sign,
    `್${'ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರರಲವಶಷಸಹಳ'[at]}`,
  ]),
  ...['ð', 'ñ', 'ò'].map((sign): [string, string] => [sign, REPHA]),
  // These only shift adjacent glyphs.
  ...['ö', '÷'].map((sign): [string, string] => [sign, '']),
]);

/** Converts the code points of a Kannada font to Unicode (NFC). */
export function kannadaOf(text: string, glyphs: Glyphs): string {
  let written = '';
  // The parts of a syllable come in drawing order: subscript letters and repha after the vowel.
  let letters = '';
  let vowel = '';
  const end = () => {
    // NFC composes the parts of the other vowels.
    written += letters + vowel.replace('ೃೕ', 'ೄ');
    letters = '';
    vowel = '';
  };
  for (const piece of piecesOf(text, glyphs)) {
    if (piece === '') continue;
    if (letters !== '' && piece === REPHA) letters = `ರ್${letters}`;
    // A full ರ with a letter below it, rather than a repha.
    else if (letters === 'ರ' && BELOW.test(piece)) letters += `\u200d${piece}`;
    else if (letters !== '' && BELOW.test(piece)) letters += piece;
    else if (letters !== '' && VOWEL.test(piece)) vowel += piece;
    else {
      end();
      if (!LETTER.test(piece)) written += piece;
      else [letters, vowel] = [piece.charAt(0), piece.slice(1)];
    }
  }
  end();
  return written.replaceAll(REPHA, 'ð').normalize('NFC');
}

const LETTER = /^[ಕ-ಹೞ]/u;
const BELOW = /^್./u;
const VOWEL = /^[\u0cbe-\u0ccd\u0cd5\u0cd6]$/u;
