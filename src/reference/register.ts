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
  // The look's ornaments are data: pictures.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds openapi.json and docs, the reference for people, below the calls; both are made from the table of calls once at the start. */
export function registerReference(
  app: FastifyInstance,
  deps: {
    readonly organisation: Readonly<Organisation>;
    readonly publicUrl: string;
    readonly clientDir: string;
  },
): void {
  const described = openApi(CALLS, deps.organisation);
  const page = createElement(ReferencePage, {
    described,
    base: `${deps.publicUrl}/api/v1`,
    assets: assetsIn(deps.clientDir),
  });
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  const json = JSON.stringify(described, null, 2);
  const plain = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
  app.get('/openapi.json', async (_request, reply) => plain(reply).type('application/json').send(json));
  app.get('/docs', async (_request, reply) =>
    plain(reply)
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html),
  );
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly assets?: readonly string[] }>>;

/** In tests of the API alone nothing has been built: the page then goes without style and script, and is still complete. */
function assetsIn(clientDir: string): ReferenceAssets | undefined {
  const file = join(clientDir, 'reference', 'manifest.json');
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const style = manifest['src/reference/reference.css'];
  const script = manifest['src/reference/islands/reference.ts'];
  if (!style || !script) return undefined;
  const at = (name: string): string => `/assets/reference/${name}`;
  const files = Object.values(manifest).flatMap((entry) => [entry.file, ...(entry.assets ?? [])]);
  const font = files.find((name) => name.endsWith('.woff2'));
  return { style: at(style.file), script: at(script.file), font: font && at(font) };
}
