import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONSOLE_MANIFEST } from '#lib/consolePaths.ts';
import { PAPER } from '#lib/hues.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { SiteSection } from '#lib/siteMenu.ts';
import { type Manifest, readManifest } from './consoleManifest.ts';
import { consoleWorkerPart } from './consoleWorker.ts';
import { oldBrowserScript } from './oldBrowserScript.ts';

const policy = (ownScript: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(ownScript).digest('base64')}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
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
  offline,
}: {
  clientDir: string;
  /** Path patterns of the console, taken from its sections. */
  addresses: readonly string[];
  organisation: Readonly<Organisation>;
  /** The public website's sections, as the console repeats them (AMB-100). */
  siteMenu: readonly SiteSection[];
  /** The kinds whose records have a page on the website, which the console can preview, and whether that page is the record's own. */
  withPages: Readonly<Record<string, 'own' | 'shared'>>;
  /** Path patterns of the main site's pages, so that the console can link to a record's page. */
  sitePages: readonly string[];
  /** Whether mails are sent or written to files: the console's texts depend on it, also for people who cannot sign in. */
  mailsTo: 'server' | 'files';
  /** Whether browsers cache the console, so that it opens offline. */
  offline: boolean;
}) {
  const manifest = readManifest(clientDir);
  const ownScript = oldBrowserScript();
  const allowed = policy(ownScript);
  const html = page(manifest, ownScript, {
    organisation,
    'site-menu': siteMenu,
    'with-pages': withPages,
    'site-pages': sitePages,
    'mails-to': mailsTo,
    offline,
  });
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.type('text/html').header('cache-control', 'no-store').header('content-security-policy', allowed);
    reply
      .header('x-content-type-options', 'nosniff')
      // Links in mails lead to the sign-in pages; no other site must learn such an address from the Referer.
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
    /** Makes it open offline. */
    workerPart: consoleWorkerPart({ clientDir, manifest, addresses, html, offline }),
    register: (app: FastifyInstance): void => {
      for (const path of addresses) {
        if (!app.hasRoute({ method: 'GET', url: path })) app.get(path, send);
      }
      app.get(CONSOLE_MANIFEST, (_request, reply) =>
        reply
          .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
          .type('application/manifest+json')
          .send(JSON.stringify(installed(organisation))),
      );
    },
  };
}

/** The console's manifest for a phone's home screen. */
function installed({ shortName }: Organisation): object {
  const icon = (size: number, purpose: string) => ({
    ...{ src: `/icons/synod-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    purpose,
  });
  return {
    ...{ id: '/today', start_url: '/today', scope: '/', display: 'standalone' },
    name: `${shortName} Admin Panel`,
    short_name: `${shortName} Admin`,
    background_color: PAPER,
    theme_color: PAPER,
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}

function page(manifest: Manifest, ownScript: string, facts: Readonly<Record<string, unknown>>): string {
  const entry = manifest['src/console/main.tsx'];
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Admin Panel</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#f8f3ea" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#181315" media="(prefers-color-scheme: dark)"><meta name="robots" content="noindex"><link rel="icon" href="/seals/synod.svg"><link rel="apple-touch-icon" href="/icons/synod-180.png"><link rel="manifest" href="${CONSOLE_MANIFEST}">${styles}${script}</head><body><div id="root"></div><script>${ownScript}</script>${data}<noscript>${entry ? 'The console needs JavaScript. Please switch it on in your browser.' : 'The console has not been built.'}</noscript></body></html>`;
}
