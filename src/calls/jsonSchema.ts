import { z } from 'zod';

/** A schema in the words of JSON Schema, as the reference shows it and clients are made from it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * How an input that changes what it takes (a number sent as text) is told to clients: instead of what zod makes of it. A function where it
 * hangs on the brand, which is bound later.
 */
export const toldAs = (json: JsonSchema | (() => JsonSchema)) => ({ json });

/** Gives a schema the name under which clients know it. */
export const named = <T extends z.ZodType>(name: string, schema: T): T => schema.meta({ named: name }) as T;

/**
 * What a body must have although its schema lets it be left out, since the write path asks for it; `oneOf`: at least one of these names.
 */
export const needing = <T extends z.ZodType>(
  schema: T,
  needs: readonly string[],
  oneOf: readonly string[] = [],
): T => (needs.length + oneOf.length > 0 ? schema.meta({ needs, oneOf }) : schema) as T;

interface Told {
  json?: JsonSchema | (() => JsonSchema);
  needs?: readonly string[];
  oneOf?: readonly string[];
}

/**
 * A schema of a call as JSON Schema. A named one is told in place, with its name under `named`. Of an input exactly that is required without
 * which it is refused. An answer may get further fields one day, so none are forbidden.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const target = jsonSchema as Record<string, unknown> & Told;
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

/** The names without which an input is refused by its schema. */
const wanted = (shape: z.core.$ZodLooseShape): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => (z.safeParse(schema, undefined).success ? [] : [name]));

/** zod tells every whole number's bounds; those of a safe integer tell nobody anything. */
function withoutBounds(target: Record<string, unknown>): void {
  if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum;
  if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum;
}
