// `npm test`: everything that the tests need, from a clean checkout on, and then all of them. What is written
// behind `npm test --` goes to Vitest: `npm test -- --project api`, `npm test -- test/api/news.test.ts`. The
// last line is always `N passed, N failed`. With `--long` (`npm run test:long`) it runs those alone that have a long form, in that.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, projectEnvironment, projectNode } from './lib/install.mjs';
import { counted, countOf, failuresIn, lastLine, noteTime, PLACE, timesLine } from './lib/testCount.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'lectern-results-'));
const file = process.env[PLACE] ?? join(folder, 'count.json');

try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  try {
    await timed('install', () => installed(root));
  } catch (error) {
    return stop(error.message);
  }
  const env = projectEnvironment(root);
  const browser = await timed('browser', () => run(env, ['scripts/setup-browser.ts'], 'pipe'));
  if (browser.status !== 0) return stop('The tests need a browser; the lines above say how to get one.');
  env.TEST_BROWSER = browser.stdout.trim();
  console.log(`Browser: ${env.TEST_BROWSER}`);
  // All that the tests ask for is on this machine.
  for (const name of Object.keys(env)) if (/^(?:https?|all)_proxy$/i.test(name)) delete env[name];

  // What the browser tests look at; takes no time when nothing has changed.
  const build = await timed('build', () => run(env, ['scripts/build.ts']));
  if (build.status !== 0) return stop('The build failed; the lines above say where.');
  return runTests(env);
}

async function timed(part, work) {
  const begun = performance.now();
  const result = await work();
  noteTime(file, part, (performance.now() - begun) / 1000);
  return result;
}

function runTests(env) {
  const { args, env: more } = counted(file);
  const { status } = run({ ...env, ...more, ...(isLong && { TEST_LONG: 'yes' }) }, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    ...args,
    ...(isLong ? longTests() : []),
    ...process.argv.slice(2).filter((word) => word !== '--long'),
  ]);
  const failures = failuresIn(file);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${timesLine(file)}`);
  return report(countOf(file, status));
}

/** The files of which some tests do more than usual when they are given the time for it. */
function longTests() {
  const files = ['src', 'scripts', 'test'].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true }).map((name) => join(place, name)),
  );
  return files.filter(
    (name) => /\.test\.tsx?$/.test(name) && readFileSync(join(root, name), 'utf8').includes('/often.ts'),
  );
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  return report({ passed: 0, failed: 1, skipped: 0 });
}

function report(count) {
  const { passed, failed } = count;
  console.log(`\n${lastLine(count)}`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Runs a file on the project's Node; with 'pipe' its answer is kept, and only its messages are shown. */
function run(env, args, answer = 'inherit') {
  return spawnSync(projectNode(root), args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['inherit', answer, 'inherit'],
  });
}
