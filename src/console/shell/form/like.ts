import type { Field, Kind } from '#kinds/define.ts';
import { isDay, isOfItself } from '#kinds/templates.ts';
import { dayFrom } from '#lib/dates.ts';
import { type FormName, type FormShape, type FormValues, fieldOf, valuesOf } from './formValues.ts';

/**
 * What a new record that is begun like another one takes over of it, as the form holds it: texts, choices, its unit, the rule by which it comes again, and its
 * files, which the two then share. Never what is its own alone, nor its days or its hours when one of these is past. `today`: YYYY-MM-DD.
 */
export function valuesLike<K extends Kind, N extends FormName<K>>(
  shape: Pick<FormShape<K, N>, 'of' | 'fields'>,
  doc: object,
  today: string,
): Partial<FormValues<K, N>> {
  const all = Object.entries(valuesOf(shape, doc)).flatMap(([name, value]) =>
    name in doc ? [{ name, value, field: fieldOf(shape.of, name) } as const] : [],
  );
  const isPast = ({ type }: Field): boolean =>
    all.some(
      ({ value, field }) => field?.type === type && (dayFrom(String(value).slice(0, 10)) ?? today) < today,
    );
  const taken = all.filter(({ field }) => !field || !(isOfItself(field) || (isDay(field) && isPast(field))));
  return Object.fromEntries(taken.map(({ name, value }) => [name, value])) as Partial<FormValues<K, N>>;
}
