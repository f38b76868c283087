import { z } from 'zod';

/** A JSON Schema, as the reference shows it and client generators use it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Sets the JSON Schema of an input with preprocessing (such as a number sent as text), instead of the one that zod generates. A function if
 * it depends on the brand, which is bound later.
 */
export const describedAs = (json: JsonSchema | (() => JsonSchema)) => ({ json });

/** Sets the name under which the reference lists a schema. */
export const named = <T extends z.ZodType>(name: string, schema: T): T => schema.meta({ named: name }) as T;

/**
 * Marks properties as required that the schema itself lets be omitted, because the write path checks them; `oneOf`: at least one of these.
 */
export const requiring = <T extends z.ZodType>(
  schema: T,
  needs: readonly string[],
  oneOf: readonly string[] = [],
): T => (needs.length + oneOf.length > 0 ? schema.meta({ needs, oneOf }) : schema) as T;

interface Described {
  json?: JsonSchema | (() => JsonSchema);
  needs?: readonly string[];
  oneOf?: readonly string[];
}

/**
 * Converts a call's schema to JSON Schema. Named schemas are inlined, with their name under `named`. In an input, exactly those properties
 * are required without which it is refused. Additional properties are never forbidden, so responses may get more fields later.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const target = jsonSchema as Record<string, unknown> & Described;
      const { json, needs = [], oneOf = [] } = target;
      for (const name of ['json', 'needs', 'oneOf']) delete target[name];
      if (json) {
        for (const name of Object.keys(target)) delete target[name];
        Object.assign(target, typeof json === 'function' ? json() : json);
      }
      delete target.additionalProperties;
      withoutBounds(target);
      const { def } = zodSchema._zod;
      if (io !== 'input' || def.type !== 'object') return;
      const required = [...new Set([...wanted((def as z.core.$ZodObjectDef).shape), ...needs])];
      if (required.length > 0) target.required = required;
      else delete target.required;
      if (oneOf.length > 0) target.anyOf = oneOf.map((name) => ({ required: [name] }));
    },
  });
  return described;
}

/** The properties without which a schema refuses an input. */
const wanted = (shape: z.core.$ZodLooseShape): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => (z.safeParse(schema, undefined).success ? [] : [name]));

/** Removes the bounds that zod adds to every integer, which only repeat the range of safe integers. */
function withoutBounds(target: Record<string, unknown>): void {
  if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum;
  if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum;
}
