import type { Call } from '#calls/call.ts';

const SENTENCE = { type: 'string', description: 'One whole sentence for the person' };

/** Every refusal: the same sentence under three names, and what is wrong by field where it is about the body (AMB-002). */
export const ERROR = {
  type: 'object',
  properties: {
    desc: SENTENCE,
    des: SENTENCE,
    message: SENTENCE,
    fields: {
      type: 'object',
      description: 'What is wrong, by the name of the field',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['desc', 'des', 'message'],
};

const RETRY = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

/** How calls are refused, by status (AMB-002, ADD-1, ADD-3, ADD-5). */
const REFUSALS: Readonly<Record<number, { description: string; headers?: object }>> = {
  400: { description: 'Not valid JSON, or broken off' },
  401: {
    description: 'No token, a bad one, or one whose time has run out',
    headers: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  },
  403: { description: 'This caller may never do this' },
  404: { description: 'Unknown, malformed, foreign or in the trash: always the same answer' },
  409: { description: 'Somebody has saved, written or sent since what was sent was read' },
  413: { description: 'Too large' },
  415: { description: 'Not JSON' },
  422: { description: 'Something in the body; `fields` says what' },
  429: { description: 'Too many tries, forms or searches', headers: RETRY },
  503: { description: 'Not just now; nothing was saved that was not answered', headers: RETRY },
  507: { description: 'The server has no room left' },
};

/** The shared answers of a refusal, by status. */
export const REFUSED = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, refusal]) => [
    `Refused${status}`,
    { ...refusal, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
);

/** With which statuses a call may be refused. */
export function statusesOf(call: Call): number[] {
  const hasBody = call.input !== undefined || call.files !== undefined;
  const fields = Object.keys((call.input as { shape?: object } | undefined)?.shape ?? {});
  const isPublic = call.who === 'everyone';
  const writes = call.method !== 'GET' && !/\/get(_\w+)?$/.test(call.path);
  const triesPassword =
    fields.includes('new_password') || (call.method === 'PUT' && fields.includes('current_password'));
  return [
    400,
    ...(isPublic ? [] : [401]),
    // A sign-in is refused to pages of other origins.
    ...(isPublic && call.secret !== true ? [] : [403]),
    ...(call.path.includes('{') || call.mayMiss ? [404] : []),
    ...(fields.some((name) => ['version', 'after', 'again'].includes(name)) || call.versioned ? [409] : []),
    ...(hasBody ? [413, 415, 422] : []),
    ...(!hasBody && call.versioned ? [422] : []),
    // Wrong passwords are counted wherever one is asked for.
    ...((isPublic && (writes || fields.includes('search'))) || triesPassword || call.limited ? [429] : []),
    503,
    ...(writes ? [507] : []),
  ];
}
