import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_WORKER } from '#lib/consolePaths.ts';
import { type Manifest, partsOf } from './consoleManifest.ts';

/** The screens that are kept, with all that they fetch: those by which one writes. */
const TO_WRITE_WITH = [
  'today/TodayScreen',
  'drafts/DraftsScreen',
  'news/NewsListScreen',
  'news/NewsEditScreen',
  'events/EventsScreen',
];

/** Gives itself up with all that was kept: what browsers fetch in place of the worker where it is switched off (`CONSOLE_OFFLINE`). */
const GONE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('console ')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Registers the console's worker, by which it opens without a line. Browsers look for a newer one with each page that they open, and it is never
 * kept in between: an upgrade, and switching it off, reach every device that has a line.
 */
export function registerConsoleWorker(
  app: FastifyInstance,
  options: {
    readonly clientDir: string;
    readonly manifest: Manifest;
    readonly addresses: readonly string[];
    /** The console's page, which names the build. */
    readonly html: string;
    readonly offline: boolean;
  },
): void {
  const text = options.offline ? workerOf(options) : GONE;
  app.get(CONSOLE_WORKER, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(text),
  );
}

function workerOf({
  clientDir,
  manifest,
  addresses,
  html,
}: Parameters<typeof registerConsoleWorker>[1]): string {
  const worker = manifest['src/console/offline/worker.ts']?.file;
  const entry = manifest['src/console/main.tsx']?.file;
  const file = worker && join(clientDir, 'console', worker);
  if (!file || !entry || !existsSync(file)) return GONE;
  const files = partsOf(manifest, [
    'src/console/main.tsx',
    ...TO_WRITE_WITH.map((screen) => `src/console/${screen}.tsx`),
  ]);
  const kept = {
    // What the page says may change without a build: then the page is kept anew.
    build: createHash('sha256').update(html).update(files.join(' ')).digest('hex').slice(0, 16),
    page: '/today',
    entry,
    files: files.map((name) => `/assets/console/${name}`),
    addresses: addresses.map((pattern) => `^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  };
  return `self.KEPT=${JSON.stringify(kept)};\n${readFileSync(file, 'utf8')}`;
}
