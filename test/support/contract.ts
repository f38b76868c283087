import { CALLS } from '#calls/calls.ts';
import type { JsonSchema } from '#calls/jsonSchema.ts';
import { type Described, type Operation, openApi } from '#reference/openapi.ts';
import { readSettings } from '#settings/settings.ts';

/**
 * What the description of the API promises, held against what was really answered: a status that it does not name, or a body that is not as
 * it says, is a fault of the one or the other.
 */
export function newContract() {
  const described = openApi(CALLS, readSettings({}).organisation);
  const operations = operationsOf(described);
  return {
    described,
    /** What is wrong with an answer, in sentences; none for what is not a call of the table. */
    faultsOf(method: string, path: string, status: number, body: unknown): string[] {
      const operation = operations.find(
        (one) => one.method === method && one.path.test(path.split('?')[0] ?? ''),
      );
      if (!operation) return [];
      const { operationId, responses } = operation.operation;
      const answer = responses[status];
      if (!answer) return [`${operationId} answers ${status}, which its description does not name.`];
      const schema = status === 200 ? answer.content?.['application/json']?.schema : ERROR;
      return schema
        ? faultsIn(schema, body, described).map((fault) => `${operationId}, ${status}: ${fault}`)
        : [];
    },
  };
}

const ERROR: JsonSchema = { $ref: '#/components/schemas/Error' };

function operationsOf({ paths }: Described) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): { method: string; path: RegExp; operation: Operation } => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
        operation,
      }),
    ),
  );
}

/** Where a value is not as a schema says, in JSON Schema's words as far as our own descriptions use them. */
export function faultsIn(
  schema: JsonSchema,
  value: unknown,
  described: Described,
  at = 'the body',
): string[] {
  const {
    $ref,
    anyOf,
    type,
    enum: values,
    properties = {},
    required = [],
    items,
  } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    type?: string | string[];
    enum?: unknown[];
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
  };
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return faultsIn(described.components.schemas[name] ?? { enum: [`no ${name}`] }, value, described, at);
  }
  if (anyOf?.every((one) => faultsIn(one, value, described, at).length > 0))
    return [`${at} is none of what it may be: ${JSON.stringify(value)?.slice(0, 200)}`];
  if (values && !values.includes(value))
    return [`${at} is ${JSON.stringify(value)}, not one of ${JSON.stringify(values)}`];
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some((one) => isA(one, value)))
    return [`${at} is ${JSON.stringify(value)?.slice(0, 100)}, not ${types.join(' or ')}`];
  if (Array.isArray(value))
    return items ? value.flatMap((item, i) => faultsIn(items, item, described, `${at}[${i}]`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !(name in record)).map((name) => `${at} has no ${name}`),
    ...Object.entries(properties).flatMap(([name, of]) =>
      record[name] === undefined ? [] : faultsIn(of, record[name], described, `${at}.${name}`),
    ),
  ];
}

function isA(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
