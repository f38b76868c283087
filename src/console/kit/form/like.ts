import type { Field, Kind } from '#kinds/define.ts';
import { isDay, isOfItself } from '#kinds/templates.ts';
import { dayFrom } from '#lib/dates.ts';
import { type FormName, type FormShape, type FormValues, fieldOf, valuesOf } from './formValues.ts';

/**
 * The values that a new record copies from another one, as form values: texts, choices, unit, recurrence rule, and files, which both then share.
 * Unique values are never copied, nor are dates or hours if one of them is past. `today`: YYYY-MM-DD.
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
