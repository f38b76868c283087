import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { SITE_STATES } from '../site/states.ts';
import { statesOn, visit, WIDTHS, walk } from './walk.ts';

const here = walk();

describe.each(['phone', 'desk'] as const)('the site on a %s', (on) => {
  let page: Page;
  beforeAll(async () => {
    const { browser, app } = here;
    page = await (await visitor(browser, { width: WIDTHS[on], url: app.url })).newPage();
  });
  afterAll(() => page.context().close());
  it.each(statesOn(on, SITE_STATES))('$name', (state) => visit(page, on, here, state));
});
