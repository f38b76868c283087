import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Maximum size of a submitted form; browsers' limits on the fields of our pages stay far below it. */
export const FORM_LIMIT = 64 * 1024;
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Content type that mail programs may use for one-click unsubscribe (RFC 8058, 3.2). */
export const FORM_DATA_TYPE = 'multipart/form-data';

/** Converts the text fields of a multipart body to URL-encoded form data; files are ignored. Throws if the body is not multipart. */
export async function fieldsOfParts(body: Buffer, contentType: string): Promise<string> {
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields = [...parts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

/**
 * CSRF check: whether a form was submitted from a page of the same host. Browsers state this in Sec-Fetch-Site, older ones in Origin, and
 * scripts cannot forge either; a request with neither is refused.
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/** Whether the browser reports a cross-site request. A page that hides its address (Referrer-Policy) sends no usable Origin. */
export const isFromElsewhere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin';

/** Registers routes in a context that parses browser form bodies up to FORM_LIMIT. */
export function takesForms(
  app: FastifyInstance,
  pages: {
    error(error: 'badForm', status: number, request: FastifyRequest, reply: FastifyReply): unknown;
  },
  add: (scope: FastifyInstance) => void,
): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, read) => read(null, body),
    );
    scope.addContentTypeParser(
      FORM_DATA_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      ({ headers }: FastifyRequest, body: Buffer) => fieldsOfParts(body, headers['content-type'] ?? ''),
    );
    scope.setErrorHandler(({ statusCode = 400 }: { statusCode?: number }, request, reply) =>
      pages.error('badForm', statusCode, request, reply),
    );
    add(scope);
    done();
  });
}

/** Returns the submitted values by field name; if a name occurs twice, the first value counts. */
export function formValues(body: unknown): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(typeof body === 'string' ? body : ''))
    values[name] ??= value.replaceAll('\r\n', '\n');
  return { ...values };
}

/** The field by which a mail program unsubscribes its reader (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

/** Whether this is a one-click unsubscribe request (RFC 8058). */
export const isOneClick = (body: unknown): boolean => formValues(body)[ONE_CLICK] === 'One-Click';

/**
 * Idempotency key of a form (ADD-2), derived from its values and the visitor's network: pages are cached, so they cannot contain a key per
 * visitor.
 */
export const keyOfForm = (url: string, network: string, values: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify([url, network, values]))
    .digest('base64url');
