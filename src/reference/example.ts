import type { JsonSchema } from '#calls/jsonSchema.ts';

/** A schema's parts, as far as our descriptions use them. */
export interface Parts {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}
export const partsOf = (schema: JsonSchema): Parts => schema as Parts;

/** The name behind a reference to a named schema. */
export const nameIn = ({ $ref }: Parts): string | undefined => $ref?.split('/').at(-1);

/** The schema itself where another is only named. */
export function resolved(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): Parts {
  const name = nameIn(partsOf(schema));
  return partsOf(name === undefined ? schema : (schemas[name] ?? {}));
}

/** A body to begin with: what is required, and the first of what can stand for it. Lists are asked for by page. */
export function exampleBody(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  const { properties = {}, required = [], anyOf = [] } = resolved(schema, schemas);
  const either = anyOf.flatMap((one) => partsOf(one).required ?? []).slice(0, 1);
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || either.includes(name) || ['page', 'limit'].includes(name),
  );
  // An edit needs nothing; it is shown with the first field that it may change.
  const shown = wanted.length > 0 ? wanted : Object.entries(properties).slice(0, 1);
  return Object.fromEntries(shown.map(([name, of]) => [name, exampleOf(name, of, schemas)]));
}

function exampleOf(name: string, schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): unknown {
  const parts = resolved(schema, schemas);
  const { examples, type, items, properties, anyOf } = parts;
  if (parts.default !== undefined) return parts.default;
  if (examples?.length) return examples[0];
  if (parts.enum) return parts.enum[0];
  if (anyOf?.[0]) return exampleOf(name, anyOf[0], schemas);
  const [first] = [type ?? []].flat();
  if (first === 'array') return items ? [exampleOf(name, items, schemas)] : [];
  if (properties) return exampleBody(schema, schemas);
  return { integer: 1, number: 1, boolean: true }[first ?? ''] ?? WORDS[name] ?? 'text';
}

/** What could stand in a field of this name; for the eye only. */
const WORDS: Readonly<Record<string, string>> = {
  email: 'asha@example.org',
  password: 'the office knows it',
  name: 'Youth',
  title: 'Boats first, then roofs',
  message: 'When is the next camp?',
  subject: 'A camp',
  mobile: '98400 00000',
  address: '226 Cathedral Road, Chennai',
  sentence: 'Please add a picture.',
  sub_domain: 'youth',
  news: '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071',
};
