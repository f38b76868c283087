import { brand } from './brand.ts';
import type { ChoiceField } from './define.ts';

/** Returns the wire name of a choice: its own, or the declared one with {brand} filled in. */
export function nameOnWire(field: ChoiceField, value: string): string {
  const name = field.wire?.[value]?.[0];
  return name === undefined ? value : branded(name);
}

/** Returns the choice for a wire name, ignoring case if the name is branded (AMB-021 allows several names); undefined if none. */
export function choiceFromWire<F extends ChoiceField>(
  field: F,
  name: string,
): F['values'][number] | undefined {
  return field.values.find((value) => {
    const names = field.wire?.[value];
    return names ? names.some((pattern) => branded(pattern) === name.toLowerCase()) : value === name;
  });
}

/** Returns all wire names of a choice, for sentences and descriptions. */
export const namesOnWire = (field: ChoiceField): string[] =>
  field.values.map((value) => nameOnWire(field, value));

const branded = (pattern: string): string => pattern.replace('{brand}', brand());
