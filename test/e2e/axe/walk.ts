import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe, resizeTo } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import type { State } from '../state.ts';

export const WIDTHS = { phone: 360, desk: 1440 } as const;
export type On = keyof typeof WIDTHS;
const EVERYWHERE: readonly On[] = ['phone', 'desk'];

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
  withChurch((started) => void Object.assign(here, started));
  return here;
}

/**
 * Brings a page into a state, by the finger where the state is one of both widths, and looks at it at each. That costs one visit: what is drawn
 * for the other width is drawn of the same state, and what had opened on it has to be open there too.
 */
export async function visit(page: Page, { church }: Walk, { path, open, only }: State): Promise<void> {
  const [first = 'phone', ...others] = only ? [only] : EVERYWHERE;
  await resizeTo(page, WIDTHS[first]);
  await goTo(page, path(church));
  await open?.(page, church);
  await lookAt(page, first, only !== undefined);
  const before = await opened(page);
  for (const on of others) {
    await resizeTo(page, WIDTHS[on]);
    await expect.poll(() => opened(page)).toBe(before);
    await lookAt(page, on);
  }
}

/** Looks at a page at a width as it stands. Colours hang on light and dark, hardly on the width: what is at both is dark on the phone. */
export const lookAt = (page: Page, on: On, isOnlyHere = false): Promise<void> =>
  inOrder(page, on, on === 'phone' || isOnlyHere ? 'both' : 'light');

/** At both widths, one after the other. */
export async function lookAtBoth(page: Page): Promise<void> {
  for (const on of EVERYWHERE) {
    await resizeTo(page, WIDTHS[on]);
    await lookAt(page, on);
  }
}

/** How much lies open over the page: dialogs, menus, panels of the header. */
const opened = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelectorAll('dialog[open], [popover]:popover-open, header details[open]').length,
  );

/**
 * Goes to an address: within the program where it stands on another screen of the console and holds nothing that would be asked about, since a
 * document that is loaded anew, and axe in it, takes more than all that is then asked of it. A program that has not begun yet would not hear of it.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const within = await page.evaluate((to) => {
    const isDrawn = document.querySelector('#organisation') && document.querySelector('main h1');
    if (!isDrawn || !to.startsWith('/') || location.pathname === new URL(to, location.href).pathname)
      return false;
    const holding = 'main form, dialog[open], [popover]:popover-open, .toast:focus-within';
    if (document.querySelector(holding)) return false;
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, address);
  if (!within) await page.goto(address);
  // The screen that was left stays until the next one is drawn, which is given the focus.
  else await page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));
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
  await expect.poll(() => sideways(page, [WIDTHS[on]])).toEqual([]);
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
