import { z } from 'zod';
import { tooLong } from '#kinds/sentences.ts';
import { dayFrom } from '#lib/dates.ts';
import { normalAddress } from '#lib/mailAddress.ts';
import { describedAs } from './jsonSchema.ts';

/**
 * Building blocks of input schemas. They accept what existing clients send (strings for numbers and booleans, '' for nothing, an object for
 * an id), and refuse everything else with a sentence that names the field by its label.
 */

/** A schema with input Sent and output Out. Preprocessing accepts any input, so the type that clients send is stated by hand. */
type Takes<Sent, Out> = z.ZodType<Out, Sent>;
/** An optional schema with input Sent and output Out. */
type MayTake<Sent, Out> = z.ZodType<
  Out,
  Sent | undefined,
  z.core.$ZodTypeInternals<Out, Sent | undefined> & { optin: 'optional' }
>;
type Flag = boolean | 'true' | 'false';

/** A text that PostgreSQL and JSON can represent: no NUL, no lone surrogates. Numbers are converted to text, null to ''. */
export function plainText(label: string, max: number) {
  return z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value === null ? '' : value),
      z
        .string(`${label} must be text.`)
        .max(max, { error: (issue) => tooLong(label, max, lengthOf(issue.input)) })
        .refine(isStorable, `${label} contains characters that cannot be stored. Please type it again.`),
    )
    .meta(describedAs({ type: 'string', maxLength: max }));
}

/** A normalised mail address. Every call uses this schema for addresses. */
export const addressText = (label: string, max: number) =>
  plainText(label, max)
    .transform(normalAddress)
    .meta(describedAs({ type: 'string', maxLength: max }));

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const EXAMPLE_ID = '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071';
const ID_SHAPE = describedAs({
  named: 'Id',
  anyOf: [
    { type: 'string' },
    { type: 'object', properties: { _id: { type: 'string' } }, required: ['_id'] },
    { type: 'null' },
  ],
  examples: [EXAMPLE_ID],
});
/** Returns the field's name, for refusals by schemas that know no label. */
const nameOf = (issue: { readonly path?: readonly PropertyKey[] | undefined }): string =>
  String(issue.path?.findLast((piece) => typeof piece === 'string') ?? 'This');

const idText = z.string().max(100, { error: (issue) => `${nameOf(issue)} must be an id.` });
/** An id, or an object with `_id` (AMB-010). '' and null mean none. The store treats a malformed id as a missing record. */
export const idOrObject = idSent()
  .transform((id) => id || undefined)
  .meta(ID_SHAPE);
/** An optional reference: '' and null clear it. */
export const idOrNone = idSent()
  .transform((id) => id || null)
  .meta(ID_SHAPE);

function idSent() {
  return z.union([idText, z.object({ _id: idText }).transform((unit) => unit._id), z.null()], {
    error: (issue) => `${nameOf(issue)} must be an id, or an object with _id.`,
  });
}

/** Whether a value means "no filter": 'All' in any case, or empty (ADD-12). */
const isAll = (value: unknown): boolean =>
  typeof value === 'string' && ['', 'all'].includes(value.trim().toLowerCase());

/** A filter by ids: one, several, or 'all', '' and [] for no filter (AMB-012, ADD-12). */
export const idFilter = z
  .union(
    [
      idOrObject,
      z.array(idOrObject).max(1000, { error: (issue) => `${nameOf(issue)} may have at most 1000 ids.` }),
    ],
    { error: (issue) => `${nameOf(issue)} must be an id, a list of at most 1000 ids, or empty.` },
  )
  .transform((value) => {
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined);
    return ids.length > 0 && !ids.some(isAll) ? ids : undefined;
  })
  .meta(
    describedAs({
      named: 'IdFilter',
      anyOf: [
        { type: 'string' },
        { type: 'array', items: { type: 'string' }, maxItems: 1000 },
        { type: 'null' },
      ],
      examples: [[EXAMPLE_ID], ''],
    }),
  )
  .optional();

/** A boolean, also sent as text. */
export const flag = z
  .preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean({ error: (issue) => `${nameOf(issue)} must be true or false.` }),
  )
  .meta(describedAs({ named: 'Flag', enum: [true, false, 'true', 'false'], examples: [true] })) as Takes<
  Flag,
  boolean
>;

/** A filter by a boolean, also sent as text; 'all', '', null and absent mean no filter (AMB-012, ADD-12). */
export const flagFilter = noFilter(flag.optional()).meta(
  describedAs({
    named: 'FlagFilter',
    enum: [true, false, 'true', 'false', 'all', '', null],
    examples: [true, 'all'],
  }),
) as MayTake<Flag | 'all' | '' | null, boolean | undefined>;

/** Wraps a schema as a filter: 'all' in any case, '', null, [] and absent all mean no filter (AMB-012, ADD-12). */
export function noFilter<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) =>
      isAll(value) || value === null || (Array.isArray(value) && value.every(isAll)) ? undefined : value,
    schema,
  );
}

/** A day that narrows a list, in any accepted format. */
export const dayFilter = (name: string) =>
  noFilter(
    plainText(name, 40)
      .refine((text) => dayFrom(text) !== undefined, `${name} must be a day such as 2026-11-14.`)
      .transform((text) => dayFrom(text) ?? '')
      .optional(),
  ).meta(describedAs({ type: ['string', 'null'] }));

/** A search text, or an object whose first non-empty value is the text (AMB-011). Cut at 200 characters (ADD-3). */
const searchText = z
  .preprocess(
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
  )
  .meta(
    describedAs({
      named: 'Search',
      anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
      examples: ['harvest', { department: 'harvest' }],
    }),
  ) as MayTake<string | number | object | null, string>;

const emptyIs = (fallback: number | undefined) => (value: unknown) =>
  value === '' || value === null || value === undefined ? fallback : Number(value);

/** An integer, also sent as text, clamped to its bounds; `fallback` if absent or empty (ADD-3). */
const bounded = (min: number, max: number, fallback: number) =>
  z
    .preprocess(
      emptyIs(fallback),
      z
        .number({ error: (issue) => `${nameOf(issue)} must be a number.` })
        .transform((n) => Math.min(max, Math.max(min, Math.trunc(n)))),
    )
    .meta(
      describedAs({ type: ['integer', 'string', 'null'], minimum: min, maximum: max, default: fallback }),
    ) as MayTake<number | string | null, number>;

/** Input for pagination: page 1–10000 and limit 1–1000, `size` by default (AMB-058, ADD-3). */
export function paging(size: number) {
  return { page: bounded(1, 10_000, 1), limit: bounded(1, 1000, size), search: searchText };
}

/** Input for pagination in the console, with `trashed` to list the trash instead (ADD-4). */
export const consolePaging = (size: number) => ({ ...paging(size), trashed: flagFilter });

/** The version on which an edit is based (ADD-1). */
export const versionSent = z
  .preprocess(emptyIs(undefined), z.int('version must be a whole number.').optional())
  .meta(
    describedAs({ named: 'Version', type: ['integer', 'string', 'null'], minimum: 1, examples: [3] }),
  ) as MayTake<number | string | null, number | undefined>;

/** A date or time parsed by `read`; '' and null mean none. Anything else is refused with `sentence`. */
export function timeText<T>(sentence: string, read: (text: string) => T | undefined) {
  return z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string(sentence)
      .max(60, sentence)
      .transform((text, context) => {
        const time = read(text);
        if (time === undefined) context.addIssue({ code: 'custom', message: sentence });
        return time ?? null;
      })
      .nullable(),
  );
}

/** A calendar day as YYYY-MM-DD or DD-MM-YYYY; '' and null mean none. Of a moment, its day is used. */
export function dayText(label: string) {
  const sentence = `${label} must be a day, written YYYY-MM-DD.`;
  return timeText(sentence, dayFrom).meta(
    describedAs({
      named: 'Day',
      type: ['string', 'null'],
      description: 'YYYY-MM-DD, DD-MM-YYYY, or a moment, whose day in the church’s own time counts',
      examples: ['2026-11-21'],
    }),
  );
}

/** The Idempotency-Key as a field, for forms; the header works as well (ADD-2). */
export const idempotencyField = { idempotency_key: plainText('idempotency_key', 200).optional() };

/** The version of the notice shown with a form, sent in a hidden field; an unknown one counts as none. */
export const noticeField = { notice: plainText('notice', 64).optional() };

/** Input for finding a unit by sub-domain (002 §7.1, AMB-006). */
export const bySubDomain = z.object({ ...paging(35), sub_domain: plainText('sub_domain', 253) });
