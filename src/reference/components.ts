import type { JsonSchema } from '#calls/jsonSchema.ts';

/** The named schemas of a description, gathered while its operations are told. */
export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  /** The schema with every named one in it told once, by its name; `as`: the name of the whole. */
  told(schema: JsonSchema, as?: string): JsonSchema;
}

/** Throws when one name is given to two schemas: clients would take the one for the other. */
export function newComponents(): Components {
  const schemas: Record<string, JsonSchema> = {};
  const refer = (name: string, schema: JsonSchema): JsonSchema => {
    const before = schemas[name];
    if (before && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`Two schemas are named ${name}. Give one of them another name.`);
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const { named, ...rest } = value as JsonSchema & { named?: string };
    const told = Object.fromEntries(
      // What an example says is no schema.
      Object.entries(rest).map(([name, part]) => [name, name === 'examples' ? part : inside(part)]),
    );
    return typeof named === 'string' ? refer(named, told) : told;
  };
  return {
    schemas,
    told(schema, as) {
      const told = inside(schema) as JsonSchema;
      return as === undefined || '$ref' in told ? told : refer(as, told);
    },
  };
}
