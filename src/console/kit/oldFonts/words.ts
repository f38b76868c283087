import type { LegacyEncoding } from '#lib/legacyFonts/encodings.ts';
import { translations } from '#lib/translations.ts';

/** The common names of the fonts of an encoding. */
const FONT: Readonly<Record<LegacyEncoding, string>> = {
  ...{ bamini: 'Bamini', tscii: 'TSCII', tab: 'TAB', tam: 'TAM', nudi: 'Nudi' },
  ...{ mlTt: 'ML-TT', mlb: 'MLB', mlMac: 'ML' },
};
const LANGUAGE: Readonly<Record<LegacyEncoding, string>> = {
  ...{ bamini: 'Tamil', tscii: 'Tamil', tab: 'Tamil', tam: 'Tamil', nudi: 'Kannada' },
  ...{ mlTt: 'Malayalam', mlb: 'Malayalam', mlMac: 'Malayalam' },
};

/** The words about text pasted in a legacy font from before Unicode. */
export const OLD_FONTS = translations({
  en: {
    changed: (encoding: LegacyEncoding) =>
      `What you pasted was in an old font (${FONT[encoding]}). It is ${LANGUAGE[encoding]} in Unicode now.`,
    offered: (encoding: LegacyEncoding) =>
      `This looks like ${LANGUAGE[encoding]} in an old font (${FONT[encoding]}).`,
    change: 'Change to Unicode',
    undo: 'Undo',
    tooLong: 'This field has no room for what you pasted in Unicode, so it stays in its old font.',
  },
});
