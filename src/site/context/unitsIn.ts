import { unitName } from '#kinds/unitNames.ts';
import type { Language } from '#lib/language.ts';
import type { Frame, Site, UnitLink } from './data.ts';

/** A unit with its name in a language. */
const called = <U extends UnitLink>(unit: U, language: Language): U => ({
  ...unit,
  name: unitName(unit, language),
  englishName: unit.name,
});

/** Cached lists of units with their names, sorted once per language; an entry lives as long as its list of units. */
const known = new WeakMap<readonly UnitLink[], Map<Language, readonly UnitLink[]>>();

function unitsIn(units: readonly UnitLink[], language: Language): readonly UnitLink[] {
  const ofUnits = known.get(units) ?? new Map<Language, readonly UnitLink[]>();
  known.set(units, ofUnits);
  const before = ofUnits.get(language);
  if (before) return before;
  const { compare } = new Intl.Collator(language);
  const named = units.map((unit) => called(unit, language)).sort((a, b) => compare(a.name, b.name));
  ofUnits.set(language, named);
  return named;
}

/** The frame with the names of all units in a language, sorted in its alphabet. */
export const frameIn = (frame: Frame, language: Language): Frame =>
  language === 'en' ? frame : { units: (kind) => unitsIn(frame.units(kind), language) };

/** A site with its unit's name in a language. */
export const siteIn = (site: Site, language: Language): Site =>
  site.kind === 'main' || language === 'en' ? site : { kind: site.kind, unit: called(site.unit, language) };
