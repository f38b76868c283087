import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { COMMON, isUnchanged, MADE, SEEN, timesOfFiles } from './built.mjs';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** A project with a build of it, noted as the last one. */
async function builtProject(): Promise<{ root: string; source: string; isBuilt(dev?: boolean): boolean }> {
  const root = await mkdtemp(join(tmpdir(), 'lectern-built-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const source = join(root, 'src', 'site', 'page.ts');
  const files = [...COMMON, ...Object.values(MADE).map((file) => join('dist', file)), SEEN];
  for (const file of [...files.map((path) => join(root, path)), source]) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'one');
  }
  await utimes(source, LONG_AGO, LONG_AGO);
  await writeFile(join(root, SEEN), timesOfFiles(root, false));
  return { root, source, isBuilt: (dev = false) => isUnchanged(root, timesOfFiles(root, dev)) };
}

it('a build of the same files is up to date', async () => {
  const { isBuilt } = await builtProject();
  expect([isBuilt(), isBuilt(true)]).toEqual([true, false]);
});

it('an edit of the same size that sets the old time again is seen', async () => {
  const { source, isBuilt } = await builtProject();
  await writeFile(source, 'two');
  await utimes(source, LONG_AGO, LONG_AGO);
  expect(isBuilt()).toBe(false);
});

it('a file more, a file less and a build that is missing are seen', async () => {
  const more = await builtProject();
  await writeFile(join(more.root, 'src', 'new.ts'), '');
  const less = await builtProject();
  await rm(less.source);
  const missing = await builtProject();
  await rm(join(missing.root, 'dist', MADE.site));
  expect([more, less, missing].map(({ isBuilt }) => isBuilt())).toEqual([false, false, false]);
});
