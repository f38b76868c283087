import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT } from '#test/support/projectFiles.ts';
import { counted, countOf, failuresIn, noteTime, timesLine } from './testCount.mjs';

/** What `npm test` says in its last line: made-up test files, run by Vitest itself. */
const GOOD = `it('is well', () => {}); it('is well, too', () => {});`;
const FILES: Readonly<Record<string, string>> = {
  good: GOOD,
  'one-fails': `${GOOD} it('fails', () => { throw new Error('no'); });`,
  'cannot-start': `beforeAll(() => { throw new Error('no'); }); ${GOOD} describe('more', () => { it('is well', () => {}); });`,
  'group-cannot-start': `${GOOD} describe('more', () => { beforeAll(() => { throw new Error('no'); }); it('is well', () => {}); });`,
  'cannot-be-read': `import './there-is-no-such-file.ts'; ${GOOD}`,
  'cannot-end': `afterAll(() => { throw new Error('no'); }); ${GOOD}`,
  empty: '',
  dies: `${GOOD} it('dies', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });`,
  'fails-outside': `${GOOD} it('leaves something behind', () => { void Promise.reject(new Error('no')); });`,
};

let folder: string;
let failures: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-count-'));
  mkdirSync(join(folder, 'tests'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function countWith(names: readonly string[], ...more: string[]) {
  for (const name of names)
    writeFileSync(
      join(folder, 'tests', `${name}.test.ts`),
      `import { afterAll, beforeAll, describe, it } from 'vitest';\n${FILES[name]}\n`,
    );
  const file = join(folder, 'count.json');
  const { args, env } = counted(file);
  const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--maxWorkers=1', '--cache=false', ...args, ...more],
    {
      cwd: folder,
      env: { ...process.env, ...env },
    },
  );
  failures = failuresIn(file);
  return { ...countOf(file, status), green: status === 0 };
}

it('what could not start, be read or end has failed, and what ran before counts', () => {
  expect(countWith(Object.keys(FILES))).toEqual({
    // Two each of good, one-fails, group-cannot-start and cannot-end, and three of fails-outside.
    passed: 11,
    // One test that fails; three, and one, that could not start; three files; three tests of a process that died, and its death; one error
    // outside of tests.
    failed: 1 + 3 + 1 + 3 + 3 + 1 + 1,
    skipped: 0,
    green: false,
  });
  expect(failures).toContain('tests/one-fails.test.ts · fails · no');
  expect(failures).toContain('tests/group-cannot-start.test.ts · more · no');
  expect(failures).toContainEqual(
    expect.stringMatching(/^tests\/cannot-be-read\.test\.ts · .*there-is-no-such-file/),
  );
});

it('what is left out on purpose has not; how long it took is kept beside what took time before', () => {
  const file = join(folder, 'count.json');
  noteTime(file, 'install', 23.7);
  expect(countWith(['good'], '-t', 'too')).toEqual({ passed: 1, failed: 0, skipped: 1, green: true });
  expect(timesLine(file)).toMatch(/^Seconds: install 24, tests \d+$/);
});

it('nothing passes where Vitest ends before it has found a file', () => {
  expect(countWith(['good'], '--config', 'there-is-none.ts')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    green: false,
  });
});
