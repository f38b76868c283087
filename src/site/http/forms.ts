import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageMaker } from '../pages/pages.tsx';

/** No form of a page is longer; a browser's bound of fields is far above it. */
export const FORM_LIMIT = 64 * 1024;
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Mail programs may press their one button in this form as well (RFC 8058, 3.2). */
export const FORM_DATA_TYPE = 'multipart/form-data';

/** The typed fields of a body in parts, as a form sends them; files are left out. Throws when it is no such body. */
export async function fieldsOfParts(body: Buffer, contentType: string): Promise<string> {
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields = [...parts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

/**
 * Whether a form was sent from a page of the very host that it was sent to. Browsers say so by Sec-Fetch-Site, older ones by Origin, and no
 * page can make them lie; who says neither is refused.
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/** Whether a browser says that a page of another host has sent this. One whose page tells nobody where it is sends no Origin to go by. */
export const isFromElsewhere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin';

/** Adds routes that take what a browser's form sends, and only so much of it. */
export function takesForms(
  app: FastifyInstance,
  pages: Pick<PageMaker, 'error'>,
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

/** What was typed, by the fields' names; of a name that comes twice the first counts. */
export function formValues(body: unknown): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(typeof body === 'string' ? body : ''))
    values[name] ??= value.replaceAll('\r\n', '\n');
  return { ...values };
}

/** The field by which a mail program unsubscribes its reader (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

/** Whether a mail program sent this for its reader, who pressed its own 'Unsubscribe'. */
export const isOneClick = (body: unknown): boolean => formValues(body)[ONE_CLICK] === 'One-Click';

/** The same form from the same network is the same request (ADD-2): pages are cached, so they can't carry a key for each visitor. */
export const keyOfForm = (url: string, network: string, values: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify([url, network, values]))
    .digest('base64url');
