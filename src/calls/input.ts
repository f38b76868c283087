import { z } from 'zod';
import { type Field, type FileField, type Kind, NO_FILE } from '#kinds/define.ts';
import { tooLong } from '#kinds/sentences.ts';
import { isDay } from '#lib/dates.ts';

/**
 * Building blocks of every call's input: liberal in what is accepted (existing clients send strings for numbers and booleans,
 * '' for nothing, an object for an id), and refusing the rest with a sentence that names the field by its label.
 */

/** A text that PostgreSQL and JSON can hold: no NUL, no lone surrogates. Numbers are taken as their digits; null is ''. */
export function plainText(label: string, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value === null ? '' : value),
    z
      .string(`${label} must be text.`)
      .max(max, { error: (issue) => tooLong(label, max, lengthOf(issue.input)) })
      .refine(isStorable, `${label} contains characters that cannot be stored. Please type it again.`),
  );
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const idText = z.string().max(100, 'This is not an id.');
/** An id, or an object that carries one as `_id` (AMB-010). '' and null mean none. The shape is checked by the store: malformed is missing. */
export const idOrObject = z
  .union([idText, z.object({ _id: idText }).transform((unit) => unit._id), z.null()], {
    error: 'An id must be a text, or an object with _id.',
  })
  .transform((id) => id || undefined);

/** A filter by ids: one, several, '' or [] for all (AMB-012). */
export const idFilter = z
  .union(
    [
      idOrObject,
      z.array(idOrObject, 'A filter must be a list of ids.').max(1000, 'A filter may have at most 1000 ids.'),
    ],
    {
      error: 'A filter must be an id, a list of ids, or empty.',
    },
  )
  .transform((value) => {
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined);
    return ids.length > 0 ? ids : undefined;
  })
  .optional();

/** true or false, also as text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('This must be true or false.'),
);

/** A filter by state: true, false, also as text; 'all', '', null and absent are all (AMB-012). */
export const flagFilter = z.preprocess(
  (value) => (value === 'all' || value === '' || value === null ? undefined : value),
  flag.optional(),
);

/** What is searched for: a text, or an object whose first non-empty value is the text (AMB-011). Cut at 200 characters (ADD-3). */
export const searchText = z.preprocess(
  (value) => {
    const text =
      value !== null && typeof value === 'object'
        ? Object.values(value).find((entry) => typeof entry === 'string' && entry !== '')
        : value;
    return text === null || text === undefined ? '' : typeof text === 'number' ? String(text) : text;
  },
  z
    .string('What is searched for must be text.')
    .transform((text) => text.toWellFormed().replaceAll('\0', '').slice(0, 200).trim()),
);

const emptyIs = (fallback: number | undefined) => (value: unknown) =>
  value === '' || value === null || value === undefined ? fallback : Number(value);

/** A whole number, also as text, brought into its bounds; `fallback` when absent or empty (ADD-3). */
const bounded = (min: number, max: number, fallback: number) =>
  z.preprocess(
    emptyIs(fallback),
    z.number('This must be a number.').transform((n) => Math.min(max, Math.max(min, Math.trunc(n)))),
  );

/** page and limit as every list takes them: 1–10000 and 1–1000, `size` when absent (AMB-058, ADD-3). */
export function paging(size: number) {
  return { page: bounded(1, 10_000, 1), limit: bounded(1, 1000, size), search: searchText };
}

/** The version that the editor had loaded (ADD-1). */
export const versionSent = z.preprocess(
  emptyIs(undefined),
  z.int('version must be a whole number.').optional(),
);

/** A calendar day, '' or null for none. A moment is taken as its day. */
export function dayText(label: string) {
  return z.preprocess(
    (value) => (value === '' ? null : typeof value === 'string' ? value.slice(0, 10) : value),
    z
      .string(`${label} must be a day, written YYYY-MM-DD.`)
      .refine(isDay, `${label} must be a day, written YYYY-MM-DD.`)
      .nullable(),
  );
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

function ofField(field: Field): z.ZodType {
  switch (field.type) {
    case 'day':
      return dayText(field.label);
    case 'choice':
      return z.enum(field.values, `${field.label} must be one of: ${field.values.join(', ')}.`);
    case 'file':
      return field.many === undefined ? oneFile(field) : manyFiles(field, field.many);
    case 'email':
      return plainText(field.label, field.max)
        .transform((text) => text.trim())
        .refine(
          (text) => text === '' || EMAIL.test(text),
          `${field.label} must be an address such as name@example.org.`,
        );
    case 'label':
      return plainText(field.label, field.max)
        .transform((text) => text.trim().toLowerCase())
        .refine(
          (text) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$/.test(text),
          `${field.label} may have letters a–z, digits and hyphens only.`,
        );
    case 'text':
      return plainText(field.label, field.max).transform((text) => text.replace(/\s+/g, ' ').trim());
    case 'phone':
    case 'longText':
      return plainText(field.label, field.max).transform((text) => text.trim());
    case 'richText':
    case 'secret':
      return plainText(field.label, field.max);
  }
}

/** The URL of an uploaded file. '' and null are nothing given; '0' says on purpose that there is none (002 §9), which becomes null. */
function oneFile(field: FileField) {
  return z.preprocess(
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
  );
}

/** URLs of uploaded files; a single one, '' and null are accepted too (AMB-041). */
function manyFiles(field: FileField, most: number) {
  const plural = field.label.toLowerCase();
  return z.preprocess(
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
  );
}

type Shape<K extends Kind> = { [F in keyof K['fields']]: z.ZodOptional<z.ZodType> };

/**
 * The fields of a kind as a create or an edit takes them. All are optional in form: what an edit doesn't name stays as it is (000 §7),
 * and what a new record must have is checked by the write door, on the record as it would become.
 */
export function fieldsOf<K extends Kind>(kind: K): Shape<K> {
  return Object.fromEntries(
    Object.entries(kind.fields).map(([name, field]) => [name, ofField(field).optional()]),
  ) as Shape<K>;
}
