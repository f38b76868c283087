import { z } from 'zod';

/**
 * A schema of a call as JSON Schema. Inputs that change what they take (a number sent as text) say their types and, under `shown`, their
 * examples in their metadata; zod leaves `examples` out of such schemas.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { shown } = jsonSchema as { shown?: unknown[] };
      if (!shown) return;
      delete (jsonSchema as { shown?: unknown }).shown;
      jsonSchema.examples = shown as typeof jsonSchema.examples;
    },
  });
  return described;
}
