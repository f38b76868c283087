import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floorRefusal } from './floors.ts';
import { homeOf, type Import, importsOf } from './imports.ts';

/**
 * The import walls: which folder under src may import which, and why not more. This table is the only place
 * where they stand. `biome.walls.json` (lint errors in the editor) is made from it by `node
 * test/support/walls.ts`, and `brokenWalls` below checks what the linter cannot say: relative paths,
 * type-only imports, packages that belong to one folder, folders without a wall.
 */
export type Wall = {
  /** Folders of ours that it may import, besides itself. */
  readonly may: readonly string[];
  /** Those from which it may import types, but nothing that runs. */
  readonly mayTypes?: readonly string[];
  /** Runs in the browser too, so nothing of Node's may come in. */
  readonly browser?: true;
  /** Why, as a sentence that the person who hits the wall reads. */
  readonly because: string;
};

export const WALLS: Readonly<Record<string, Wall>> = {
  lib: {
    may: [],
    browser: true,
    because: 'lib holds tiny pure helpers that everything else stands on, so it imports nothing of ours.',
  },
  kinds: {
    may: ['lib'],
    browser: true,
    because: 'kinds say what exists, without I/O, for server and browser alike; they may import lib only.',
  },
  calls: {
    may: ['kinds', 'lib'],
    browser: true,
    because:
      'calls are the contract as data, read by server and browser alike; they may import kinds and lib only.',
  },
  settings: {
    may: ['kinds', 'lib'],
    because: 'settings are read before all else and handed down; they may import kinds and lib only.',
  },
  store: {
    may: ['kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'store speaks SQL and knows neither HTTP nor pages; it may import kinds and lib, and types of settings.',
  },
  process: {
    may: ['lib'],
    because:
      'process starts programs and threads of our own beside the server and lets them give way to it; it knows nothing of what they do.',
  },
  status: {
    may: ['store', 'kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'status judges what is known of an installation; it may import store, kinds and lib, and types of settings, and shows and sends nothing.',
  },
  media: {
    may: ['store', 'process', 'kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'media handles files for whoever asks; it may import store, process, kinds and lib, and types of settings.',
  },
  mail: {
    may: ['store', 'kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'mail draws and sends what the store has noted; it may import store, kinds and lib, and types of settings.',
  },
  jobs: {
    may: ['store', 'media', 'mail', 'backup', 'process', 'status', 'kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'jobs run without a request; they may import store, media, mail, backup, process, status, kinds and lib, and types of settings.',
  },
  backup: {
    may: ['store', 'media', 'process', 'kinds', 'lib'],
    mayTypes: ['settings'],
    because:
      'backup writes and reads whole installations; it may import store, media, process, kinds and lib, and types of settings.',
  },
  cli: {
    may: ['backup', 'import', 'jobs', 'mail', 'media', 'process', 'store', 'settings', 'kinds', 'lib'],
    because:
      'cli is the commands of `lectern`: it does what a person at the server asks for, without HTTP, by what stands below it.',
  },
  import: {
    may: ['api', 'calls', 'kinds', 'store', 'media', 'lib', 'settings'],
    because:
      'import brings in what came from elsewhere as the calls of the API would; it may import api and what stands below it, and draws nothing.',
  },
  api: {
    may: ['calls', 'kinds', 'store', 'media', 'mail', 'jobs', 'status', 'lib', 'settings'],
    because:
      'no wing imports another: what api shares with console or site moves down to calls, kinds, lib or store.',
  },
  http: {
    may: ['kinds', 'lib', 'settings'],
    because:
      'http is the bare server under all wings and knows none of them; main.ts hands it what they answer.',
  },
  reference: {
    may: ['calls', 'kinds', 'lib', 'ui'],
    because:
      'reference tells the calls to people and tools; it may import calls, kinds, lib and ui, and answers no call itself.',
  },
  ui: {
    may: ['lib', 'kinds'],
    browser: true,
    because: 'ui holds primitives that know no route and fetch nothing; it may import lib and kinds only.',
  },
  console: {
    may: ['calls', 'kinds', 'lib', 'ui'],
    browser: true,
    because:
      'console runs in the browser and reaches the server through calls only; no wing imports another.',
  },
  site: {
    may: ['kinds', 'lib', 'ui'],
    mayTypes: ['settings', 'store'],
    because:
      'site draws plain data; it may import kinds, lib and ui, types of the store, and only its *.load.ts files may ask the store. ' +
      'No wing imports another.',
  },
};

/** What `*.load.ts` files of the site may import beyond their folder's wall. */
const LOADERS_MAY = ['store'];

/** Above all walls: it puts the whole together; nothing else stands directly in src. */
const ROOT_FILE = 'main.ts';

/** Packages that belong to certain folders, with the reason. */
export const PACKAGES: Readonly<
  Record<string, { readonly only: readonly string[]; readonly because: string }>
> = {
  pg: { only: ['store'], because: 'SQL is spoken in src/store only.' },
  kysely: { only: ['store'], because: 'SQL is spoken in src/store only.' },
  'pg-boss': {
    only: ['store', 'jobs'],
    because: 'Jobs are queued by the write path and worked off in src/jobs.',
  },
  'web-push': {
    only: ['jobs'],
    because: 'Push services are asked in src/jobs only, for devices that subscribed.',
  },
  nodemailer: { only: ['mail'], because: 'Mails are written and sent in src/mail only.' },
  sharp: {
    only: ['media'],
    because: 'Pictures are read and made in src/media only, where the limits stand.',
  },
  'sanitize-html': { only: ['lib', 'api', 'store'], because: 'HTML is cleaned once, when it is written.' },
  fastify: {
    only: ['http', 'api', 'site', 'media', 'reference'],
    because: 'Only what answers requests knows the HTTP server.',
  },
};

/**
 * Every import of one file that breaks a wall.
 *
 * @param path the file's path from the project's root, with forward slashes: `src/kinds/news.ts`
 * @param source its text
 * @returns whole sentences, each beginning with `path:line`; empty when all is well
 */
export function brokenWalls(path: string, source: string): string[] {
  const home = homeOf(path);
  const sentences: string[] = [];
  for (const found of importsOf(source)) {
    const reason = refusal(path, home, found);
    if (reason) sentences.push(`${path}:${found.line} imports '${found.specifier}': ${reason}`);
  }
  const known = home in WALLS || path === `src/${ROOT_FILE}`;
  if (!known)
    sentences.unshift(`${path}: '${home}' has no wall yet; say in test/support/walls.ts what it may import.`);
  return sentences;
}

function refusal(path: string, home: string, found: Import): string | undefined {
  const { specifier } = found;
  const isTest = /\.(?:test|rows)\.tsx?$/.test(path);
  if (specifier.startsWith('.')) return relativeRefusal(path, specifier);
  if (!specifier.startsWith('#')) return isTest ? undefined : packageRefusal(home, specifier);
  const target = specifier.slice(1).split('/')[0] ?? '';
  if (target === 'test') return isTest ? undefined : 'only tests may import from test/.';
  if (target === home || home === 'main') return undefined;
  if (target === 'main') return 'nothing imports main.ts: it puts the whole together.';
  const wall = WALLS[home];
  if (wall?.may.includes(target)) return undefined;
  if (home === 'site' && path.endsWith('.load.ts') && LOADERS_MAY.includes(target)) return undefined;
  if (wall?.mayTypes?.includes(target)) {
    return found.typeOnly
      ? undefined
      : `only types may come from there (write \`import type\`). ${wall.because}`;
  }
  return wall?.because;
}

function relativeRefusal(path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier);
  if (homeOf(target) === homeOf(path)) return floorRefusal(path, target);
  const better = target.startsWith('src/') ? ` (write '#${target.slice('src/'.length)}')` : '';
  return `folders are crossed by their name, never by a relative path${better}.`;
}

function packageRefusal(home: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:')) {
    return WALLS[home]?.browser ? `it would not run in the browser. ${WALLS[home].because}` : undefined;
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const rule = PACKAGES[name];
  return rule && home !== 'main' && !rule.only.includes(home) ? rule.because : undefined;
}

/**
 * The same walls as Biome overrides, the content of biome.walls.json. Tests beside the code are left out
 * (they may import test/ as well) and so are type-only allowances, which Biome can't tell apart.
 */
export function biomeWalls(): object {
  const overrides = Object.entries(WALLS).map(([folder, wall]) => {
    const may = [folder, ...wall.may, ...(wall.mayTypes ?? [])];
    return override([`src/${folder}/**`, '!**/*.test.*', '!**/*.rows.*'], may, wall);
  });
  return { overrides };
}

function override(includes: string[], may: readonly string[], wall: Wall): object {
  const allowed = may.map((name) => `!#${name}/**`);
  const patterns = [{ group: ['#*', '#*/**', ...allowed], message: wall.because }];
  if (wall.browser)
    patterns.push({ group: ['node:*', 'node:*/**'], message: `Not in the browser. ${wall.because}` });
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { writeFileSync } = await import('node:fs');
  const file = new URL('../../biome.walls.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(biomeWalls(), null, 2)}\n`);
}
