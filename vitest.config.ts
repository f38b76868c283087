import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * For how long a test waits for what must come. That ends what hangs, and says nothing of speed: the machine may be many times slower than the
 * one on which a test was written. No test names a time of its own (`patience` in test/support/houseRules.ts).
 */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    // One database server for the whole run; each test file takes its own copy (test/support/database.ts).
    globalSetup: ['test/support/globalSetup.ts'],
    projects: [
      // Reads the files only, so that it runs without a database: `npm run check` asks it before all other
      // tests.
      { test: { name: 'walls', include: ['test/walls.test.ts'] } },
      {
        plugins: [react()],
        test: {
          name: 'unit',
          // Also where there are two cores only: some of these files wait more than they work, for a database that is ended, say.
          maxWorkers: 3,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['test/walls.test.ts'],
          setupFiles: ['test/support/eachFile.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'api',
          maxWorkers: 3,
          include: ['test/{api,media}/**/*.test.ts'],
          setupFiles: ['test/support/eachFile.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // A browser waits for a server and a test for a browser: two files side by side leave a fifth of two cores unused.
          // After the others.
          maxWorkers: 3,
          setupFiles: ['test/support/eachFile.ts'],
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
    ],
  },
});
