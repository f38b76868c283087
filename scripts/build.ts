// Builds what has changed since the last build: `npm run build`. `--force` builds everything, `--dev` leaves out what only
// visitors need, `--quick` compresses for a first start, a tenth less than a release is. Runs on the project's Node as it stands.
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMON, isUnchanged, MADE, SEEN, timesOfFiles } from './lib/built.mjs';
import { compressFolder, QUICK, STRONGEST } from './lib/compress.ts';
import { step } from './lib/progress.mjs';

const root = join(import.meta.dirname, '..');
const stamps = join(root, 'dist', 'stamps');

/** Each part with the folders that it is made of; vite.config.ts says how. */
const PARTS = {
  console: { from: ['src/console', 'src/ui', 'src/calls', 'src/kinds', 'src/lib'] },
  reference: { from: ['src/reference'] },
  site: { from: ['src/site', 'src/ui', 'src/kinds', 'src/lib'] },
  server: {
    from: ['src'],
    // Of the console it knows what the sections say: at which addresses there is something.
    but: /^src\/console\/(?!sections?\.ts$|[^/]+\/section\.ts$)/,
  },
} satisfies Record<keyof typeof MADE, { from: string[]; but?: RegExp }>;
type Part = keyof typeof PARTS;

const { values: options } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    title: { type: 'string', default: 'Build' },
  },
});

const stale: { part: Part; hash: string }[] = [];
const seen = timesOfFiles(root, options.dev);
if (options.force || !isUnchanged(root, seen)) {
  await rm(join(root, SEEN), { force: true });
  for (const part of Object.keys(PARTS) as Part[]) {
    const hash = await hashOf(part);
    if (options.force || !isMade(part) || (await stampOf(part)) !== hash) stale.push({ part, hash });
  }
}
const quality = options.quick ? QUICK : STRONGEST;
const compressed = Number(await stampOf('compressed'));
if (stale.length > 0) await build();
else if (!options.dev && compressed < quality) await compress();
if (!process.exitCode) await writeFile(join(root, SEEN), seen);

async function build(): Promise<void> {
  const done = step(`${options.title} (${stale.map(({ part }) => part).join(', ')})`);
  try {
    await mkdir(stamps, { recursive: true });
    for (const { part } of stale) await rm(join(stamps, part), { force: true });
    // Loaded only now: a start with nothing to build shall not wait for it.
    const vite = await import('vite');
    for (const { part } of stale) {
      await vite.build({
        configFile: join(root, 'vite.config.ts'),
        mode: part,
        // Maps of the sources cost a start half a second and 70 MB: its code keeps names and comments, so only `--dev` has them.
        build: {
          minify: minify(part),
          sourcemap: options.dev && part === 'server',
          rolldownOptions: { checks: { pluginTimings: false } },
        },
      });
    }
    await bringAssets();
    if (!options.dev) await compress();
    for (const { part, hash } of stale) await writeFile(join(stamps, part), hash);
    done();
  } catch (error) {
    done('failed');
    console.error((error as Error).message);
    console.error('The build failed. Mend what is said above, and run the same command again.');
    process.exitCode = 1;
  }
}

/** What an earlier build has compressed less is done anew; the stamp says the least that any file has. */
async function compress(): Promise<void> {
  await compressFolder(join(root, 'dist', 'client'), quality, compressed > 0 && compressed < quality);
  await writeFile(join(stamps, 'compressed'), String(quality));
}

function minify(part: Part): boolean {
  return !options.dev && part !== 'server';
}

/** Pictures and fonts that server code imports are served from the site's folder, which the site's own build empties. */
async function bringAssets(): Promise<void> {
  const from = join(root, 'dist', 'server');
  const names = (await readdir(from)).filter((name) => !/\.(js|map)$/.test(name) && name.includes('.'));
  for (const name of names) await cp(join(from, name), join(root, 'dist', 'client', 'site', name));
}

function isMade(part: Part): boolean {
  return existsSync(join(root, 'dist', MADE[part]));
}

/** What an earlier build noted under this name; '' where it noted nothing. */
function stampOf(name: string): Promise<string> {
  return readFile(join(stamps, name), 'utf8').catch(() => '');
}

async function hashOf(part: Part): Promise<string> {
  const { from, but }: { from: string[]; but?: RegExp } = PARTS[part];
  const files = globSync(
    from.map((folder) => `${folder}/**/*.*`),
    { cwd: root },
  );
  const sources = files.filter((file) => !/\.(?:test|rows)\.tsx?$/.test(file) && !but?.test(file));
  const hash = createHash('sha256').update(JSON.stringify([options.dev, process.version]));
  for (const file of [...COMMON, ...sources.sort()])
    hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}
