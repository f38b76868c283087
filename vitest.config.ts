import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changedFiles } from './test/support/changedFiles.ts';
import { isLong } from './test/support/often.ts';

/**
 * For how long a test waits for what must come. That ends what hangs, and says nothing of speed: the machine may be many times slower than the
 * one on which a test was written. No test names a time of its own (`patience` in test/support/houseRules.ts).
 */
const PATIENCE = {
  testTimeout: isLong ? 3_600_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Files run one after the other in the same few processes, which load the program once each. What a file
 * changes in its process it puts back (test/support/eachFile.ts); modules are not mocked (`mocked modules` in test/support/houseRules.ts).
 */
const SHARED = { isolate: false };

/** Pages are rendered as they are for readers: React for development takes more than twice as long for one, and its warnings are nobody's to read here. */
const AS_SERVED = { NODE_ENV: 'production' };
const PLAIN_JSX = { jsx: { development: false } };

/** Files that take a minute and more, or that mostly wait: begun last, they would run alone at the end. */
const LONG =
  /\/e2e\/(?:axe\/|journeys\/|hostileMail|console\/(?:sections|checklist|nothingLost|drafts|company)|site\/(?:pages|unitPages|offline))/;

/** Otherwise a first run begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongFile = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return sorted.sort((a, b) => isLongFile(b) - isLongFile(a));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    experimental: { vcsProvider: changedFiles },
    // One database server for the whole run; each test file takes its own copy (test/support/database.ts).
    globalSetup: ['test/support/globalSetup.ts'],
    projects: [
      // Reads the files only, so that it runs without a database: `npm run check` asks it before all other
      // tests.
      { test: { name: 'walls', include: ['test/walls.test.ts'], ...PATIENCE } },
      {
        plugins: [react()],
        test: {
          name: 'unit',
          // Also where there are two cores only: some of these files wait more than they work, for a database that is ended, say.
          maxWorkers: 3,
          include: ['src/**/*.test.{ts,tsx}', '{scripts,sample}/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['test/walls.test.ts'],
          setupFiles: ['test/support/eachFile.ts'],
          ...PATIENCE,
          ...SHARED,
        },
      },
      {
        plugins: [react()],
        oxc: PLAIN_JSX,
        test: {
          name: 'api',
          env: AS_SERVED,
          maxWorkers: 3,
          include: ['test/{api,media}/**/*.test.ts'],
          setupFiles: ['test/support/eachFile.ts'],
          ...PATIENCE,
          ...SHARED,
        },
      },
      {
        plugins: [react()],
        oxc: PLAIN_JSX,
        test: {
          name: 'e2e',
          env: AS_SERVED,
          include: ['test/e2e/**/*.test.ts'],
          // A browser waits for a server and a test for a browser: two files side by side leave a third of two cores unused, three a fifth;
          // four finish no sooner. After the others.
          maxWorkers: 3,
          setupFiles: ['test/support/eachFile.ts'],
          sequence: { groupOrder: 1 },
          ...PATIENCE,
          ...SHARED,
        },
      },
    ],
  },
});
