import { encodingOfFont, INDIAN_LETTER, type LegacyEncoding } from './encodings.ts';
import { kannadaOf, NUDI } from './kannada.ts';
import { ML_TT, MLB, malayalamOf } from './malayalam.ts';
import { placesOf } from './places.ts';
import { BAMINI, TAB, TAM, TSCII, tamilOf } from './tamil.ts';

const READERS: Readonly<Record<LegacyEncoding, (text: string) => string>> = {
  bamini: (text) => tamilOf(placesOf(text), BAMINI),
  tscii: (text) => tamilOf(placesOf(text), TSCII),
  tab: (text) => tamilOf(placesOf(text), TAB),
  tam: (text) => tamilOf(placesOf(text), TAM),
  mlTt: (text) => malayalamOf(placesOf(text), ML_TT),
  mlb: (text) => malayalamOf(placesOf(text), MLB),
  mlMac: (text) => malayalamOf(placesOf(text, true), ML_TT),
  nudi: (text) => kannadaOf(placesOf(text), NUDI),
};

/**
 * Converts text in a font of this encoding to Unicode (NFC). A text with Indian letters is already Unicode, whatever its font is called, and is
 * returned unchanged. Pass whole runs of one font: signs move across adjacent letters.
 */
export function unicodeOf(text: string, encoding: LegacyEncoding): string {
  return INDIAN_LETTER.test(text) ? text : READERS[encoding](text);
}

/**
 * Converts a run by its font's name, as given in a PDF or a style. undefined if the font is unknown or has Unicode text: the text then stays
 * unchanged.
 */
export function textByFont(text: string, font: string): string | undefined {
  const encoding = encodingOfFont(font);
  return encoding && !INDIAN_LETTER.test(text) ? unicodeOf(text, encoding) : undefined;
}
