import { type Call, shapeOf } from '#calls/call.ts';
import { type JsonSchema, jsonSchemaOf } from '#calls/jsonSchema.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import type { Organisation } from '#lib/organisation.ts';
import { type Components, newComponents } from './components.ts';
import { ERROR, REFUSED, statusesOf } from './refusals.ts';

/** One call as the description shows it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content } & Readonly<Record<string, unknown>>>
  >;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Described {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly components: {
    readonly securitySchemes: object;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The OpenAPI 3.1 description of a table of calls, generated from the table itself and so never out of date. */
export function openApi(
  calls: Readonly<Record<string, Call>>,
  organisation: Pick<Organisation, 'shortName'>,
): Described {
  const components = newComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[`/${call.path}`] = {
      ...paths[`/${call.path}`],
      [call.method.toLowerCase()]: operation(name, call, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${organisation.shortName} content API`,
      version: '1',
      description:
        'Sign in with auth/user_login and send the token in the authorization header, raw or behind Bearer. Answers are in data. ' +
        'Every refusal carries one sentence under desc, des and message.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token as it was given',
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: ERROR, ...components.schemas },
      responses: REFUSED,
    },
    paths,
  };
}

function operation(name: string, call: Call, components: Components): Operation {
  const roles = call.who === 'everyone' ? 'everyone' : call.who.map(roleOnWire).join(', ');
  const parameters = parametersOf(call);
  return {
    operationId: name,
    tags: [call.group],
    summary: call.summary,
    description: `Who: ${roles}. Source: ${call.source}.`,
    security: call.who === 'everyone' ? [] : [{ token: [] }, { bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body(name, call, components),
    responses: {
      200: {
        description: 'Done',
        content: json(components.told(jsonSchemaOf(call.response, 'output'), `${called(name)}Answer`)),
      },
      ...Object.fromEntries(
        statusesOf(call).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
    },
  };
}

function parametersOf(call: Call): Parameter[] {
  const inPath = (name: 'id' | 'name'): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema:
      name === 'id'
        ? { type: 'string', format: 'uuid' }
        : { type: 'string', examples: ['harvest1795258800000.jpg'] },
  });
  const header = (name: string, description: string): Parameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  const takesVersion = call.versioned || 'version' in shapeOf(call.input);
  return [
    ...(call.id ? [inPath(call.id)] : []),
    ...(call.repeatable
      ? [
          header(
            'Idempotency-Key',
            'The same key within 24 hours gets the first answer, and nothing happens twice',
          ),
        ]
      : []),
    ...(takesVersion ? [header('If-Match', 'The version that was loaded: 3, "3" or W/"3"')] : []),
  ];
}

function body(
  name: string,
  call: Call,
  components: Components,
): Pick<Operation, 'requestBody'> | Record<never, never> {
  if (call.files !== undefined) {
    const file = { type: 'string', format: 'binary' };
    const files = call.files === 1 ? file : { type: 'array', minItems: 1, maxItems: call.files, items: file };
    const schema = { type: 'object', properties: { file: files }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.input) return {};
  const schema = jsonSchemaOf(call.input, 'input');
  const required = 'required' in schema || 'anyOf' in schema;
  return {
    requestBody: { required, content: json(components.told(schema, `${called(name)}Body`)) },
  };
}

const called = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
