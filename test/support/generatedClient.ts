import type { JsonSchema } from '#calls/jsonSchema.ts';
import type { Described, Operation } from '#reference/openapi.ts';

/*
 * A TypeScript client out of the description, as a tool of anybody's makes one: types for every named schema, a method for every call. The
 * usual generators stand on the compiler's old programming interface, which the house's version no longer has.
 */

/** The client as a module: `newClient(base, token, fetch)` gives an object with a method for each operation. */
export function clientSource({ components, paths }: Described): string {
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const methods = operationsOf(paths).map(({ method, path, operation }) => {
    const { operationId, responses } = operation;
    const args = argumentsOf(path, operation);
    const answer = typeOf(responses['200']?.content?.['application/json']?.schema ?? {});
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`);
    const sent = args.some(({ name }) => name === 'body') ? 'body' : 'undefined';
    return `    ${operationId}: (${args.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) =>
      ask<${answer}>('${method.toUpperCase()}', \`${url}\`, ${sent}, headers),`;
  });
  return `${types.join('\n')}

export type Headers = { 'Idempotency-Key'?: string; 'If-Match'?: string };
type Fetch = (url: string, init: { method: string; headers: Record<string, string>; body?: string | FormData }) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>;

export function newClient(base: string, token: string | undefined, fetch: Fetch) {
  async function ask<A>(method: string, path: string, body: unknown, headers: Headers = {}): Promise<A> {
    const files = body instanceof FormData;
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(body === undefined || files ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: files ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(((await response.json()) as Error).desc);
    return (await response.json()) as A;
  }
  return {
${methods.join('\n')}
  };
}
`;
}

/** A module that makes every call of the client as its description says: with all that a body may hold, and with no more than it needs. */
export function usageSource({ components, paths }: Described): string {
  const schemaOf = (schema: JsonSchema): JsonSchema =>
    typeof schema.$ref === 'string'
      ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema;
  const calls = operationsOf(paths).flatMap(({ path, operation }) => {
    const ids = [...path.matchAll(/\{\w+\}/g)].map(() => "'x'");
    const content = operation.requestBody?.content ?? {};
    const json = content['application/json']?.schema;
    const bodies = content['multipart/form-data']
      ? ['new FormData()']
      : json
        ? [exampleOf(json, schemaOf, false), exampleOf(json, schemaOf, true)]
        : [undefined];
    return bodies.map((body) => {
      const args = [...ids, ...(body === undefined ? [] : [body])];
      return `  (await client.${operation.operationId}(${args.join(', ')}))${hasData(operation, schemaOf) ? '.data' : ''};`;
    });
  });
  return `import { newClient } from './client.ts';
const client = newClient('http://localhost:3000/api/v1', 'token', fetch);
export async function everyCall(): Promise<void> {
${calls.join('\n')}
}
export async function mistakes(): Promise<void> {
  // @ts-expect-error a title is text
  await client.newsCreate({ title: 1, thumbnail: '0' });
  // @ts-expect-error a news item needs a thumbnail
  await client.newsCreate({ title: 'Boats' });
  // @ts-expect-error there is no such field
  await client.newsCreate({ title: 'Boats', thumbnail: '0', titel: 'Boats' });
  // @ts-expect-error there is no such type
  await client.publicationCreate({ title: 'Hymns', type: 'hymns', thumbnail: '0' });
  const { data } = await client.newsGet('x');
  // @ts-expect-error there is no such answer
  data.titel;
}
`;
}

interface Found {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}
const operationsOf = (paths: Described['paths']): Found[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

function argumentsOf(path: string, { requestBody }: Operation) {
  const json = requestBody?.content['application/json']?.schema;
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, type: 'string', optional: false })),
    ...(requestBody
      ? [{ name: 'body', type: json ? typeOf(json) : 'FormData', optional: !requestBody.required }]
      : []),
    { name: 'headers', type: 'Headers', optional: true },
  ];
}

const hasData = ({ responses }: Operation, schemaOf: (schema: JsonSchema) => JsonSchema): boolean =>
  'data' in
  ((schemaOf(responses['200']?.content?.['application/json']?.schema ?? {}).properties ?? {}) as object);

/** A schema as a type. */
function typeOf(schema: JsonSchema): string {
  const {
    $ref,
    anyOf,
    enum: values,
    type,
    properties,
    required = [],
    items,
    additionalProperties,
  } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    enum?: unknown[];
    type?: string | string[];
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    additionalProperties?: JsonSchema;
  };
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown';
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, of]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(of)}`,
    );
    const whole = `{ ${fields.join('; ')} }`;
    const either = (anyOf ?? []).flatMap((one) => (one.required as string[] | undefined) ?? []);
    // At least one of these names.
    return either.length > 0
      ? `${whole} & (${either.map((name) => `{ ${JSON.stringify(name)}: ${typeOf(properties[name] ?? {})} }`).join(' | ')})`
      : whole;
  }
  if (anyOf) return anyOf.map((one) => `(${typeOf(one)})`).join(' | ');
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' | ');
  if (type === 'array') return `(${typeOf(items ?? {})})[]`;
  if (type === 'object')
    return `Record<string, ${additionalProperties ? typeOf(additionalProperties) : 'unknown'}>`;
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[type ?? ''] ??
    'unknown'
  );
}

/** A value that a schema describes, as source: the first example, else the plainest. `whole`: with what may be left out. */
function exampleOf(schema: JsonSchema, schemaOf: (schema: JsonSchema) => JsonSchema, whole: boolean): string {
  const plain = schemaOf(schema);
  const {
    anyOf,
    enum: values,
    type,
    properties,
    required = [],
    items,
    examples,
  } = plain as {
    anyOf?: JsonSchema[];
    enum?: unknown[];
    type?: string | string[];
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    examples?: unknown[];
  };
  if (examples?.length) return JSON.stringify(examples[0]);
  if (values) return JSON.stringify(values[0]);
  if (properties) {
    const either = (anyOf ?? []).flatMap((one) => (one.required as string[] | undefined) ?? []).slice(0, 1);
    const fields = Object.entries(properties).filter(
      ([name]) => whole || required.includes(name) || either.includes(name),
    );
    return `{ ${fields.map(([name, of]) => `${JSON.stringify(name)}: ${exampleOf(of, schemaOf, whole)}`).join(', ')} }`;
  }
  const [first] = [type ?? []].flat();
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemaOf, whole);
  if (first === 'array') return `[${exampleOf(items ?? {}, schemaOf, whole)}]`;
  return { string: "'x'", integer: '1', number: '1', boolean: 'true', object: '{}' }[first ?? ''] ?? 'null';
}
