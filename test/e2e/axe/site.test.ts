import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { SITE_STATES } from '../site/states.ts';
import { visit, walk } from './walk.ts';

const here = walk();

describe('the site', () => {
  let page: Page;
  beforeAll(async () => {
    const { browser, app } = here;
    page = await (await visitor(browser, { url: app.url })).newPage();
  });
  afterAll(() => page.context().close());
  it.each(SITE_STATES)('$name', (state) => visit(page, here, state));
});
