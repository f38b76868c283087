import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { axe, openBrowser } from '#test/support/browser.ts';
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

/** The states that there are at this width. */
export const statesOn = (on: On, states: readonly State[]): State[] =>
  states.filter(({ only }) => only === undefined || only === on);

/** Brings a page into a state and looks at it. Its colours hang on light and dark, hardly on the width: what is at both is dark on the phone. */
export async function visit(
  page: Page,
  on: On,
  { church }: Walk,
  { path, open, only }: State,
): Promise<void> {
  await page.goto(path(church));
  await open?.(page, church);
  await inOrder(page, on, on === 'phone' || only === 'desk' ? 'both' : 'light');
}

/** Light and dark, or `light` alone: nothing that axe finds, and nothing wider than the window. */
export async function inOrder(page: Page, on: On, schemes: 'both' | 'light' = 'both'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Asked again while something is still coming or going, such as a toast.
  await expect.poll(() => axeWherever(page)).toEqual([]);
  if (schemes === 'both') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => axe(page, 'colours')).toEqual([]);
  }
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
