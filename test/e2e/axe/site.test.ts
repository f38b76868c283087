import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { resizeTo, visitor } from '#test/support/browser.ts';
import { SITE_STATES } from '../site/states.ts';
import type { State } from '../state.ts';
import { inOrder, statesOn, visit, WIDTHS, walk } from './walk.ts';

const here = walk();

/** What the server sends is the same at every width, and nothing was opened on it: it is loaded once. */
const isAsServed = ({ open, only }: State) => !open && !only;
const SERVED = SITE_STATES.filter(isAsServed);
const OPENED = SITE_STATES.filter((state) => !isAsServed(state));

describe('the site', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await visitor(here.browser, { url: here.app.url })).newPage();
  });
  afterAll(() => page.context().close());
  it.each(SERVED)('$name', async ({ path }) => {
    await page.goto(path(here.church));
    for (const on of ['desk', 'phone'] as const) {
      await resizeTo(page, WIDTHS[on]);
      await inOrder(page, on, on === 'phone' ? 'both' : 'light');
    }
  });
});

describe.each(['phone', 'desk'] as const)('the site on a %s', (on) => {
  let page: Page;
  beforeAll(async () => {
    const { browser, app } = here;
    page = await (await visitor(browser, { width: WIDTHS[on], url: app.url })).newPage();
  });
  afterAll(() => page.context().close());
  it.each(statesOn(on, OPENED))('$name', (state) => visit(page, on, here, state));
});
