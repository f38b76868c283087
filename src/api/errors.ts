import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noRoomToSave } from '#kinds/sentences.ts';
import { calmWarning } from '#lib/calmLog.ts';
import { Refusal } from '#lib/refusal.ts';
import { type DatabaseFailure, databaseFailure } from '#store/database/databaseErrors.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

const BROKEN: ErrorAnswer = {
  status: 500,
  sentence:
    'Something went wrong on our side, and nothing was saved. Please try again; if it happens again, tell the administrator.',
};

/** How failures of the database are reported to the caller. */
const DATABASE_ERRORS: Readonly<Record<Exclude<DatabaseFailure, 'duplicate'>, ErrorAnswer>> = {
  unavailable: {
    status: 503,
    // Not “nothing was saved”: when the connection breaks during COMMIT nobody knows.
    sentence:
      'The database is not reachable just now, so this may not be saved. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  conflict: {
    status: 503,
    sentence: 'Two people saved at the same moment. Please save again.',
    retryAfterSeconds: 1,
  },
  timeout: {
    status: 503,
    sentence: 'This took too long, and nothing was saved. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  full: { status: 507, sentence: noRoomToSave },
  // The request's fault, and nothing was written: invalid text that passed the checks, a value out of range, a broken reference.
  badValue: {
    status: 422,
    sentence: 'One of the values cannot be stored. Check what was entered and try again.',
  },
};

/** Our wording of errors that Fastify itself raises; any other of its errors gets the generic sentence of its status. */
const FASTIFY_ERRORS: Readonly<Record<string, ErrorAnswer>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    sentence: 'The request is not valid JSON. Check what was sent and try again.',
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

/** Codes of errors in parsers and connections that are the client's fault. */
const CUT_OFF = ['ERR_STREAM_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'];

/**
 * The error handler of the API: turns every error into a JSON response (AMB-002) with the same sentence under desc, des and message, and never a
 * stack.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = inWords(error);
  if (answer.status >= 500) noteFailure(error, request);
  if (answer.retryAfterSeconds) reply.header('retry-after', String(answer.retryAfterSeconds));
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  const { sentence, fields, details } = answer;
  reply
    .code(answer.status)
    .send({ desc: sentence, des: sentence, message: sentence, ...(fields ? { fields } : {}), ...details });
}

/**
 * Logs why a call failed. A deliberate refusal without a cause is not logged. An outage, which fails many calls with the same message, is logged sparingly
 * (calmWarning).
 */
function noteFailure(error: unknown, { server, log }: FastifyRequest): void {
  const cause = error instanceof Refusal ? error.cause : error;
  if (cause === undefined) return;
  if (cause !== error || databaseFailure(error))
    calmWarning(server.log, `A call failed: ${(cause as Error).message}`);
  else log.error({ err: error }, 'a call failed');
}

function inWords(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      sentence: error.message,
      fields: error.fields,
      retryAfterSeconds: error.retryAfterSeconds,
      details: error.details,
    };
  }
  if (error instanceof z.ZodError) return fromIssues(error);
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (FASTIFY_ERRORS[code]) return FASTIFY_ERRORS[code];
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return { status: 400, sentence: 'The address of the call cannot be read. Check it and try again.' };
  if (CUT_OFF.includes(code))
    return { status: 400, sentence: 'The request broke off before all of it had arrived. Please try again.' };
  // Checked before database errors: a body that breaks off has the same codes as a lost database connection, and Fastify's status 400.
  if (statusCode >= 400 && statusCode < 500)
    return {
      status: statusCode,
      sentence: 'The request cannot be understood. Check what was sent and try again.',
    };
  const failure = databaseFailure(error);
  if (failure === 'duplicate') return taken((error as { constraint?: string }).constraint ?? '');
  return failure ? DATABASE_ERRORS[failure] : BROKEN;
}

function taken(constraint: string): ErrorAnswer {
  if (!constraint.includes('email'))
    return { status: 422, sentence: 'This is already taken. Please choose something else.' };
  const sentence = 'Another user already has this email. Please use a different one.';
  return { status: 422, sentence, fields: { email: sentence } };
}

/** The response for a schema error: the first issue becomes the sentence, and each field gets its own. */
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
