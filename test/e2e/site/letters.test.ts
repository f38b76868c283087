import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName } from '#lib/language.ts';
import { visitor } from '#test/support/browser.ts';
import { isLetters, onMachine } from '#test/support/machineFonts.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Indian letters on a machine that has none of them, and what they cost one that has (decision 0165). */
let app: App;
withChurch((started) => {
  ({ app } = started);
});

/** Opens a page, and says which letters it fetched, by their files' names without the content's hash. */
async function fetchedBy(browser: Browser, path: string, script = true): Promise<[Page, () => string[]]> {
  const page = await (await visitor(browser, { url: app.url, width: 360, script })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isLetters(request.url())) asked.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [page, () => asked.map((url) => url.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, ''))];
}

/** The fonts in which the text of elements is drawn; those of the machine by their name alone. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const all = await Promise.all(
    nodeIds.map(async (nodeId) => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  await session.detach();
  return [
    ...new Set(all.flat().map(({ familyName, isCustomFont }) => (isCustomFont ? 'sent: ' : '') + familyName)),
  ].sort();
}

// Letters can be taken from a browser on Linux alone; elsewhere the machine has them all.
if (process.platform === 'linux')
  describe('a machine', () => {
    it('with Latin letters alone, a page has the letters of its own language and the names of all', async () => {
      await onMachine('Latin alone', async (browser) => {
        const [page, asked] = await fetchedBy(browser, '/ta/about/officer');
        await expect.poll(() => drawnIn(page, '.crumbs a')).toEqual(['sent: Noto Sans Tamil']);
        await expect.poll(() => drawnIn(page, 'h1')).toEqual(['sent: Noto Serif Tamil SemiBold']);
        await expect.poll(asked).toContain('noto-sans-tamil-tamil-400-normal');
        expect(asked().filter((name) => /^noto-/.test(name) && !name.includes('tamil'))).toEqual([]);
        // Until they are there, the text is drawn in what there is.
        const shown = await page.evaluate(() =>
          [...document.fonts].filter(({ family }) => /Letters/.test(family)).map(({ display }) => display),
        );
        expect(new Set(shown)).toEqual(new Set(['swap']));
        for (const language of LANGUAGES.filter((one) => one !== 'en')) {
          const name = page.getByRole('link', { name: languageName(language), exact: true }).first();
          const drawn = () =>
            name.evaluate((link) => {
              const { maskImage, inlineSize } = getComputedStyle(link, '::before');
              return [/^url\("data:image\/svg/.test(maskImage), Number.parseFloat(inlineSize) > 25];
            });
          await expect.poll(drawn, { message: language }).toEqual([true, true]);
        }
      });
    });

    it('without script it has them too', async () => {
      await onMachine('Latin alone', async (browser) => {
        const [page, asked] = await fetchedBy(browser, '/kn/about/officer', false);
        await expect.poll(asked).toContain('noto-sans-kannada-kannada-400-normal');
        await expect.poll(() => drawnIn(page, '.crumbs a')).toEqual(['sent: Noto Sans Kannada']);
      });
    });
  });

it('a machine with the letters of all five languages fetches none', async () => {
  await onMachine('all letters', async (browser) => {
    for (const language of LANGUAGES) {
      const [page, asked] = await fetchedBy(browser, `/${language}/home`.replace('/en/', '/'));
      expect([language, asked()]).toEqual([language, []]);
      await page.context().close();
    }
  });
});
