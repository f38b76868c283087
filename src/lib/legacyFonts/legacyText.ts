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
 * What a font of this encoding shows, in Unicode (NFC). A text that holds Indian letters already is Unicode, whatever its font is called, and comes
 * back as it is. Give whole runs of one font: signs move over the letters beside them.
 */
export function unicodeOf(text: string, encoding: LegacyEncoding): string {
  return INDIAN_LETTER.test(text) ? text : READERS[encoding](text);
}

/**
 * The text of a run by the name of its font, as a PDF or a style names it. undefined where the font is none of those known, or holds Unicode: then what was read
 * stands.
 */
export function textByFont(text: string, font: string): string | undefined {
  const encoding = encodingOfFont(font);
  return encoding && !INDIAN_LETTER.test(text) ? unicodeOf(text, encoding) : undefined;
}
