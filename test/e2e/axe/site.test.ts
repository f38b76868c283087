import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { SITE_STATES } from '../site/states.ts';
import { visit, WIDTHS, walk } from './walk.ts';

/** What opens on the pages of the site. The pages as they come are looked at by test/e2e/site/everyPage.ts. */
const here = walk();

let page: Page;
beforeAll(async () => {
  const { browser, app } = here;
  page = await (await visitor(browser, { width: WIDTHS.phone, url: app.url })).newPage();
});
afterAll(() => page?.context().close());
it.each(SITE_STATES)('$name', (state) => visit(page, here, state));
