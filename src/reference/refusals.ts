import { type Call, shapeOf } from '#calls/call.ts';

const REFUSAL = 'The title is missing.';
const SENTENCE = { type: 'string', description: 'One whole sentence for the person' };

/** Every refusal: the same sentence under three names, and the errors by field if it is about the body (AMB-002). */
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
    code: {
      type: 'string',
      enum: ['second_key_needed', 'sign_in_again', 'prove_again', 'second_key_required'],
      description: 'For programs: what has to be done first, where the sentence alone does not tell',
    },
    by: {
      type: 'string',
      enum: ['password', 'key'],
      description: 'With `prove_again`: by what it is proved',
    },
    retry_after: { type: 'integer', description: 'After too many tries: seconds to wait, as in Retry-After' },
    second_key: {
      type: 'object',
      description: 'With `second_key_needed`: with what `auth/second_key` goes on',
      properties: {
        challenge: { type: 'string' },
        ways: { type: 'array', items: { type: 'string', enum: ['device', 'app', 'paper'] } },
        options: { type: ['object', 'null'], description: 'What the browser is asked for a device' },
      },
      required: ['challenge', 'ways', 'options'],
    },
  },
  required: ['desc', 'des', 'message'],
  examples: [{ desc: REFUSAL, des: REFUSAL, message: REFUSAL }],
};

const RETRY = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

/** How calls are refused, by status (AMB-002, ADD-1, ADD-3, ADD-5). */
const REFUSALS: Readonly<Record<number, { description: string; headers?: object }>> = {
  400: { description: 'Not valid JSON, or broken off' },
  401: {
    description: 'No token, a bad one, or one whose time has run out',
    headers: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  },
  403: {
    description:
      'This caller may never do this, or has to show a second key (`second_key_needed`), to prove who it is (`prove_again`) or to make a second key (`second_key_required`) first',
  },
  404: { description: 'Unknown, malformed, foreign or in the trash: always the same answer' },
  409: {
    description:
      'Somebody has saved, written or sent since what was sent was read, or it still stands somewhere',
  },
  413: { description: 'Too large' },
  415: { description: 'Not JSON' },
  422: { description: 'Something in the body; `fields` says what' },
  429: { description: 'Too many tries, forms or searches', headers: RETRY },
  503: { description: 'Not just now; nothing was saved that was not answered', headers: RETRY },
  507: { description: 'The server has no room left' },
};

/** The shared refusal responses, by status. */
export const REFUSED = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, refusal]) => [
    `Refused${status}`,
    { ...refusal, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
);

/** The statuses with which a call may be refused. */
export function statusesOf(call: Call): number[] {
  const hasBody = call.input !== undefined || call.files !== undefined;
  const fields = Object.keys(shapeOf(call.input));
  const isPublic = call.who === 'everyone';
  const triesPassword =
    fields.includes('new_password') || (call.method === 'PUT' && fields.includes('current_password'));
  return [
    400,
    ...(isPublic ? [] : [401]),
    // A sign-in is refused to pages of other origins.
    ...(isPublic && call.secret !== true ? [] : [403]),
    ...(call.id || call.mayMiss ? [404] : []),
    ...(fields.some((name) => ['version', 'after', 'again'].includes(name)) ||
    call.versioned ||
    call.conflicts
      ? [409]
      : []),
    ...(hasBody ? [413, 415, 422] : []),
    ...(!hasBody && (call.versioned || call.fresh) ? [422] : []),
    // Wrong passwords are counted wherever one is required.
    ...((isPublic && (!call.reads || call.searches)) || triesPassword || call.limited ? [429] : []),
    503,
    ...(call.reads ? [] : [507]),
  ];
}
