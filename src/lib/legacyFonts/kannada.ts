import { type Glyphs, piecesOf } from './places.ts';

/** A letter as it is drawn by itself, with i, and where another vowel comes behind it. */
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

/** Signs that stand for ರ before a letter, drawn behind it. */
const REPHA = '\ue001';

/** Nudi of Kannada Ganaka Parishat, which Baraha's Kannada fonts (BRH) share: the standard of Karnataka. */
export const NUDI: Glyphs = new Map([
  ...LETTERS.flatMap(([letter = '', plain = '', i = '', stem = '']): [string, string][] => [
    [stem, letter],
    [plain, letter],
    [i, `${letter}ಿ`],
  ]),
  // ಮ, ಯ and ಝ are drawn of parts, among which e and o stand.
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
  // Below a letter, in the order of the alphabet.
  ...[...'ÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíî'].map((sign, at): [string, string] => [
    sign,
    `್${'ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರರಲವಶಷಸಹಳ'[at]}`,
  ]),
  ...['ð', 'ñ', 'ò'].map((sign): [string, string] => [sign, REPHA]),
  // They only move what stands beside them.
  ...['ö', '÷'].map((sign): [string, string] => [sign, '']),
]);

/** A Kannada text as Unicode has it, NFC, of what stands at the places of a font. */
export function kannadaOf(text: string, glyphs: Glyphs): string {
  let written = '';
  // What belongs to one syllable is drawn in another order: letters below others, and repha, behind the vowel.
  let letters = '';
  let vowel = '';
  const end = () => {
    // Unicode composes the halves of the other vowels.
    written += letters + vowel.replace('ೃೕ', 'ೄ');
    letters = '';
    vowel = '';
  };
  for (const piece of piecesOf(text, glyphs)) {
    if (piece === '') continue;
    if (letters !== '' && piece === REPHA) letters = `ರ್${letters}`;
    // A ರ that is drawn whole with a letter below it, and not as repha.
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
