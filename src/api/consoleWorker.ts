import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerPart } from '#lib/serviceWorker.ts';
import { type Manifest, partsOf } from './consoleManifest.ts';

/** The screens that are cached, with everything they load: those used for writing. */
const TO_WRITE_WITH = [
  'today/TodayScreen',
  'drafts/DraftsScreen',
  'news/NewsListScreen',
  'news/NewsEditScreen',
  'events/EventsScreen',
];

/** The prefix of the console's cache names (`src/console/offline/worker.ts`). */
const CACHES = 'console ';

/** The console's part of the service worker, which lets it open offline; without a script if it is switched off or has not been built. */
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
    // The page's content may change without a build; it is then cached again.
    build: createHash('sha256').update(html).update(files.join(' ')).digest('hex').slice(0, 16),
    page: '/today',
    entry,
    files: files.map((name) => `/assets/console/${name}`),
    addresses: addresses.map((pattern) => `^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  };
  return { caches: CACHES, kept, script: readFileSync(file, 'utf8') };
}
