import type { ChoiceField } from './define.ts';

/** The name of a choice on the wire: its own, or the one declared, in which {brand} stands for the lower-case short form. */
export function nameOnWire(field: ChoiceField, value: string, brand: string): string {
  return (field.wire?.[value]?.[0] ?? value).replace('{brand}', brand);
}

/** The choice that a name on the wire means, in any case where the name is branded (AMB-021 allows several names); undefined when none. */
export function choiceFromWire(field: ChoiceField, name: string, brand: string): string | undefined {
  return field.values.find((value) => {
    const names = field.wire?.[value];
    return names
      ? names.some((pattern) => pattern.replace('{brand}', brand) === name.toLowerCase())
      : value === name;
  });
}

/** All names of a choice as the wire answers them, for sentences and descriptions. */
export const namesOnWire = (field: ChoiceField, brand: string): string[] =>
  field.values.map((value) => nameOnWire(field, value, brand));
