import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type App, startApp } from './server.ts';

interface Options {
  /** Of the program, as in the environment. */
  readonly settings?: Parameters<typeof startApp>[0];
  /** Whether the pages of a test are closed with it. */
  readonly closePages?: boolean;
}

/**
 * A program and a browser for the tests of one file: `begin` is given them before the first test, and makes there what the tests need; they are
 * closed after the last one.
 */
export function withApp(
  begin: (started: { readonly app: App; readonly browser: Browser }) => void | Promise<void>,
  { settings, closePages = false }: Options = {},
): void {
  let app: App | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(settings), openBrowser()]);
    await begin({ app, browser });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  if (closePages) afterEach(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())));
}
