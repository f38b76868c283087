import { type Glyphs, lettersFrom, piecesOf } from './places.ts';

/** The sign of ra below a letter, which these fonts place to the left of it: a private-use character until it is moved. */
const RA = '\ue000';

/** C-DAC's Malayalam fonts (ISM): all ML-TT fonts share one layout. */
export const ML_TT: Glyphs = new Map([
  ...lettersFrom(0x41, 'അ ആ ഇ ഉ ഋ എ ഏ ഒ ക ഖ ഗ ഘ ങ ച ഛ ജ ഝ ഞ ട ഠ ഡ ഢ ണ ത ഥ ദ ധ ന പ ഫ ബ ഭ'),
  ...lettersFrom(0x61, `മ യ ര റ ല ള ഴ വ ശ ഷ സ ഹ ാ ി ീ ു ൂ ൃ െ േ ൗ ് ം ഃ ്യ ്വ ${RA} ്യു ്യൂ`),
  ...lettersFrom(0xa1, 'ക്ക ക്ല ക്ഷ ഗ്ഗ ഗ്ല ങ്ക ങ്ങ ച്ച ഞ്ച ഞ്ഞ ട്ട ൺ ണ്ട ണ്ണ ത്ത'),
  ...lettersFrom(0xb0, 'ത്ഥ ദ്ദ ദ്ധ ൻ ന്ത ന്ദ ന്ന ന്മ പ്പ പ്ല ബ്ബ ബ്ല മ്പ മ്മ മ്ല യ്യ'),
  ...lettersFrom(0xc0, 'ർ റ്റ ൽ ല്ല ൾ ള്ള വ്വ ശ്ല ശ്ശ സ്ല സ്സ ഹ്ല സ്റ്റ ഡ്ഡ ക്ട ബ്ധ'),
  ...lettersFrom(0xd0, 'ബ്ദ ച്ഛ ഹ്മ ഹ്ന ന്ധ ത്സ ജ്ജ ണ്മ സ്ഥ ന്ഥ ജ്ഞ ത്ഭ ഗ്മ ശ്ച ണ്ധ ത്മ'),
  ...lettersFrom(0xe0, 'ക്ത ഗ്ന ന്റ ഷ്ട റ്റ ൹ കു ക്കു . ണു രു നു ന്നു യ്ക്ക . . . . ന്മ'),
  ['\u00fe', '-'],
]);

/** The MLB fonts leave code points free that other programs need, and have those letters elsewhere. */
export const MLB: Glyphs = new Map([...lettersFrom(0xef, 'ണ്ട ൽ ല്ല ന്മ ന്ന ഞ്ച'), ...ML_TT, ['\u00e5', 'നു']]);

const LETTER = '[ക-ഹ]';
const CLUSTER = `${LETTER}(?:്${LETTER})*`;
/** Signs to the left of a letter: those of e, ē and ai, and ra, in the order they were typed. */
const LEFT = new RegExp(`([െേ]*)(${RA}?)([െേ]*)(${CLUSTER})`, 'g');
/** Signs below a letter that Unicode writes after ra. */
const BELOW = /^(.*[ക-ഹ](?<![യവ]))((?:്[യവ])+)$/;

/** Converts the code points of a Malayalam font to Unicode (NFC, with atomic chillus). */
export function malayalamOf(text: string, glyphs: Glyphs): string {
  // Hyphens between letters were typed as line-break hints, which these fonts do not draw; the visible hyphen has its own code point.
  const typed = text.replace(/(?<=[^\s\d-])-(?=[^\s\d-])/g, '');
  return piecesOf(typed, glyphs)
    .join('')
    .replace(/െഎ/g, 'ഐ')
    .replace(LEFT, (whole, before: string, ra: string, after: string, cluster: string) => {
      const left = before + after;
      if (left === '' && ra === '') return whole;
      return (ra ? withRa(cluster) : cluster) + (left === 'െെ' ? 'ൈ' : left);
    })
    .replace(/([ഇഉഒ])([ാൗ])/g, (pair) => LONG[pair] ?? pair)
    .replaceAll(RA, '്ര')
    .normalize('NFC');
}

const LONG: Readonly<Record<string, string>> = { ഇൗ: 'ഈ', ഉൗ: 'ഊ', ഒാ: 'ഓ', ഒൗ: 'ഔ' };

function withRa(cluster: string): string {
  const [, letter = cluster, below = ''] = BELOW.exec(cluster) ?? [];
  return `${letter}്ര${below}`;
}
