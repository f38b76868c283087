/**
 * Ways in which fonts of the years before Unicode hold Indian letters at the places of Latin ones. `mlb` are the ML fonts that keep some places free,
 * `mlMac` those of the Macintosh (PostScript), whose places are the same bytes under other signs.
 */
export const LEGACY_ENCODINGS = ['bamini', 'tscii', 'tab', 'tam', 'mlTt', 'mlb', 'mlMac', 'nudi'] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

/** A letter of Unicode in one of the Indian scripts: where one stands, a text is none of an old font. */
export const INDIAN_LETTER = /[\u0900-\u0dff]/u;

/** Fonts by the beginnings of their names, in small letters without quotes, blanks, hyphens and underscores at their ends. */
const NAMES: readonly (readonly [RegExp, LegacyEncoding])[] = [
  [/^(?:baa?mini|tamil[-_ ]?bible)/, 'bamini'],
  [/^tscu?[-_ ]|[-_ ]?tsc(?:ii)?$/, 'tscii'],
  [/^tab[-_ ]/, 'tab'],
  [/^tamu?[-_ ]/, 'tam'],
  [/^ml-?tt/, 'mlTt'],
  [/^mlb-/, 'mlb'],
  [/^ml-(?!tt)/, 'mlMac'],
  // Those of them that hold Unicode are called 'Nudi Uni 01 e' and 'Nudi Parijatha'.
  [/^nudi(?!.*(?:uni|parijatha))/, 'nudi'],
  // Baraha has fonts for other scripts too, which hold others.
  [/^brh[-_ ]?(?:kannada|vijay|kasturi|bengaluru|sirigannada|kailasam|amerikannada)/, 'nudi'],
];

/**
 * The encoding of a font by its name, as CSS ('"Bamini", serif': the first counts) or a PDF ('ABCDEF+ML-TTKarthika,Bold') writes it. undefined for
 * a font of Unicode, and for one that is not known here.
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
