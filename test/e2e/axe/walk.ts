import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { axe, openBrowser, rewindow } from '#test/support/browser.ts';
import { type Church, smallChurch } from '#test/support/church.ts';
import { sideways } from '#test/support/layout.ts';
import { type App, startApp } from '#test/support/server.ts';
import type { State } from '../state.ts';

export const WIDTHS = { phone: 360, desk: 1440 } as const;
export type On = keyof typeof WIDTHS;

/** What a walk through states needs; there from the first test on. */
export interface Walk {
  readonly app: App;
  readonly browser: Browser;
  readonly church: Church;
}

/**
 * Every screen and page, and what opens on them: nothing that axe finds, nothing too wide. The states are shared among files, so that they
 * are walked through side by side.
 */
export function walk(): Walk {
  const here = {} as { -readonly [N in keyof Walk]: Walk[N] };
  beforeAll(async () => {
    [here.app, here.browser] = await Promise.all([startApp(), openBrowser()]);
    here.church = await smallChurch(here.app, 22);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.app?.close();
  });
  return here;
}

/** Brings a page into a state and looks at it, at each width at which it has this state. */
export async function visit(page: Page, { church }: Walk, { path, open, only }: State): Promise<void> {
  await rewindow(page, WIDTHS[only ?? 'desk']);
  await page.goto(path(church));
  await open?.(page, church);
  await (only ? inOrder(page, only) : inOrderAtBoth(page));
}

/** At a desk and then on a phone, without anything being loaded or opened anew; what is open stays so. */
export async function inOrderAtBoth(page: Page): Promise<void> {
  await rewindow(page, WIDTHS.desk);
  await inOrder(page, 'desk');
  const before = await page.evaluate(whatIsOpen);
  await rewindow(page, WIDTHS.phone);
  expect(await page.evaluate(whatIsOpen)).toEqual(before);
  await inOrder(page, 'phone');
}

/** Runs in the page. */
function whatIsOpen(): string[] {
  return [...document.querySelectorAll('dialog[open], :popover-open, details[open]')].map(
    ({ tagName, className }) => `${tagName} ${className}`,
  );
}

/** Light and dark: nothing that axe finds, and nothing wider than the window. */
export async function inOrder(page: Page, on: On): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Asked again while something is still coming or going, such as a toast.
  await expect.poll(() => axeWherever(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => axe(page, 'colours')).toEqual([]);
  expect(await sideways(page, [WIDTHS[on]])).toEqual([]);
}

/** What axe finds. A target that a bar stands half before is no smaller for it: then the page is looked at a little further on next time. */
async function axeWherever(page: Page): Promise<string[]> {
  const found = await axe(page);
  if (found.some((one) => one.startsWith('target-size')))
    await page.evaluate(() => {
      const before = scrollY;
      scrollBy(0, 37);
      if (scrollY === before) scrollTo(0, 0);
    });
  return found;
}
