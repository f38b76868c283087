import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#calls/call.ts';
import { Refusal } from '#lib/refusal.ts';

const NO_JSON = 'Send JSON with the header content-type: application/json.';

/** Registers how request bodies are parsed: JSON or multipart files. An empty body counts as no body, whatever its Content-Type says (ADD-13). */
export function registerBodies(api: FastifyInstance): void {
  api.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    // Without the header no parser runs, so none can refuse a body that was never sent.
    if (encoding === undefined && Number(length ?? 0) === 0) delete request.raw.headers['content-type'];
  });
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser(
    /^application\/([\w.-]+\+)?json\b/i,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parse(request, String(body), done);
    },
  );
  // With chunked encoding it is known only at the end that the body is empty.
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new Refusal(415, NO_JSON));
  });
}

/** Returns the request body from which the call's input is read. Throws Refusal (415) for files where the call takes none. */
export function bodyOf(call: Call, request: FastifyRequest): unknown {
  if (call.files === undefined && request.isMultipart()) throw new Refusal(415, NO_JSON);
  const body = request.body ?? {};
  if (!call.pageSize || !isRecord(body)) return body;
  const { limit } = body;
  const size = limit === undefined || limit === null || limit === '' ? call.pageSize(body) : undefined;
  return size === undefined ? body : { ...body, limit: size };
}

/** The version named in an If-Match header, however it is written: 3, "3" or W/"3" (ADD-1). undefined when there is no header, and for `*`. */
export function versionMatched(request: FastifyRequest): number | undefined {
  const sent = request.headers['if-match']?.trim() ?? '';
  if (sent === '' || sent === '*') return undefined;
  const version = /^(?:W\/)?("?)(\d{1,9})\1$/i.exec(sent)?.[2];
  const sentence = 'If-Match must be the version that was loaded, such as "3".';
  if (version === undefined) throw new Refusal(422, sentence, { fields: { 'if-match': sentence } });
  return Number(version);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
