import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerPart } from '#lib/serviceWorker.ts';
import { type Manifest, partsOf } from './consoleManifest.ts';

/** The screens that are kept, with all that they fetch: those by which one writes. */
const TO_WRITE_WITH = [
  'today/TodayScreen',
  'drafts/DraftsScreen',
  'news/NewsListScreen',
  'news/NewsEditScreen',
  'events/EventsScreen',
];

/** With what the names of the console's caches begin (`src/console/offline/worker.ts`). */
const CACHES = 'console ';

/** The console's part of the worker, by which it opens without a line; without a script where it is switched off or has not been built. */
export function consoleWorkerPart({
  clientDir,
  manifest,
  addresses,
  html,
  offline,
}: {
  readonly clientDir: string;
  readonly manifest: Manifest;
  readonly addresses: readonly string[];
  /** The console's page, which names the build. */
  readonly html: string;
  readonly offline: boolean;
}): WorkerPart {
  const worker = manifest['src/console/offline/worker.ts']?.file;
  const entry = manifest['src/console/main.tsx']?.file;
  const file = worker && join(clientDir, 'console', worker);
  if (!offline || !file || !entry || !existsSync(file))
    return { caches: CACHES, kept: {}, script: undefined };
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
  return { caches: CACHES, kept, script: readFileSync(file, 'utf8') };
}
