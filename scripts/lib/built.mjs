// Whether the build is up to date, asked without loading anything. Plain JavaScript: `npm start` asks on the Node that is there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file below dist/ that the build of each part leaves. */
export const MADE = {
  console: 'client/console/manifest.json',
  reference: 'client/reference/manifest.json',
  site: 'client/site/manifest.json',
  server: 'server/main.js',
};

/** A change of these changes every part. */
export const COMMON = [
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/lib/built.mjs',
  'scripts/lib/compress.ts',
  'scripts/lib/flatSheet.ts',
];

/** Holds what `timesOfFiles` was for the last build that came to its end. */
export const SEEN = join('dist', 'stamps', 'seen');

/**
 * Sizes and times of all files that a build is made of, as one hash. A change sets the time of a file's entry (ctime) whatever its
 * contents' time says, so where the hash is the same the contents need not be read.
 *
 * @param {string} root the project's folder
 * @param {boolean} dev whether the build is one of `npm run dev`
 */
export function timesOfFiles(root, dev) {
  const hash = createHash('sha256').update(String(dev));
  const sources = readdirSync(join(root, 'src'), { recursive: true }).map((path) => join('src', path));
  for (const path of [...COMMON, ...sources]) {
    const stat = statSync(join(root, path));
    if (stat.isFile()) hash.update(`${path} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Whether the last build that came to its end was made of the same files, and is there.
 *
 * @param {string} root the project's folder
 * @param {string} times what `timesOfFiles` says now
 */
export function isUnchanged(root, times) {
  const seen = join(root, SEEN);
  if (!existsSync(seen) || readFileSync(seen, 'utf8') !== times) return false;
  return Object.values(MADE).every((file) => existsSync(join(root, 'dist', file)));
}
