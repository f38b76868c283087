import { LANGUAGES, type Language } from '#lib/language.ts';
import { text } from './define.ts';

/** The names of a department or diocese in the church's other languages; '' if not set. */
export const UNIT_NAMES = {
  name_ta: text('Name in Tamil', { max: 120 }),
  name_te: text('Name in Telugu', { max: 120 }),
  name_kn: text('Name in Kannada', { max: 120 }),
  name_ml: text('Name in Malayalam', { max: 120 }),
};
export const UNIT_NAME_FIELDS = [
  'name_ta',
  'name_te',
  'name_kn',
  'name_ml',
] as const satisfies readonly (keyof typeof UNIT_NAMES)[];

/** A unit with as many of its names as were loaded. */
export type NamedUnit = { readonly name: string } & { readonly [N in keyof typeof UNIT_NAMES]?: string };

/** A unit's name in a language; its English name if it has none there. */
export const unitName = (unit: NamedUnit, language: Language): string =>
  (language !== 'en' && unit[`name_${language}`]) || unit.name;

/** The languages in which a unit has no name, so that its pages there say the English one. */
export const languagesWithoutName = (unit: NamedUnit): Language[] =>
  LANGUAGES.filter((language) => language !== 'en' && !unit[`name_${language}`]?.trim());
