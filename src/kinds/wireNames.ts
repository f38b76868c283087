import { brand } from './brand.ts';
import type { ChoiceField } from './define.ts';

/** The name of a choice on the wire: its own, or the one declared, in which {brand} stands for the lower-case short form. */
export function nameOnWire(field: ChoiceField, value: string): string {
  const name = field.wire?.[value]?.[0];
  return name === undefined ? value : branded(name);
}

/** The choice that a name on the wire means, in any case where the name is branded (AMB-021 allows several names); undefined when none. */
export function choiceFromWire<F extends ChoiceField>(
  field: F,
  name: string,
): F['values'][number] | undefined {
  return field.values.find((value) => {
    const names = field.wire?.[value];
    return names ? names.some((pattern) => branded(pattern) === name.toLowerCase()) : value === name;
  });
}

/** All names of a choice as the wire answers them, for sentences and descriptions. */
export const namesOnWire = (field: ChoiceField): string[] =>
  field.values.map((value) => nameOnWire(field, value));

const branded = (pattern: string): string => pattern.replace('{brand}', brand());
