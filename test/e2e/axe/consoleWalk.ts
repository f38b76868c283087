import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { signedIn } from '#test/support/consoleSteps.ts';
import type { State } from '../state.ts';
import { visit, WIDTHS, walk } from './walk.ts';

/** Walks through states of the console as the office, in one window. */
export function walkThroughConsole(states: readonly State[]): ReturnType<typeof walk> {
  const here = walk();
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    const { browser, app } = here;
    ({ context, page } = await signedIn(browser, app, '/users', undefined, { width: WIDTHS.phone }));
  });
  afterAll(() => context?.close());
  it.each(states)('$name', (state) => visit(page, here, state));
  return here;
}
