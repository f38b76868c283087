/**
 * The encodings of pre-Unicode fonts, which have Indian letters at the code points of Latin ones. `mlb`: ML fonts that leave some code points free;
 * `mlMac`: those for the Macintosh (PostScript), with the same bytes but other characters.
 */
export const LEGACY_ENCODINGS = ['bamini', 'tscii', 'tab', 'tam', 'mlTt', 'mlb', 'mlMac', 'nudi'] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

/** A Unicode letter of an Indian script: a text that contains one is not in a legacy font. */
export const INDIAN_LETTER = /[\u0900-\u0dff]/u;

/** Patterns for the beginnings of font names, in lower case, without quotes and style suffixes. */
const NAMES: readonly (readonly [RegExp, LegacyEncoding])[] = [
  [/^(?:baa?mini|tamil[-_ ]?bible)/, 'bamini'],
  [/^tscu?[-_ ]|[-_ ]?tsc(?:ii)?$/, 'tscii'],
  [/^tab[-_ ]/, 'tab'],
  [/^tamu?[-_ ]/, 'tam'],
  [/^ml-?tt/, 'mlTt'],
  [/^mlb-/, 'mlb'],
  [/^ml-(?!tt)/, 'mlMac'],
  // The Unicode fonts among them are called 'Nudi Uni 01 e' and 'Nudi Parijatha'.
  [/^nudi(?!.*(?:uni|parijatha))/, 'nudi'],
  // Baraha also has fonts for other scripts, with other encodings.
  [/^brh[-_ ]?(?:kannada|vijay|kasturi|bengaluru|sirigannada|kailasam|amerikannada)/, 'nudi'],
];

/**
 * Returns the encoding of a font by its name in CSS ('"Bamini", serif': the first counts) or in a PDF ('ABCDEF+ML-TTKarthika,Bold'). undefined for
 * Unicode fonts and unknown ones.
 */
export function encodingOfFont(family: string): LegacyEncoding | undefined {
  const [first = ''] = family.split(',');
  const name = first
    .replace(/["']|&quot;/g, '')
    .trim()
    .replace(/^[A-Z]{6}\+/, '')
    .toLowerCase()
    .replace(/[-_ ]{0,9}(?:bold|italic|oblique|regular|normal|plain){1,6}$/, '');
  return NAMES.find(([pattern]) => pattern.test(name))?.[1];
}
