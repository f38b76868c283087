// `npm test`: everything that the tests need, from a clean checkout on, and then all of them. What is written
// behind `npm test --` goes to Vitest: `npm test -- --project api`, `npm test -- test/api/news.test.ts`. The
// last line is always `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, projectEnvironment, projectNode } from './lib/install.mjs';
import { counted, countOf, failuresIn, lastLine, PLACE } from './lib/testCount.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await main();

async function main() {
  try {
    await installed(root);
  } catch (error) {
    return stop(error.message);
  }
  const env = projectEnvironment(root);
  const browser = run(env, ['scripts/setup-browser.ts'], 'pipe');
  if (browser.status !== 0) return stop('The tests need a browser; the lines above say how to get one.');
  env.TEST_BROWSER = browser.stdout.trim();
  console.log(`Browser: ${env.TEST_BROWSER}`);

  // What the browser tests look at; takes no time when nothing has changed.
  if (run(env, ['scripts/build.ts']).status !== 0)
    return stop('The build failed; the lines above say where.');
  return runTests(env);
}

function runTests(env) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-results-'));
  const file = process.env[PLACE] ?? join(folder, 'count.json');
  try {
    const { args, env: more } = counted(file);
    const { status } = run({ ...env, ...more }, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      ...args,
      ...process.argv.slice(2),
    ]);
    const failures = failuresIn(file);
    if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
    return report(countOf(file, status));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
