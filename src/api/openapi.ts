import type { Call } from '#calls/call.ts';
import { jsonSchemaOf } from '#calls/jsonSchema.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import type { Organisation } from '#lib/organisation.ts';

interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const ERROR = {
  type: 'object',
  properties: {
    desc: { type: 'string' },
    des: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** The OpenAPI 3.1 description of a table of calls, made from the table itself and so never out of date. */
export function openApi(
  calls: Readonly<Record<string, Call>>,
  organisation: Pick<Organisation, 'shortName'>,
): Described & Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[`/${call.path}`] = {
      ...paths[`/${call.path}`],
      [call.method.toLowerCase()]: operation(name, call),
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
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
      schemas: { Error: ERROR },
    },
    paths,
  };
}

function operation(name: string, call: Call): Record<string, unknown> {
  const roles = call.who === 'everyone' ? 'everyone' : call.who.map(roleOnWire).join(', ');
  return {
    operationId: name,
    tags: [call.group],
    summary: call.summary,
    description: `Who: ${roles}. Source: ${call.source}.`,
    ...(call.who === 'everyone' ? {} : { security: [{ token: [] }] }),
    ...(call.path.includes('{id}')
      ? {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          ],
        }
      : {}),
    ...body(call),
    responses: {
      200: {
        description: 'Done',
        content: json(jsonSchemaOf(call.answer, 'output')),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function body(call: Call): Record<string, unknown> {
  if (call.files !== undefined) {
    const file = { type: 'string', format: 'binary' };
    const schema = {
      type: 'object',
      properties: { file: call.files === 1 ? file : { type: 'array', maxItems: call.files, items: file } },
    };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.input) return {};
  return {
    requestBody: { content: json(jsonSchemaOf(call.input, 'input')) },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });
