import { unitName } from '#kinds/unitNames.ts';
import type { Language } from '#lib/language.ts';
import type { Frame, Site, UnitLink } from '../pages/data.ts';

/** A unit as it is called in a language. */
const called = <U extends UnitLink>(unit: U, language: Language): U => ({
  ...unit,
  name: unitName(unit, language),
});

/** Lists of units are kept as long as nothing changes in them, and put in order once for each language. */
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

/** The frame with all units as they are called in a language, in its alphabet. */
export const frameIn = (frame: Frame, language: Language): Frame =>
  language === 'en' ? frame : { units: (kind) => unitsIn(frame.units(kind), language) };

/** A site as its unit is called in a language. */
export const siteIn = (site: Site, language: Language): Site =>
  site.kind === 'main' || language === 'en' ? site : { kind: site.kind, unit: called(site.unit, language) };
