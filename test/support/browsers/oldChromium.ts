import { chromium } from 'playwright-core';
import { asExpression, heightOf, type Window } from './window.ts';

/**
 * Starts an old Chromium. Playwright still talks to it, but what Playwright runs in a page by itself asks for more than it has: locators are of no use.
 */
export async function openOldChromium(executablePath: string): Promise<Window> {
  const args = ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: async (url) => void (await page.goto(url)),
    size: (width) => page.setViewportSize({ width, height: heightOf(width) }),
    ask: async (run, ...given) => JSON.parse(await page.evaluate(asExpression(run, given))),
    picture: () => page.screenshot({ fullPage: true }),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
