import { z } from 'zod';
import {
  type ChoiceField,
  type DayField,
  type Field,
  type FileField,
  type Filter,
  type Kind,
  NO_FILE,
  type NumberField,
  type RowsField,
} from '#kinds/define.ts';
import type { FieldsBody, FieldsTaken, FiltersBody, FiltersTaken } from '#kinds/docs.ts';
import { momentFrom } from '#lib/dates.ts';
import { RICH_TEXT_LIMIT } from './call.ts';
import { dayText, flag, flagFilter, idOrObject, noFilter, plainText } from './input.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EXAMPLE_FILE = 'http://localhost:3000/media/harvest1795258800000.jpg';

function ofField(field: Field): z.ZodType {
  switch (field.type) {
    case 'day':
      return dayText(field.label);
    case 'moment':
      return momentText(field);
    case 'number':
      return numberText(field);
    case 'flag':
      return flag;
    case 'reference':
      return idOrObject;
    case 'choice':
      return choiceName(field);
    case 'rows':
      return rowsOf(field);
    case 'file':
      return field.many === undefined ? oneFile(field) : manyFiles(field, field.many);
    case 'email':
      return plainText(field.label, field.max)
        .transform((text) => text.trim())
        .refine(
          (text) => text === '' || EMAIL.test(text),
          `${field.label} must be an address such as name@example.org.`,
        )
        .meta({ type: 'string', format: 'email', maxLength: field.max, shown: ['asha@example.org'] });
    case 'url':
      return plainText(field.label, field.max)
        .transform(webAddress(field.label))
        .meta({
          type: 'string',
          maxLength: field.max,
          shown: ['https://example.org/'],
        });
    case 'label':
      return plainText(field.label, field.max)
        .transform((text) => text.trim().toLowerCase())
        .refine(
          (text) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$/.test(text),
          `${field.label} may have letters a–z, digits and hyphens only.`,
        )
        .meta({ type: 'string', maxLength: field.max });
    case 'text':
      return plainText(field.label, field.max)
        .transform((text) => text.replace(/\s+/g, ' ').trim())
        .meta({ type: 'string', maxLength: field.max });
    case 'phone':
    case 'longText':
      return plainText(field.label, field.max)
        .transform((text) => text.trim())
        .meta({ type: 'string', maxLength: field.max });
    case 'richText':
      // How long it may be is counted once its pictures are files and its looks are classes.
      return plainText(field.label, RICH_TEXT_LIMIT).meta({
        shown: ['<p>Rain on <strong>Kuttanad</strong></p>'],
      });
    case 'secret':
      return plainText(field.label, field.max).meta({
        format: 'password',
        shown: ['a long sentence is a good password'],
      });
  }
}

/** One of the choices; '' and null for none where none is required. Branded names are told apart by the handler, who knows the brand. */
function choiceName(field: ChoiceField): z.ZodType {
  if (field.wire) return plainText(field.label, 60);
  const values = field.required ? field.values : ['', ...field.values];
  return z
    .preprocess(
      (value) => (value === null ? '' : value),
      z.enum(values, `${field.label} must be one of: ${field.values.join(', ')}.`),
    )
    .meta({ type: 'string', enum: [...values] });
}

/** A number, also as text; '' and null for none. */
function numberText(field: NumberField) {
  const what = field.whole ? 'a whole number' : 'a number';
  const sentence = `${field.label} must be ${what} from ${field.min} to ${field.max}.`;
  return z
    .preprocess(
      (value) => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
      z
        .number(sentence)
        .min(field.min, sentence)
        .max(field.max, sentence)
        .refine((n) => !field.whole || Number.isInteger(n), sentence)
        .nullable(),
    )
    .meta({
      type: [field.whole ? 'integer' : 'number', 'string', 'null'],
      minimum: field.min,
      maximum: field.max,
    });
}

/** A day with a time, in any of the forms that momentFrom takes; '' and null for none. */
function momentText(field: DayField) {
  const sentence = `${field.label} must be a date and time, written YYYY-MM-DD HH:mm.`;
  return z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .string(sentence)
        .max(60, sentence)
        .transform((text, context) => {
          const moment = momentFrom(text);
          if (moment === undefined) context.addIssue({ code: 'custom', message: sentence });
          return moment ?? null;
        })
        .nullable(),
    )
    .meta({
      type: ['string', 'null'],
      shown: [field.dashed ? '21-11-2026 18:05 PM' : '2026-11-21T18:05'],
    });
}

/** An address of the web with its scheme; a file name or a javascript: is none. */
const webAddress =
  (label: string) =>
  (text: string, context: z.RefinementCtx): string => {
    const typed = text.trim();
    if (typed === '') return '';
    const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
    const parsed = URL.canParse(address) ? new URL(address) : null;
    if (parsed && /^https?:$/.test(parsed.protocol) && /\S/.test(parsed.hostname) && !/\s/.test(typed))
      return address;
    context.addIssue({
      code: 'custom',
      message: `${label} must be an address such as https://example.org/page.`,
    });
    return '';
  };

/** Child rows as an array of objects; '' and null are an empty one. Fields that an object leaves out stay as they are, or empty. */
function rowsOf(field: RowsField) {
  const plural = field.label.toLowerCase();
  const one = z.object(
    Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, ofField(of).optional()])),
    `${field.label} must be a list of objects.`,
  );
  return z
    .preprocess(
      (value) => (value === '' || value === null ? [] : value),
      z.array(one, `${field.label} must be a list of objects.`).max(field.max, {
        error: (issue) =>
          `There may be at most ${field.max} ${plural}; these are ${Array.isArray(issue.input) ? issue.input.length : 'more'}.`,
      }),
    )
    .meta({ type: 'array', items: jsonSchemaOf(one, 'input') });
}

/** The URL of an uploaded file. '' and null are nothing given; '0' says on purpose that there is none (002 §9), which becomes null. */
function oneFile(field: FileField) {
  return z
    .preprocess(
      (value) =>
        value === NO_FILE || value === 0
          ? null
          : value === null
            ? ''
            : Array.isArray(value)
              ? (value[0] ?? '')
              : value,
      z
        .string(`${field.label} must be the address of an uploaded file.`)
        .max(1000, `${field.label} is not the address of an uploaded file.`)
        .nullable(),
    )
    .meta({ type: 'string', maxLength: 1000, shown: [EXAMPLE_FILE] });
}

/** URLs of uploaded files; a single one, '' and null are accepted too (AMB-041). */
function manyFiles(field: FileField, most: number) {
  const plural = field.label.toLowerCase();
  return z
    .preprocess(
      (value) => (value === '' || value === null ? [] : typeof value === 'string' ? [value] : value),
      z
        .array(
          z
            .string(`${field.label} must be addresses of uploaded files.`)
            .max(1000, `${field.label} must be addresses of uploaded files.`),
          `${field.label} must be a list of uploaded files.`,
        )
        .max(most, {
          error: (issue) =>
            `There may be at most ${most} ${plural}; these are ${Array.isArray(issue.input) ? issue.input.length : 'more'}.`,
        }),
    )
    .meta({
      type: ['array', 'string'],
      items: { type: 'string' },
      maxItems: most,
      shown: [[EXAMPLE_FILE]],
    });
}

/** The shape of an input: by name what a client sends, and what a handler gets of it. All may be left out. */
export type InputShape<Sent, Taken> = {
  readonly [N in keyof Sent & keyof Taken]-?: z.ZodOptional<z.ZodType<Taken[N], Sent[N]>>;
};
export type FieldsShape<K extends Kind> = InputShape<FieldsBody<K>, FieldsTaken<K>>;
export type FiltersShape<K extends Kind> = InputShape<FiltersBody<K>, FiltersTaken<K>>;

/**
 * The fields of a kind as a create or an edit takes them. All are optional in form: what an edit doesn't name stays as it is (000 §7),
 * and what a new record must have is checked by the write path, on the record as it would become.
 */
export function fieldsOf<K extends Kind>(kind: K): FieldsShape<K> {
  const own = Object.entries(kind.fields).map(([name, field]) => [name, ofField(field).optional()]);
  const aliases = Object.entries(kind.aliases ?? {}).flatMap(([alias, name]) => {
    const field = kind.fields[name];
    return field ? [[alias, ofField(field).optional()]] : [];
  });
  // The names exist at run time only; kinds/docs computes the same ones from the declaration's type.
  return Object.fromEntries([...own, ...aliases]) as FieldsShape<K>;
}

/** What a list of a kind can be narrowed by, as its input takes it. */
export function filtersOf<K extends Kind>(kind: K): FiltersShape<K> {
  return Object.fromEntries(
    Object.entries(kind.filters ?? {}).map(([name, of]) => [name, filterInput(name, of)]),
  ) as FiltersShape<K>;
}

const DAY = { type: ['string', 'null'], shown: ['2026-11-21', 'all'] };

function filterInput(name: string, { takes }: Filter): z.ZodType {
  if (takes === 'flag') return flagFilter;
  if (takes === 'day') return noFilter(dayText(name).optional()).meta(DAY);
  if (takes === 'moment') return noFilter(momentText({ type: 'moment', label: name }).optional()).meta(DAY);
  const text = plainText(name, 200).transform((value) => value.trim());
  if (takes !== 'number')
    return noFilter(text.optional()).meta({ type: 'string', maxLength: 200, shown: ['', 'all'] });
  const sentence = `${name} must be a whole number.`;
  return noFilter(
    z
      .preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.int32(sentence))
      .optional(),
  ).meta({ type: ['integer', 'string'] });
}
