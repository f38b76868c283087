import { z } from 'zod';
import {
  type ChoiceField,
  type DayField,
  type Field,
  type FileField,
  NO_FILE,
  type NumberField,
  type RowsField,
} from '#kinds/define.ts';
import { namesOnWire } from '#kinds/wireNames.ts';
import { momentFrom } from '#lib/dates.ts';
import { withoutDisguise } from '#lib/disguise.ts';
import { RICH_TEXT_LIMIT } from './call.ts';
import { addressText, dayText, flag, idOrObject, plainText, timeText } from './input.ts';
import { describedAs, jsonSchemaOf, requiring } from './jsonSchema.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EXAMPLE_FILE = 'http://localhost:3000/media/harvest1795258800000.jpg';

/** Input schema of a declared field. Refusals begin with the field's label. */
export function ofField(field: Field): z.ZodType {
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
      return addressText(field.label, field.max)
        .refine(
          (text) => text === '' || EMAIL.test(text),
          `${field.label} must be an address such as name@example.org.`,
        )
        .meta(describedAs({ type: 'string', maxLength: field.max, examples: ['asha@example.org'] }));
    case 'url':
      return plainText(field.label, field.max)
        .transform(webAddress(field.label))
        .meta(describedAs({ type: 'string', maxLength: field.max, examples: ['https://example.org/'] }));
    case 'label':
      return plainText(field.label, field.max)
        .transform((text) => text.trim().toLowerCase())
        .refine(
          (text) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$/.test(text),
          `${field.label} may have letters a–z, digits and hyphens only.`,
        )
        .meta(describedAs({ type: 'string', maxLength: field.max }));
    case 'text':
      return plainText(field.label, field.max)
        .transform((text) => withoutDisguise(text).replace(/\s+/g, ' ').trim())
        .meta(describedAs({ type: 'string', maxLength: field.max }));
    case 'phone':
    case 'longText':
      return plainText(field.label, field.max)
        .transform((text) => text.trim())
        .meta(describedAs({ type: 'string', maxLength: field.max }));
    case 'richText':
      // The length is checked later, after pictures have become files and styles have become classes.
      return plainText(field.label, RICH_TEXT_LIMIT).meta(
        describedAs({
          type: 'string',
          description: `HTML; at most ${field.max} characters once it is cleaned`,
          examples: ['<p>Rain on <strong>Kuttanad</strong></p>'],
        }),
      );
    case 'secret':
      return plainText(field.label, field.max).meta(
        describedAs({
          type: 'string',
          format: 'password',
          maxLength: field.max,
          examples: ['a long sentence is a good password'],
        }),
      );
  }
}

/** All accepted names of a choice, with '' if it is optional. */
export const choicesOf = (
  field: ChoiceField,
  more: readonly string[] = field.required ? [] : [''],
): string[] => [...namesOnWire(field), ...more];

/** Input schema of a choice; '' and null mean none if it is optional. Branded names are resolved by the handler, which knows the brand. */
function choiceName(field: ChoiceField): z.ZodType {
  if (field.wire)
    return plainText(field.label, 60).meta(describedAs(() => ({ type: 'string', enum: choicesOf(field) })));
  const values = field.required ? field.values : ['', ...field.values];
  return z
    .preprocess(
      (value) => (value === null ? '' : value),
      z.enum(values, `${field.label} must be one of: ${field.values.join(', ')}.`),
    )
    .meta(describedAs({ type: 'string', enum: [...values] }));
}

/** Input schema of a number, also sent as text; '' and null mean none. */
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
    .meta(
      describedAs({
        type: [field.whole ? 'integer' : 'number', 'string', 'null'],
        minimum: field.min,
        maximum: field.max,
      }),
    );
}

/** Input schema of a moment, in any form that momentFrom accepts; '' and null mean none. */
export function momentText(field: DayField) {
  const sentence = `${field.label} must be a date and time, written YYYY-MM-DD HH:mm.`;
  return timeText(sentence, momentFrom).meta(
    describedAs({
      type: ['string', 'null'],
      description: 'A day, with a time behind; without an offset in the church’s own time',
      examples: [field.dashed ? '21-11-2026 18:05 PM' : '2026-11-21T18:05'],
    }),
  );
}

/** Refinement for an http(s) URL; a file name or a javascript: URL is refused. */
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

/**
 * Input schema of child rows, an array of objects; '' and null mean an empty array. Fields that an object omits keep their values, or are
 * empty in a new row.
 */
function rowsOf(field: RowsField) {
  const plural = field.label.toLowerCase();
  const one = requiring(
    z.object(
      Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, ofField(of).optional()])),
      `${field.label} must be a list of objects.`,
    ),
    Object.keys(field.of).filter((name) => field.of[name]?.required),
  );
  return z
    .preprocess(
      (value) => (value === '' || value === null ? [] : value),
      z.array(one, `${field.label} must be a list of objects.`).max(field.max, {
        error: (issue) =>
          `There may be at most ${field.max} ${plural}; these are ${Array.isArray(issue.input) ? issue.input.length : 'more'}.`,
      }),
    )
    .meta(describedAs({ type: 'array', items: jsonSchemaOf(one, 'input'), maxItems: field.max }));
}

/**
 * Input schema of a single uploaded file by its URL. '' and null mean "not given"; '0' means explicitly no file (002 §9) and becomes null.
 */
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
    .meta(
      describedAs({
        named: 'FileAddress',
        type: ['string', 'null'],
        maxLength: 1000,
        examples: [EXAMPLE_FILE],
      }),
    );
}

/** Input schema of several uploaded files by URL; a single URL, '' and null are accepted too (AMB-041). */
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
    .meta(
      describedAs({
        anyOf: [
          { type: 'array', items: { type: 'string' }, maxItems: most },
          { type: 'string' },
          { type: 'null' },
        ],
        examples: [[EXAMPLE_FILE]],
      }),
    );
}
