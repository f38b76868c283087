import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#lib/refusal.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

const BROKEN =
  'Something went wrong on our side, and nothing was saved. Please try again; if it happens again, tell the administrator.';
const AWAY = 'The database is not reachable just now, and nothing was saved. Please try again in a moment.';

/** What Fastify itself refuses, in our words; anything else of its kind falls back on the plain sentence of its status. */
const FASTIFY_ERRORS: Readonly<Record<string, ErrorAnswer>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    sentence: 'The request is not valid JSON. Check what was sent and try again.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    sentence: 'The request has an empty body where JSON was announced.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    sentence: 'This is too large to be saved at once. Shorten the text, and add pictures by uploading them.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    sentence: 'Send JSON with the header content-type: application/json.',
  },
  FST_FILES_LIMIT: { status: 422, sentence: 'These are too many files at once. Send at most 12.' },
};

/** Names of parsers' and the line's own failures that are the sender's, not ours. */
const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'];

/** Every failure of a call becomes one JSON answer here (AMB-002): the same sentence under desc, des and message, and never a stack. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = inWords(error);
  if (answer.status >= 500) request.log.error({ err: error }, 'a call failed');
  if (answer.retryAfterSeconds) reply.header('retry-after', String(answer.retryAfterSeconds));
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  const { sentence, fields } = answer;
  reply
    .code(answer.status)
    .send({ desc: sentence, des: sentence, message: sentence, ...(fields ? { fields } : {}) });
}

function inWords(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      sentence: error.message,
      fields: error.fields,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  }
  if (error instanceof z.ZodError) return fromIssues(error);
  const {
    code = '',
    statusCode = 500,
    constraint = '',
  } = error as { code?: string; statusCode?: number; constraint?: string };
  if (FASTIFY_ERRORS[code]) return FASTIFY_ERRORS[code];
  if (CUT_OFF.includes(code))
    return { status: 400, sentence: 'The request broke off before all of it had arrived. Please try again.' };
  if (code === '23505') return taken(constraint);
  // Bad text that slipped through, a value out of range, a broken reference: the sender's, and nothing was written.
  if (/^(22|23)/.test(code))
    return {
      status: 422,
      sentence: 'One of the values cannot be stored. Check what was entered and try again.',
    };
  if (code === '40001' || code === '40P01')
    return {
      status: 503,
      sentence: 'Two people saved at the same moment. Please save again.',
      retryAfterSeconds: 1,
    };
  if (code === '53100')
    return {
      status: 507,
      sentence: 'The server has no room left, so nothing was saved. Tell the administrator.',
    };
  if (isAway(code, error)) return { status: 503, sentence: AWAY, retryAfterSeconds: 5 };
  if (statusCode >= 400 && statusCode < 500)
    return {
      status: statusCode,
      sentence: 'The request cannot be understood. Check what was sent and try again.',
    };
  return { status: 500, sentence: BROKEN };
}

function taken(constraint: string): ErrorAnswer {
  const sentence = constraint.includes('email')
    ? 'Another user already has this email. Please use a different one.'
    : 'This is already taken. Please choose something else.';
  return { status: 422, sentence };
}

function isAway(code: string, error: unknown): boolean {
  if (/^(08|57P)/.test(code) || ['ECONNREFUSED', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(code))
    return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** The first complaint is the sentence; each field named gets its own. */
function fromIssues(error: z.ZodError): ErrorAnswer {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '');
    if (name && !(name in fields)) fields[name] = issue.message;
  }
  const first = error.issues[0];
  const sentence = first?.path.length ? first.message : 'The body must be a JSON object.';
  return { status: 422, sentence, fields };
}
