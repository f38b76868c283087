import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Organisation } from '#lib/organisation.ts';
import type { SiteSection } from '#lib/siteMenu.ts';

interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly css?: readonly string[];
  };
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Registers the console's one HTML page, sent for every console path (AMB-026): the organisation and the website's menu as JSON, and the bundle.
 * The browser decides what is shown, the server what is allowed. The page is public and holds no personal data.
 */
export function consolePage({
  clientDir,
  addresses,
  organisation,
  siteMenu,
  withPages,
  sitePages,
  mailsTo,
}: {
  clientDir: string;
  /** Path patterns of the console, taken from its sections. */
  addresses: readonly string[];
  organisation: Readonly<Organisation>;
  /** The public website's sections, as the console repeats them (AMB-100). */
  siteMenu: readonly SiteSection[];
  /** The kinds whose records have a page on the website, which the console can preview, and whether it is theirs alone. */
  withPages: Readonly<Record<string, 'own' | 'shared'>>;
  /** Path patterns of the main site's pages, so that the console can link to a record's page. */
  sitePages: readonly string[];
  /** Whether mails are sent or written to files: the console's texts depend on it, also for people who cannot sign in. */
  mailsTo: 'server' | 'files';
}) {
  const html = page(readManifest(clientDir), {
    organisation,
    'site-menu': siteMenu,
    'with-pages': withPages,
    'site-pages': sitePages,
    'mails-to': mailsTo,
  });
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.type('text/html').header('cache-control', 'no-store').header('content-security-policy', POLICY);
    reply
      .header('x-content-type-options', 'nosniff')
      // Links in mails lead to the sign-in pages: no other site learns such an address by Referer.
      .header('referrer-policy', request.url.startsWith('/login/') ? 'no-referrer' : 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin');
    reply
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
      .header('x-robots-tag', 'noindex');
    await reply.send(html);
  };
  return {
    send,
    register: (app: FastifyInstance): void => {
      for (const path of addresses) {
        if (!app.hasRoute({ method: 'GET', url: path })) app.get(path, send);
      }
    },
  };
}

function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, 'console', 'manifest.json');
  // Tests of the API alone run without a build; the page then says so, and the server starts all the same.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function page(manifest: Manifest, facts: Readonly<Record<string, unknown>>): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const data = Object.entries(facts)
    .map(
      ([id, value]) =>
        `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
    )
    .join('');
  const styles = (entry?.css ?? [])
    .map((file) => `<link rel="stylesheet" href="/assets/console/${file}">`)
    .join('');
  const script = entry ? `<script type="module" src="/assets/console/${entry.file}"></script>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Admin Panel</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#f8f3ea" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#181315" media="(prefers-color-scheme: dark)"><meta name="robots" content="noindex"><link rel="icon" href="/seals/synod.svg">${styles}${script}</head><body><div id="root"></div>${data}<noscript>${entry ? 'The console needs JavaScript. Please switch it on in your browser.' : 'The console has not been built.'}</noscript></body></html>`;
}
