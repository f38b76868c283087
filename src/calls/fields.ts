import { z } from 'zod';
import { DIRECTIONS, type Field, type Filter, type Kind } from '#kinds/define.ts';
import type { FieldsBody, FieldsTaken, FiltersBody, FiltersTaken } from '#kinds/docs.ts';
import { choicesOf, momentText, ofField } from './fieldInput.ts';
import { dayText, flagFilter, noFilter, plainText } from './input.ts';
import { describedAs } from './jsonSchema.ts';

/** The shape of an input: by field, what a client sends and what a handler gets. All fields are optional. */
export type InputShape<Sent, Taken> = {
  readonly [N in keyof Sent & keyof Taken]-?: z.ZodOptional<z.ZodType<Taken[N], Sent[N]>>;
};
export type FieldsShape<K extends Kind> = InputShape<FieldsBody<K>, FieldsTaken<K>>;
export type FiltersShape<K extends Kind> = InputShape<FiltersBody<K>, FiltersTaken<K>>;

/**
 * Input schemas of a kind's fields for create and edit. All are optional: an edit leaves out what it does not change (000 §7), and required
 * fields are checked by the write path on the resulting record.
 */
export function fieldsOf<K extends Kind>(kind: K): FieldsShape<K> {
  const own = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.computed ? [] : [[name, ofField(field).optional()]],
  );
  const aliases = Object.entries(kind.aliases ?? {}).flatMap(([alias, name]) => {
    const field = kind.fields[name];
    return field ? [[alias, ofField(field).optional()]] : [];
  });
  // The names are known only at run time; kinds/docs derives the same ones from the declaration's type.
  return Object.fromEntries([...own, ...aliases]) as FieldsShape<K>;
}

/** The required fields of a new record; `oneOf` if a former name is accepted as well. */
export function neededBy(kind: Kind): { needs: string[]; oneOf: string[] } {
  const required = Object.keys(kind.fields).filter((name) => kind.fields[name]?.required);
  const former = Object.entries(kind.aliases ?? {}).filter(([, name]) => required.includes(name));
  const either = former.flatMap(([alias, name]) => [name, alias]);
  return { needs: required.filter((name) => !either.includes(name)), oneOf: either };
}

/** Input schemas of a kind's list filters. */
export function filtersOf<K extends Kind>(kind: K): FiltersShape<K> {
  return Object.fromEntries(
    Object.entries(kind.filters ?? {}).map(([name, of]) => [
      name,
      filterInput(name, of, kind.fields[of.column]),
    ]),
  ) as FiltersShape<K>;
}

/** Input schemas for sorting a list by these columns; none if the kind declares none. */
export function orderingOf(names: readonly string[]): Record<string, z.ZodType> {
  if (names.length === 0) return {};
  const oneOf = (label: string, of: readonly string[]) =>
    noFilter(z.enum(of, `${label} must be one of: ${of.join(', ')}.`).optional()).meta(
      describedAs({ type: ['string', 'null'], enum: [...of, 'all', '', null] }),
    );
  return { order_by: oneOf('order_by', names), direction: oneOf('direction', DIRECTIONS) };
}

const DAY = describedAs({ named: 'DayFilter', type: ['string', 'null'], examples: ['2026-11-21', 'all'] });

function filterInput(name: string, { takes }: Filter, field: Field | undefined): z.ZodType {
  if (takes === 'flag') return flagFilter;
  if (takes === 'day') return noFilter(dayText(name).optional()).meta(DAY);
  if (takes === 'moment') return noFilter(momentText({ type: 'moment', label: name }).optional()).meta(DAY);
  const text = plainText(name, 200).transform((value) => value.trim());
  if (takes !== 'number')
    return noFilter(text.optional()).meta(
      describedAs(() =>
        field?.type === 'choice'
          ? { type: ['string', 'null'], enum: choicesOf(field, ['all', '', null as never]) }
          : { type: ['string', 'null'], maxLength: 200, examples: ['', 'all'] },
      ),
    );
  const sentence = `${name} must be a whole number.`;
  return noFilter(
    z
      .preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.int32(sentence))
      .optional(),
  ).meta(describedAs({ type: ['integer', 'string', 'null'] }));
}
