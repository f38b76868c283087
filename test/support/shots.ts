import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { visitor } from './browser.ts';

const WIDTHS = [360, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

export type Shots = {
  /** Into which folder; it is made when missing. */
  folder: string;
  /** Brings a page into the state to be shown (sign in, open a menu) after it has loaded. */
  prepare?: (page: Page) => Promise<void>;
  /** The whole page instead of the first screen; true when not given. */
  whole?: boolean;
  script?: boolean;
};

/**
 * Takes four pictures of one address, on a phone (360) and a desk (1440), light and dark:
 * `<folder>/<name>-360-light.png` and so on. Returns their paths.
 */
export async function takeShots(
  browser: Browser,
  url: string,
  name: string,
  options: Shots,
): Promise<string[]> {
  await mkdir(options.folder, { recursive: true });
  const paths: string[] = [];
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      const context = await visitor(browser, { width, scheme, script: options.script ?? true });
      const page = await context.newPage();
      await page.goto(url);
      await options.prepare?.(page);
      await settle(page);
      const path = join(options.folder, `${name}-${width}-${scheme}.png`);
      await page.screenshot({ path, fullPage: options.whole ?? true, animations: 'disabled' });
      await context.close();
      paths.push(path);
    }
  }
  return paths;
}

/** Fonts are there, and pictures further down, which load when they come near, have been loaded too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
