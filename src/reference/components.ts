import type { JsonSchema } from '#calls/jsonSchema.ts';
import { withSamples } from './samples.ts';

/** Collects the named schemas of the API description. */
export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  /** Returns the schema with a $ref for each named one in it; `as`: a name for the schema itself. */
  told(schema: JsonSchema, as?: string): JsonSchema;
}

/** Creates an empty collection. Its method throws if one name is used for two different schemas. */
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
    const converted = Object.fromEntries(
      // Examples contain data, not schemas.
      Object.entries(rest).map(([name, part]) => [name, name === 'examples' ? part : inside(part)]),
    );
    if (converted.properties)
      converted.properties = withSamples(converted.properties as Record<string, JsonSchema>);
    return typeof named === 'string' ? refer(named, converted) : converted;
  };
  return {
    schemas,
    told(schema, as) {
      const described = inside(schema) as JsonSchema;
      return as === undefined || '$ref' in described ? described : refer(as, described);
    },
  };
}
