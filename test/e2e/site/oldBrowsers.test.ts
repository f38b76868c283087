import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { resizeTo, troubles, visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { onMachine } from '#test/support/machineFonts.ts';
import { callsIn, NEWER_THAN_SITE } from '#test/support/newerCalls.ts';
import { PROJECT } from '#test/support/projectFiles.ts';
import type { App } from '#test/support/server.ts';
import { trafficOf } from '#test/support/traffic.ts';
import { withChurch } from '#test/support/withApp.ts';

let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

const built = join(PROJECT, 'dist', 'client');

it('conditions of style sheets are written as the first browsers with layers know them', () => {
  const sheets = globSync('*/*.css', { cwd: built });
  expect(sheets.length).toBeGreaterThan(50);
  const conditions = sheets.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/@media[^{]*/g)].map(([one]) => `${file}: ${one}`),
  );
  expect(conditions).toContainEqual(expect.stringContaining('(min-width:'));
  expect(conditions.filter((one) => /[<>=]/.test(one))).toEqual([]);
});

it('the site’s scripts ask for nothing that the oldest of their browsers lack', () => {
  const { files, newer } = callsIn('site', NEWER_THAN_SITE);
  expect(files).toBeGreaterThan(15);
  expect(newer).toEqual([]);
});

/** Styles with the font always used: by `optional` it is used only if it arrives within a tenth of a second, and one page of two may miss that. */
async function withFont(page: Page): Promise<void> {
  await page.route('**/assets/site/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** A page as a browser without layers has it: without their interface, and with an empty sheet in place of the layered one. */
async function withoutLayers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  await page.route('**/assets/site/site-*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
}

/** The place, size and type of each element, once the fonts are loaded. */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element);
      // A colour that is mixed has a likeness alone.
      const ground = element.matches('mark') ? '' : backgroundColor;
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [element.outerHTML.slice(0, 80), place, display, color, ground, fontSize, fontWeight].join(
        ' | ',
      );
    });
  });
}

it.each([
  ['a news item', ({ story }: Church) => story.path],
  ['a news item in Tamil', ({ tamil }: Church) => tamil.path],
  ['the front page', () => '/home'],
  ['the search', () => '/search?q=walk'],
  ['a diocese', ({ madras }: Church) => `/home/diocese/${madras.id}`],
])('%s looks the same without layers, by a sheet that nobody else fetches', async (_name, path) => {
  // The sheets of letters, which a machine without them fetches, are not part of what is compared.
  await onMachine('all letters', async (machine) => {
    await looksTheSame(machine, path(church));
  });
});

/** On a phone, and when its window is made that of a desk. */
async function looksTheSame(machine: Browser, path: string): Promise<void> {
  const [now, old] = [
    await (await visitor(machine, { width: 360, url: app.url })).newPage(),
    await (await visitor(machine, { width: 360, url: app.url })).newPage(),
  ];
  for (const page of [now, old]) await withFont(page);
  await withoutLayers(old);
  const [seen, fetched] = [troubles(old), await trafficOf(now)];
  const flat = old.waitForResponse('**/assets/site/flat-*.css');
  for (const page of [now, old]) await page.goto(path, { waitUntil: 'networkidle' });
  expect((await flat).status()).toBe(200);
  const differences = async (): Promise<(string | undefined)[][]> => {
    const [wanted, found] = await Promise.all([lookOf(now), lookOf(old)]);
    const pairs = wanted.map((one, at) => [one, found[at]]);
    return pairs.filter(([one, other]) => one !== other);
  };
  for (const width of [360, 1440]) {
    for (const page of [now, old]) await resizeTo(page, width);
    await expect.poll(differences, { message: `at ${width} px` }).toEqual([]);
  }
  expect(fetched.filter(({ url }) => url.includes('/flat-'))).toEqual([]);
  expect(seen).toEqual([]);
  await Promise.all([now.context().close(), old.context().close()]);
}

it('an advertisement opens and closes in a browser without popovers', async () => {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  const seen = troubles(page);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  // The browser itself would still open it.
  await page.route('**/home/advertisement', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(' popover="auto"', '') });
  });
  await page.goto('/home/advertisement', { waitUntil: 'networkidle' });
  const [plate, dialog] = [page.locator('.plate').first(), page.locator('.dialog--ad').first()];
  await plate.click();
  await dialog.waitFor();
  await dialog.getByRole('button').click();
  await dialog.waitFor({ state: 'hidden' });
  await plate.click();
  await dialog.waitFor();
  await page.mouse.click(3, 3);
  await dialog.waitFor({ state: 'hidden' });
  expect(seen).toEqual([]);
  await page.context().close();
});
