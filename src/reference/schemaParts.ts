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
