import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CALLS } from '#calls/calls.ts';
import type { Organisation } from '#lib/organisation.ts';
import { openApi } from './openapi.ts';
import { type ReferenceAssets, ReferencePage } from './ReferencePage.tsx';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Swagger UI's icons are data: pictures.
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds openapi.json, generated from the table of calls when first asked for, and docs, the page that shows it. */
export function registerReference(
  app: FastifyInstance,
  deps: { readonly organisation: Readonly<Organisation>; readonly clientDir: string },
): void {
  let made: { readonly json: string; readonly html: string } | undefined;
  const get = () => {
    made ??= describe(deps.organisation, deps.clientDir);
    return made;
  };
  const plain = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
  app.get('/openapi.json', async (_request, reply) => plain(reply).type('application/json').send(get().json));
  app.get('/docs', async (_request, reply) =>
    plain(reply)
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(get().html),
  );
}

function describe(organisation: Readonly<Organisation>, clientDir: string) {
  const described = openApi(CALLS, organisation);
  const page = createElement(ReferencePage, { title: described.info.title, assets: assetsIn(clientDir) });
  return {
    json: JSON.stringify(described, null, 2),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** In tests of the API alone nothing has been built, and the page has neither style nor script. */
function assetsIn(clientDir: string): ReferenceAssets | undefined {
  const file = join(clientDir, 'reference', 'manifest.json');
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const style = manifest['src/reference/page.css'];
  const script = manifest['src/reference/page.ts'];
  if (!style || !script) return undefined;
  return { style: `/assets/reference/${style.file}`, script: `/assets/reference/${script.file}` };
}
