import type { Kind } from '#kinds/define.ts';
import { dayFrom } from '#lib/dates.ts';
import { type FormName, type FormShape, type FormValues, fieldOf, valuesOf } from './formValues.ts';

/**
 * What a new record that is begun like another one takes over of it, as the form holds it: texts, choices, its unit and its files, which the two then
 * share. Never its address, what it counts, nor its days when one of them is past. `today`: YYYY-MM-DD.
 */
export function valuesLike<K extends Kind, N extends FormName<K>>(
  shape: Pick<FormShape<K, N>, 'of' | 'fields'>,
  doc: object,
  today: string,
): Partial<FormValues<K, N>> {
  const all = Object.entries(valuesOf(shape, doc));
  const typeOf = (name: string): string => fieldOf(shape.of, name)?.type ?? 'unit';
  const isPast = all.some(
    ([name, value]) => DAYS.includes(typeOf(name)) && (dayFrom(String(value).slice(0, 10)) ?? today) < today,
  );
  const left = isPast ? [...NEVER, ...DAYS] : NEVER;
  return Object.fromEntries(all.filter(([name]) => !left.includes(typeOf(name)))) as Partial<
    FormValues<K, N>
  >;
}

const DAYS: readonly string[] = ['day', 'moment'];
/** Addresses of hosts, passwords, and numbers: places in an order, years. */
const NEVER: readonly string[] = ['label', 'secret', 'number'];
