import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Church } from './church.ts';
import { startChurch } from './preparedChurch.ts';
import { type App, startApp } from './server.ts';

interface Options {
  /** Of the program, as in the environment. */
  readonly settings?: Parameters<typeof startApp>[0];
  /** Whether the pages of a test are closed with it. */
  readonly closePages?: boolean;
}

interface Started {
  readonly app: App;
  readonly browser: Browser;
}
type Begin<S> = (started: S) => void | Promise<void>;

/**
 * A program and a browser for the tests of one file: `begin` is given them before the first test, and makes there what the tests need; they are
 * closed after the last one.
 */
export function withApp(begin: Begin<Started>, options: Options = {}): void {
  around(async (settings) => ({ app: await startApp(settings) }), begin, options);
}

/** The same with the small church in the program (test/support/church.ts), a copy of its own. */
export function withChurch(begin: Begin<Started & { readonly church: Church }>, options: Options = {}): void {
  around(startChurch, begin, options);
}

function around<S extends { readonly app: App }>(
  start: (settings: Options['settings']) => Promise<S>,
  begin: Begin<S & Started>,
  { settings, closePages = false }: Options,
): void {
  let started: S | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [started, browser] = await Promise.all([start(settings), openBrowser()]);
    await begin({ ...started, browser });
  });
  afterAll(async () => {
    await browser?.close();
    await started?.app.close();
  });
  if (closePages) afterEach(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())));
}
